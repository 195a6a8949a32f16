import type { PassageRule } from './find-passages.ts';

/** A claim in advertising that the GDC's guidance or the CAP Code objects to. */
export type ClaimRule = PassageRule & {
  /** Follows the quoted passage: what is wrong, and what to write instead. */
  advice: string;
};

export const negated =
  /\b(?:no|not|never|nobody|no-one|none|nothing|cannot|without|rarely|few|beware|wary|avoid|[a-z]{2,8}n't)\b/i;

const unproven = 'needs proof that you can show. Say what you do instead.';
const unsafe = 'promises a result. Say what is usual, and what can go wrong.';

/** Words that only praise. */
export const praise: readonly ClaimRule[] = [
  {
    find: /\b(?:multi-)?award[- ]winning\b|\bworld[- ](?:class|leading|renowned|beating)\b|\bstate[- ]of[- ]the[- ]art\b|\bsecond to none\b|\b(?:unrivalled|unbeatable|unparalleled|unmatched)\b|\b(?:top|highest|best)[- ]rated\b|\bbest[- ]in[- ]class\b|\b(?:miracle|life-changing|flawless)\b|\b(?:exceptional|outstanding|superior|premium|gold[- ]standard) (?:dental )?(?:care|service|dentistry|treatments?|results)\b/gi,
    advice: unproven,
  },
  // 'Cutting edge' alone is allowed, because front teeth have one.
  {
    find: /\b(?:cutting[- ]edge|latest|ultra-modern) (?:dental )?(?:technology|equipment|dentistry|techniques?|methods?|treatments?)\b/gi,
    advice: 'needs proof that you can show. Name the equipment, and what it does for the patient.',
  },
  { find: /\b(?:voted|rated|named|ranked) (?:as )?(?:the )?(?:best|top|number one|no\. ?1|#1)\b/gi, advice: unproven },
  {
    find: /\bour (?:very )?(?:leading|finest|outstanding|exceptional|excellent|superb|unique|first-class|amazing|brilliant)\b/gi,
    advice: unproven,
  },
  {
    find: /\bbetter than (?:any |all |most )?other (?:dentists?|dental practices?|practices?|clinics?)\b/gi,
    advice: 'compares you with other dentists, which the GDC does not allow. Say what you do.',
  },
];

/** Results that nobody can promise. */
export const promises: readonly ClaimRule[] = [
  {
    find: /\b(?:perfect|dream|hollywood) (?:new |white |straight )?(?:smiles?|teeth|results?|look)\b/gi,
    unlessBefore: negated,
    advice: 'promises a result. Say what the treatment changes.',
  },
  {
    find: /\b(?:100|(?:a |one )?hundred) ?(?:%|per ?cent\b)(?! (?:[a-z]{1,10} )?(?:juice|fruit|cotton))/gi,
    unlessBefore: negated,
    advice: 'promises a result. Leave it out, or say what is usual.',
  },
  {
    find: /\b(?:completely|totally|entirely|absolutely|perfectly) safe\b|\brisk[- ]free\b/gi,
    unlessBefore: negated,
    advice: unsafe,
  },
  {
    find: /\bpainless(?:ly)?\b(?! (?:lumps?|ulcers?|sores?|patch(?:es)?|swellings?|spots?)\b)/gi,
    unlessBefore: negated,
    // It is a medical fact that early disease may not hurt, and a reason to see a dentist.
    unless:
      /\b(?:decay|cavity|cavities|gum disease|gingivitis|periodontitis|cancer|cracks?|lumps?|ulcers?|patch(?:es)?|erosion|wear|symptoms?)\b[^.!?]{0,60}\bpainless\b/i,
    advice: 'promises a result. Say what you do to make it comfortable.',
  },
  {
    find: /\bpain[- ]free (?:dentist|dentistry|treatments?|fillings?|injections?|extractions?|implants?|whitening|visits?|procedures?)\b|\b(?:completely|totally|entirely|virtually|always) pain[- ]free\b/gi,
    advice: 'promises a result. Say what you do to make it comfortable.',
  },
];

/**
 * 'Best' alone is allowed ('the best time to brush'). It becomes a claim next to a word for a dentist or a practice, next to
 * what 'we' offer, or with a location ('the best in Leeds').
 */
const most =
  '(?:best|finest|leading|premier|foremost|number (?:one|1)|no\\. ?1|#1|cheapest|gentlest|friendliest|most (?:trusted|experienced|advanced|modern|skilled|qualified|gentle|popular|caring|recommended|affordable)|highest[- ]quality)';
/** One of these is in every text that breaks a rule below, or a rule of `furtherPraise`. */
export const superlative = new RegExp(`#1|\\b(?:top|lowest|highest|favourite|expert|${most})`, 'i');
const kindsOfPractice = "private|nhs|cosmetic|family|local|implant|emergency|children's|british|uk|modern|specialist";
const provider =
  '(?:dentists?|dentistry|dental (?:practices?|clinics?|teams?|surgery|surgeries|care|services?|provider|choice)|clinics?|hygienists?|orthodontists?|implantologists?|surgeons?|provider)';
const offered =
  '(?:care|treatments?|services?|results?|equipment|technology|materials?|dentistry|smiles?|implants?|veneers|whitening|standards?|experience|prices?|value)';
const anyPlace = 'england|britain|town|the (?:uk|north|area|region|county|country|city|town|world|business)';
const noPraise =
  /\b(?:best|leading|number one|most popular) (?:times?|ways?|days?|place to|chance|thing|moment|known|causes?|reasons?|source|risk|drinks?|snacks?|sports?)\b/i;

/** Our names and locations. Praise next to one of these is praise of ourselves. */
export type OwnNames = { names: readonly string[]; places: readonly string[] };

const escapePatterns = (words: readonly string[]) => words.map((each) => each.toLowerCase().replace(/[^a-z0-9 ]/g, '\\$&'));

export function praiseOfOurselves(ours: OwnNames): ClaimRule[] {
  const [names, places] = [escapePatterns(ours.names), escapePatterns(ours.places)];
  return [
    {
      find: new RegExp(`\\b(?:top|${most}) (?:(?:${[kindsOfPractice, ...places].join('|')}) ){0,2}${provider}\\b`, 'gi'),
      advice: unproven,
    },
    {
      find: new RegExp(
        `\\b(?:${['we', 'our', 'us', ...names].join('|')})\\b[^.!?\\n]{0,50}\\b(?:top|${most}) (?:[a-z]{1,20} (?:of )?){0,2}${offered}\\b`,
        'gi',
      ),
      // 'Best for you' is what an examination finds out, not praise.
      unless: /\bbest [a-z ]{0,25}\bfor (?:you|your|each|every|them|their|him|her|a|an)\b/i,
      advice: unproven,
    },
    {
      find: new RegExp(
        `\\b${most}\\b[^.!?\\n]{0,30}\\bin (?:(?:all|the whole) of )?(?:${[anyPlace, ...places].join('|')})\\b`,
        'gi',
      ),
      unless: noPraise,
      advice: unproven,
    },
    {
      find: new RegExp(
        `\\bwe(?:'re| are) (?:simply |proud to be |proudly )?(?:(?:${['the', 'your', ...places.map((place) => `${place}'s`)].join('|')}) )?(?:very )?(?:best|finest|leading|number one|no\\. ?1|cheapest)\\b`,
        'gi',
      ),
      advice: unproven,
    },
  ];
}

/** Any capitalised word counts as a place, for callers that do not know where the practices are. */
const place = '(?:[A-Z][a-z]{2,20}(?: [A-Z][a-z]{2,20})?)';
const mostInAnyCase = most.replace(/\b[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

export const praiseInAnyPlace: readonly ClaimRule[] = [
  ...praiseOfOurselves({ names: [], places: [] }),
  {
    find: new RegExp(`\\b${mostInAnyCase}(?: ${place})? (?:[a-z]{1,20} )?${provider}\\b`, 'g'),
    unless: noPraise,
    advice: unproven,
  },
  { find: new RegExp(`\\b${mostInAnyCase}\\b[^.!?\\n]{0,30}\\bin ${place}`, 'g'), unless: noPraise, advice: unproven },
  { find: new RegExp(`\\b${place}'s? ${mostInAnyCase}\\b`, 'g'), unless: noPraise, advice: unproven },
];
