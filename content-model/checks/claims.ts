import { quote } from '../plain-text.ts';
import {
  cures,
  endorsements,
  figures,
  furtherPraise,
  furtherPromises,
  medicines,
  pressure,
  specialists,
  whitening,
} from './advertising-rules.ts';
import { findPassages } from './find-passages.ts';
import { type ClaimRule, praise, praiseInAnyPlace, promises, superlative } from './praise-and-promises.ts';

/** Patients may praise in their own words, and a dentist on a GDC specialist list may say so. */
export type Speaker = 'practice' | 'patient' | 'specialist';

/** Rules that apply only if the text contains one of a few words. Looking for those first saves most of the time. */
type RuleGroup = { contains?: RegExp; rules: readonly ClaimRule[] };

const facts: readonly RuleGroup[] = [
  { contains: /\bcur[ei]/i, rules: cures },
  { contains: /%|cent\b|patients|clients|customers|smiles/i, rules: figures },
  { rules: pressure },
  { contains: /whiten|peroxide/i, rules: whitening },
  { contains: /\b(?:NHS|CQC|GDC|Commission|Council)/i, rules: endorsements },
];
const opinions: readonly RuleGroup[] = [
  { rules: [...praise, ...promises, ...furtherPromises] },
  { contains: superlative, rules: [...furtherPraise, ...praiseInAnyPlace] },
];
const titles: readonly RuleGroup[] = [{ contains: /speciali|dontist|implantologist|oral surgeon|doctor/i, rules: specialists }];

const groups: Readonly<Record<Speaker, readonly RuleGroup[]>> = {
  practice: [...facts, ...opinions, ...titles],
  patient: facts,
  specialist: [...facts, ...opinions],
};

/** 'Does it hurt?' claims nothing. 'Why wait?' and 'Looking for …?' can. */
const openQuestion = /^["' ]{0,3}(?:are|can|could|did|do|does|how|is|should|was|what|which|will|would)\b.*\?/i;
const denial =
  /\bmyths?\b|\b(?:do|does)(?:n't| not) exist\b|\b(?:cannot|can't|do not|don't|never|nobody|no-one|no dentist|won't)(?: can| could)? (?:claim|guarantee|promise|say)\b|\b(?:who|that) (?:claims?|guarantees?|promises?)\b/i;

/** The claims in a text that the GDC or the ASA would object to. `text` is normalised, with one block per line. */
export function claimAdvice(text: string, speaker: Speaker): string[] {
  const applicable = groups[speaker].flatMap(({ contains, rules }) => (!contains || contains.test(text) ? rules : []));
  const claimsNothing = (sentence: string) => openQuestion.test(sentence) || denial.test(sentence);
  const found = [
    ...applicable.flatMap((rule) => findPassages(rule, text, claimsNothing).map((passage) => ({ ...passage, ...rule }))),
    // Naming a medicine advertises it, in a question as well.
    ...medicines.flatMap((rule) => findPassages(rule, text).map((passage) => ({ ...passage, ...rule }))),
  ];
  const seen: [from: number, to: number][] = [];
  return found.flatMap(({ advice, index, text: passage }) => {
    const end = index + passage.length;
    // Several rules may report the same words. The first says it best.
    if (seen.some(([from, to]) => index < to && from < end)) return [];
    seen.push([index, end]);
    return [`${quote(passage.replace(/^[^\p{L}\p{N}#]+/u, ''))} ${advice}`];
  });
}
