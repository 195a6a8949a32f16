import { anyOf, cap, gdc, negated, rules, type WordingRule, words } from './rule.ts';

const unproven = { source: cap, advice: 'needs proof that you can show. Say what you do instead.' };
const promised = (instead: string) => ({ source: cap, unlessBefore: negated, advice: `promises a result. ${instead}` });

/** Words that only praise. */
const praise = [
  ...rules(
    unproven,
    words(
      'award-winning, multi-award-winning, world-class, world-leading, world-renowned, world-beating, state-of-the-art, second to none, unrivalled, unbeatable, unparalleled, unmatched, top-rated, highest-rated, best-rated, best-in-class, miracle, life-changing, flawless',
    ),
    /\b(?:exceptional|outstanding|superior|premium|gold[- ]standard) (?:dental )?(?:care|service|dentistry|treatments?|results)\b/gi,
    /\b(?:voted|rated|named|ranked) (?:as )?(?:the )?(?:best|top|number one|no\. ?1|#1)\b/gi,
    /\bour (?:very )?(?:leading|finest|outstanding|exceptional|excellent|superb|unique|first-class|amazing|brilliant)\b/gi,
  ),
  // 'Cutting edge' alone is allowed, because front teeth have one.
  ...rules(
    { source: cap, advice: 'needs proof that you can show. Name the equipment, and what it does for the patient.' },
    /\b(?:cutting[- ]edge|latest|ultra-modern) (?:dental )?(?:technology|equipment|dentistry|techniques?|methods?|treatments?)\b/gi,
  ),
  ...rules(
    { source: gdc, advice: 'compares you with other dentists, which the GDC does not allow. Say what you do.' },
    /\bbetter than (?:any |all |most )?other (?:dentists?|dental practices?|practices?|clinics?)\b/gi,
  ),
];

/** Results that nobody can promise. */
const promises = [
  ...rules(
    promised('Say what the treatment changes.'),
    /\b(?:perfect|dream|hollywood) (?:new |white |straight )?(?:smiles?|teeth|results?|look)\b/gi,
  ),
  ...rules(
    promised('Leave it out, or say what is usual.'),
    /\b(?:100|(?:a |one )?hundred) ?(?:%|per ?cent\b)(?! (?:[a-z]{1,10} )?(?:juice|fruit|cotton))/gi,
  ),
  ...rules(
    promised('Say what is usual, and what can go wrong.'),
    /\b(?:completely|totally|entirely|absolutely|perfectly) safe\b|\brisk[- ]free\b/gi,
  ),
  ...rules(
    promised('Say what you do to make it comfortable.'),
    {
      find: /\bpainless(?:ly)?\b(?! (?:lumps?|ulcers?|sores?|patch(?:es)?|swellings?|spots?)\b)/gi,
      // It is a medical fact that early disease may not hurt, and a reason to see a dentist.
      unless:
        /\b(?:decay|cavity|cavities|gum disease|gingivitis|periodontitis|cancer|cracks?|lumps?|ulcers?|patch(?:es)?|erosion|wear|symptoms?)\b[^.!?]{0,60}\bpainless\b/i,
    },
    /\bpain[- ]free (?:dentist|dentistry|treatments?|fillings?|injections?|extractions?|implants?|whitening|visits?|procedures?)\b|\b(?:completely|totally|entirely|virtually|always) pain[- ]free\b/gi,
    {
      find: /\bpain[- ]free\b/gi,
      unlessBefore:
        /\b(?:no|not|never|nobody|once|until|when|if|while|you(?:'re| are)|stay|keep|become|becomes|[a-z]{2,8}n't)\b/i,
    },
  ),
  ...rules(
    promised('Say what your written guarantee covers, or leave it out.'),
    // The practice's written guarantee is a contract, and 'guarantee credit' a benefit.
    /\bguaranteed\b|\bguaranteeing\b|\b(?:we|i|it) (?:always |can |fully |will )?guarantee(?:s|d)?\b|\bguarantees (?:a|an|better|straighter|whiter|your)\b|\bguarantees? (?:you|that|perfect|success|results?|satisfaction)\b|\b(?:lifetime|results?|satisfaction|success) guarantees?\b/gi,
  ),
  ...rules(
    promised('Say how long it usually lasts, and what it depends on.'),
    /\bpermanent (?:cure|fix|relief|results?|solutions?|whit(?:eness|ening))\b|\bpermanently (?:cur|fix|remov|solv|straight|stop|whit)[a-z]{0,10}\b|\b(?:implants?|it|results?|veneers|whitening) (?:is|are|will be) permanent\b|\blast(?:s|ing)? (?:forever|for ever|for life|a lifetime)\b|\b(?:smiles?|teeth|results?) for life\b/gi,
  ),
];

export const plainPraise: readonly WordingRule[] = [...praise, ...promises];

/**
 * 'Best' alone is allowed ('the best time to brush'). It becomes a claim next to a word for a dentist or a practice, next to
 * what 'we' offer, or with a location ('the best in Leeds').
 */
const most =
  '(?:best|finest|leading|premier|foremost|number (?:one|1)|no\\. ?1|#1|cheapest|gentlest|friendliest|most (?:trusted|experienced|advanced|modern|skilled|qualified|gentle|popular|caring|recommended|affordable)|highest[- ]quality)';
/** One of these is in every text that breaks one of `comparisons`. */
export const superlative = new RegExp(`#1|\\b(?:top|lowest|highest|favourite|expert|${most})`, 'i');
const kindsOfPractice = "private|nhs|cosmetic|family|local|implant|emergency|children's|british|uk|modern|specialist";
const provider =
  '(?:dentists?|dentistry|dental (?:practices?|clinics?|teams?|surgery|surgeries|care|services?|provider|choice)|clinics?|hygienists?|orthodontists?|implantologists?|surgeons?|provider)';
const offered = anyOf(
  'care, treatments?, services?, results?, equipment, technology, materials?, dentistry, smiles?, implants?, veneers, whitening, standards?, experience, prices?, value',
);
const anyPlace = 'england|britain|town|the (?:uk|north|area|region|county|country|city|town|world|business)';
const noPraise =
  /\b(?:best|leading|number one|most popular) (?:times?|ways?|days?|place to|chance|thing|moment|known|causes?|reasons?|source|risk|drinks?|snacks?|sports?)\b/i;

/** Our names and locations. Praise next to one of these is praise of ourselves. */
export type OwnNames = { names: readonly string[]; places: readonly string[] };

const escapePatterns = (texts: readonly string[]) => texts.map((each) => each.toLowerCase().replace(/[^a-z0-9 ]/g, '\\$&'));

export function praiseOfOurselves(ours: OwnNames): WordingRule[] {
  const [names, places] = [escapePatterns(ours.names), escapePatterns(ours.places)];
  return rules(
    unproven,
    new RegExp(`\\b(?:top|${most}) (?:(?:${[kindsOfPractice, ...places].join('|')}) ){0,2}${provider}\\b`, 'gi'),
    {
      find: new RegExp(
        `\\b(?:${['we', 'our', 'us', ...names].join('|')})\\b[^.!?\\n]{0,50}\\b(?:top|${most}) (?:[a-z]{1,20} (?:of )?){0,2}${offered}\\b`,
        'gi',
      ),
      // 'Best for you' is what an examination finds out, not praise.
      unless: /\bbest [a-z ]{0,25}\bfor (?:you|your|each|every|them|their|him|her|a|an)\b/i,
    },
    {
      find: new RegExp(
        `\\b${most}\\b[^.!?\\n]{0,30}\\bin (?:(?:all|the whole) of )?(?:${[anyPlace, ...places].join('|')})\\b`,
        'gi',
      ),
      unless: noPraise,
    },
    new RegExp(
      `\\bwe(?:'re| are) (?:simply |proud to be |proudly )?(?:(?:${['the', 'your', ...places.map((place) => `${place}'s`)].join('|')}) )?(?:very )?(?:best|finest|leading|number one|no\\. ?1|cheapest)\\b`,
      'gi',
    ),
  );
}

/** Any capitalised word counts as a place, for callers that do not know where the practices are. */
const place = '(?:[A-Z][a-z]{2,20}(?: [A-Z][a-z]{2,20})?)';
const mostInAnyCase = most.replace(/\b[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** Each has a word of `superlative`. */
export const comparisons: readonly WordingRule[] = [
  ...rules(
    unproven,
    {
      find: /\bsimply the best\b|\bour (?:[a-z]{1,15} )?(?:clinics?|dentists?|practices?|teams?) (?:is|are) (?:simply )?(?:the )?(?:best|finest|number one)\b|\b(?:number (?:one|1)|no\. ?1) for\b|\bfavourite (?:dental )?(?:clinics?|dentists?|practices?|teams?)\b|\bhighest (?:possible )?(?:standards?|quality) of (?:care|dentistry|treatment)\b|\bthe (?:uk|town|city|area|region|county|north)'s (?:best|leading|finest|most [a-z]{1,15})\b|\bthe best (?:choice for|in) (?:cosmetic|dental|implants?|whitening|your (?:smile|teeth))\b/gi,
      unlessBefore: /\b(?:not?|never|rule|tip|step|reason|question)\b/i,
    },
    {
      find: /\b(?:a|the|your|our|as) (?:leading|top|premier|foremost|number one) (?:[a-z]{1,15} )?(?:practices?|clinics?|dentists?|teams?|groups?)\b|\b(?:the|your|our) (?:best|finest) (?:[a-z]{1,15} )?(?:clinics?|dentists?|teams?)\b|\b(?:your|the) (?:number one|no\. ?1|#1) (?:for|in|choice)\b|#1 (?:[a-z]{1,15} )?(?:practices?|clinics?|dentists?)\b/gi,
      unlessBefore: negated,
    },
  ),
  ...rules(
    { source: cap, unlessBefore: negated, advice: 'needs proof for every other practice. Give your price instead.' },
    /\bcheapest (?:[a-z]{1,15} )?(?:aligners|braces|crowns?|dentures?|implants?|veneers|whitening)\b|\blowest prices (?:in|around|anywhere|guaranteed)\b|\bour (?:fees|prices) are the (?:cheapest|lowest)\b/gi,
  ),
  ...rules(
    { source: gdc, advice: 'claims more skill than other dentists have. Say what training they have.' },
    /\bour (?:dental |implant |in-house |own |team of |[a-z]{1,20} )?experts?\b|\bwe(?:'re| are| have| employ) (?:the |an |our own )?(?:[a-z]{1,20} )?experts?\b/gi,
  ),
  ...praiseOfOurselves({ names: [], places: [] }),
  ...rules(
    unproven,
    { find: new RegExp(`\\b${mostInAnyCase}(?: ${place})? (?:[a-z]{1,20} )?${provider}\\b`, 'g'), unless: noPraise },
    { find: new RegExp(`\\b${mostInAnyCase}\\b[^.!?\\n]{0,30}\\bin ${place}`, 'g'), unless: noPraise },
    { find: new RegExp(`\\b${place}'s? ${mostInAnyCase}\\b`, 'g'), unless: noPraise },
  ),
];
