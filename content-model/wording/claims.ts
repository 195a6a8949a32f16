import { diagnoses } from './diagnoses.ts';
import { doses } from './figures.ts';
import { comparisons, type OwnNames, plainPraise, praiseOfOurselves, superlative } from './praise.ts';
import { anyOf, cap, gdc, negated, rules, type WordingRule, wordingProblems, words } from './rule.ts';

const cures = [
  ...rules(
    {
      source: 'the Cancer Act 1939, section 4',
      unlessBefore: negated,
      advice: 'offers to treat cancer, which nobody may advertise.',
      isHarmful: true,
    },
    /\b(?:cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?) (?:[a-z]{1,10} ){0,2}cancer\b/gi,
  ),
  ...rules(
    { source: 'CAP Code, rule 12.1', unlessBefore: negated, advice: 'claims a cure. Say what the treatment can improve.' },
    /\bcur(?:e|es|ed|ing) (?:(?:all|any|bad|dental|early|most|severe|the|your) ){0,2}(?:anxiety|bad breath|bruxism|decay|disease|fear|gingivitis|grinding|gum disease|halitosis|headaches?|infections?|migraines?|pain|periodontitis|phobia|sensitivity|sleep apnoea|snoring|tmj|tooth decay|toothache|ulcers?)\b|\b(?:a|the|our|instant) cure for\b|\b(?:decay|gum disease|bad breath|snoring) (?:is|can be|will be) cured\b/gi,
  ),
];

const figures = rules(
  { source: cap, unlessBefore: negated, advice: 'needs a count that you can show. Give the source, or leave the figure out.' },
  /\b\d{1,3}(?:\.\d{1,2})? ?(?:%|per ?cent) (?:of )?(?:(?:all|our) )?(?:clients|customers|happy|patients|recommend|satisf[a-z]{1,10}|success)\b|\b(?:nine|9) (?:in|out of) (?:ten|10) (?:of our )?(?:clients|customers|patients)\b|\b(?:hundreds|thousands|\d[\d,]{1,9}\+?) (?:of )?(?:delighted|happy|satisfied|smiling) (?:clients|customers|patients|smiles)\b/gi,
);

const notOnList = "'Specialist' is for dentists on a GDC specialist list";
const referral = /\b(?:refer[a-z]{0,6}|hospital|send|sent|see|another|to an?|by an?|from an?|if|not|no|never|who|that)\b/i;
const unless = /\b(?:specialist (?:lists?|register)|hospital|legal term|protected title|refer(?:s|red|ral)?)\b/i;

const specialists = [
  ...rules(
    { source: gdc, advice: `claims a title. ${notOnList}: write 'with a special interest in' instead.` },
    {
      find: /\b(?:our|we are|we're|we have|we employ|i am|i'm|he is|he's|she is|she's|is) (?:a |an |our |own |the |your )?(?:team of )?(?:(?!not? )[a-z'-]{1,15} )?(?:specialists?|consultants?)\b(?! (?:list|register|equipment|lab))/gi,
      unlessBefore: negated,
      unless,
    },
    {
      find: /\bspecialist (?:dental |implant |cosmetic |orthodontic |children's )?(?:cent(?:re|er)s?|clinics?|dentistry|dentists?|practices?|teams?)\b|\b(?:aligner|children's|cosmetic|dental|implants?|invisalign|smile|veneers?|whitening) specialists?\b/gi,
      unlessBefore: referral,
      unless,
    },
    /(?:^|[,;:(|] ?)specialists? in\b/gim,
  ),
  ...rules(
    { source: gdc, advice: `suggests a specialist. ${notOnList}: write 'has a special interest in' instead.` },
    { find: /\bspeciali[sz](?:e|es|ed|ing) in\b|\bwe speciali[sz]e\b/gi, unlessBefore: referral },
  ),
  ...rules(
    { source: gdc, advice: "claims a specialist's title, which needs a GDC specialist list. Write 'dentist' and what they do." },
    {
      find: /\b(?:our|i am an?|i'm an?|we have an?) (?:own |in-house )?(?:endodontists?|implantologists?|oral surgeons?|orthodontists?|periodontists?|prosthodontists?)\b/gi,
      unlessBefore: referral,
    },
  ),
  ...rules({ source: gdc, advice: "suggests medical doctors. Write 'dentist'." }, /\bour (?:[a-z]{1,15} )?doctors?\b/gi),
];

const pressure = rules(
  { source: gdc, advice: 'puts patients under pressure to decide. Leave it out, so that they can take their time.' },
  {
    find: /\bbefore it(?:'s| is) too late\b|\blimited[- ]time\b|\boffers? (?:closes|ends|expires|must end)\b|\b(?:last|final) chance\b|\b(?:don't|do not) miss out\b|\bhurry[,!:]|\bhurry (?:before|now|while)\b|\bact now\b|\b(?:only|just) (?:\d{1,2}|[a-z]{3,6}) (?:appointments?|places?|slots?|spaces?) (?:left|remaining)\b|\bwhile (?:offers?|places|stocks) lasts?\b/gi,
    unlessBefore: /\b(?:no|not|never|without|won't|don't)\b/i,
  },
  {
    find: /\b(?:today|this (?:week|weekend|month)) only\b(?! (?:until|from|for|by|at|between))/gi,
    // Opening hours may change for a day.
    unlessBefore: /\b(?:open|opens|opening|close|closed|closes|shut|move|moved|moving|no|not)\b/i,
  },
);

const againstWhitening =
  /\b(?:not|never|no-one|nobody|cannot|illegal|law|unlawful|limit|banned|danger|dangerous|harm|unsafe|[a-z]{2,8}n't)\b/i;
const aboveSixPerCent = '(?<![\\d.])(?:(?:[7-9]|[1-9]\\d)(?:\\.\\d{1,2})?|6\\.\\d?[1-9]) ?(?:%|per ?cent)';
const cosmeticsLaw = {
  source: 'Regulation (EC) 1223/2009 on cosmetic products, Annex III',
  unless: againstWhitening,
  isHarmful: true,
};

const whitening = [
  ...rules(
    { ...cosmeticsLaw, advice: 'is above the legal limit for whitening, 6 % hydrogen peroxide. Correct the figure.' },
    new RegExp(
      `${aboveSixPerCent} (?:hydrogen )?peroxide\\b|\\bhydrogen peroxide[^.!?%\\n]{0,20}${aboveSixPerCent}|(?<![\\d.])(?:1[7-9]|[2-9]\\d) ?(?:%|per ?cent) carbamide peroxide\\b`,
      'gi',
    ),
  ),
  ...rules(
    {
      ...cosmeticsLaw,
      unlessBefore: negated,
      advice: 'offers whitening to people under 18, which is illegal. Say that it is for adults.',
    },
    /\bwhitening (?:at any age|for (?:all ages|anyone|children|everyone|teenagers|teens|under[- ]18s))\b/gi,
  ),
  ...rules(
    { ...cosmeticsLaw, unlessBefore: negated, advice: 'leaves out the dentist, who must examine the patient first. Say so.' },
    /\bwhiten[a-z]{0,4}\b[^.!?\n]{0,50}\b(?:no|without (?:a|an|any|seeing a)) (?:check-up|consultation|dentist|exam|examination)\b/gi,
  ),
  ...rules(
    {
      source: gdc,
      unless: againstWhitening,
      advice: 'presents whitening as a beauty treatment. Say that a dentist examines the patient first.',
    },
    /\bwhitening (?:bars?|booths?|part(?:y|ies)|salons?|spas?)\b|\b(?:beauty|pamper(?:ing)?|spa)\b[^.!?\n]{0,40}\bwhitening\b|\bwhitening\b[^.!?\n]{0,40}\b(?:beautician|beauty|pamper(?:ing)?|spa)\b/gi,
  ),
];

const notEndorsed = { source: 'CAP Code, rule 3.50', unlessBefore: negated };
const regulator = anyOf('CQC, GDC, Care Quality Commission, General Dental Council');

/** What the NHS and the regulators do not say about a practice. */
const endorsements = [
  ...rules(
    { ...notEndorsed, advice: 'suggests that the NHS endorses you. Say which NHS care you provide.' },
    /\bNHS[- ](?:accredited|approved|backed|certified|endorsed|quality|recommended)\b|\b(?:accredited|approved|backed|certified|endorsed) by the NHS\b|\bofficial NHS (?:dentists?|partners?|practices?)\b/gi,
  ),
  ...rules(
    { ...notEndorsed, advice: "suggests that a regulator rates or recommends you, which it does not. Write 'registered with'." },
    new RegExp(
      `\\b${regulator}[- ](?:accredited|approved|endorsed|rated|recommended)\\b|\\b(?:graded|rated) (?:as )?["']?(?:excellent|good|outstanding)["']? by (?:the )?(?:CQC|Care Quality Commission)\\b|\\b(?:accredited|approved|endorsed|recommended) by the ${regulator}\\b`,
      'gi',
    ),
  ),
];

const medicines = rules(
  {
    source: 'the Human Medicines Regulations 2012, regulation 284',
    unlessBefore: negated,
    advice: 'names a prescription-only medicine, which must not be advertised. Offer a consultation about lines and wrinkles.',
    isHarmful: true,
  },
  words('azzalure, bocouture, botox, botulinum, dysport, xeomin, anti-wrinkle injections?, wrinkle-relaxing injections?'),
);

/** Patients may praise in their own words, and a dentist on a GDC specialist list may say so. */
export type Speaker = 'practice' | 'patient' | 'specialist';

/** Rules that apply only if the text contains one of a few words. Looking for those first saves most of the time. */
type RuleGroup = { contains?: RegExp; rules: readonly WordingRule[] };

const facts: readonly RuleGroup[] = [
  { contains: /botox|dysport|xeomin|azzalure|bocouture|botulinum|wrinkle/i, rules: medicines },
  { contains: /whiten|peroxide/i, rules: whitening },
  { contains: /\bcur[ei]|cancer/i, rules: cures },
  { contains: /%|cent\b|patients|clients|customers|smiles/i, rules: figures },
  { rules: pressure },
  { contains: /\b(?:NHS|CQC|GDC|Commission|Council)/i, rules: endorsements },
];
const opinions: readonly RuleGroup[] = [{ rules: plainPraise }, { contains: superlative, rules: comparisons }];
/** An article has rules for these by name. */
const care: readonly RuleGroup[] = [{ rules: doses }, { contains: /\byou/i, rules: diagnoses }];
const titles: readonly RuleGroup[] = [
  { contains: /speciali|consultant|dontist|implantologist|oral surgeon|doctor/i, rules: specialists },
];

const groups: Readonly<Record<Speaker, readonly RuleGroup[]>> = {
  practice: [...facts, ...care, ...opinions, ...titles],
  patient: facts,
  specialist: [...facts, ...care, ...opinions],
};

/** The claims that an article must not make, in questions and denials as well. */
export const articleClaims = (ours: OwnNames): WordingRule[] => [
  ...[...facts, ...opinions, ...titles].flatMap((group) => group.rules),
  ...praiseOfOurselves(ours),
  ...rules(
    { source: 'our editorial rules', advice: 'names a guarantee, which the terms of service explain. Leave it out.' },
    { find: /\bguarantee(?:s|ing)?\b(?! credit\b)/gi, unlessBefore: negated },
  ),
];

/** 'Does it hurt?' claims nothing. 'Why wait?' and 'Looking for …?' can. */
const openQuestion = /^["' ]{0,3}(?:are|can|could|did|do|does|how|is|should|was|what|which|will|would)\b.*\?/i;
const denial =
  /\bmyths?\b|\b(?:do|does)(?:n't| not) exist\b|\b(?:cannot|can't|do not|don't|never|nobody|no-one|no dentist|won't)(?: can| could)? (?:claim|guarantee|promise|say)\b|\b(?:who|that) (?:claims?|guarantees?|promises?)\b/i;

/** The claims in a text that the GDC or the ASA would object to. `text` is normalised, with one block per line. */
export function claimAdvice(text: string, speaker: Speaker): string[] {
  const applicable = groups[speaker].flatMap(({ contains, rules }) => (!contains || contains.test(text) ? rules : []));
  return wordingProblems(applicable, text, (sentence) => openQuestion.test(sentence) || denial.test(sentence)).map(
    ({ message }) => message,
  );
}
