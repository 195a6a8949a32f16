import { quote } from '../plain-text.ts';

/** Where a passage is, and where it is allowed. */
type Passages = {
  /** Needs the g flag. Repetition is bounded ({0,40}, not *), so that matching takes linear time. */
  find: RegExp;
  /** Allows a match that follows this in the same clause: 'if', 'nobody can'. */
  unlessBefore?: RegExp;
  /** Allows a match whose sentence matches this. */
  unless?: RegExp;
};

type Reason = {
  /** Follows the quoted passage: what is wrong, and what to write instead. */
  advice: string;
  source: string;
  /** Breaks the law or endangers patients, whatever is true of the practice. No article may have it. */
  isHarmful?: boolean;
};

/** What a text should not say, and why. */
export type WordingRule = Passages & Reason;

/** Rules that have one reason, and the same exceptions unless they have their own. */
export const rules = (reason: Reason & Omit<Passages, 'find'>, ...passages: readonly (RegExp | Passages)[]): WordingRule[] =>
  passages.map((each) => ({ ...reason, ...(each instanceof RegExp ? { find: each } : each) }));

/** Alternatives for a pattern, from a list with commas. A hyphen can be a space as well. */
export const anyOf = (list: string) => `(?:${list.replaceAll('-', '[- ]').split(', ').join('|')})`;

/** Finds each of the words in a list. */
export const words = (list: string) => new RegExp(`\\b${anyOf(list)}\\b`, 'gi');

export const gdc = "the GDC's guidance on advertising";
export const cap = 'CAP Code, rule 3.7';

/** A claim is fine after one of these. */
export const negated =
  /\b(?:no|not|never|nobody|no-one|none|nothing|cannot|without|rarely|few|beware|wary|avoid|[a-z]{2,8}n't)\b/i;

/** Characters examined on either side of a match, so that text without full stops costs no more than other text. */
const contextLength = 160;

/** A few examples are enough for a repeated mistake. */
const maxPerRule = 5;

/**
 * What is wrong with a text, each passage once: rules that come first say it best. `text` is normalised by `normaliseText`, with one block
 * per line.
 * @param claimsNothing allows what is not harmful in a sentence
 */
export function wordingProblems(
  table: readonly WordingRule[],
  text: string,
  claimsNothing: (sentence: string) => boolean = () => false,
): { message: string; isHarmful: boolean }[] {
  const seen: [from: number, to: number][] = [];
  return table.flatMap(({ advice, isHarmful = false, source, ...passages }) =>
    findPassages(passages, text, (sentence) => !isHarmful && claimsNothing(sentence)).flatMap(({ 0: passage, index }) => {
      const end = index + passage.length;
      if (seen.some(([from, to]) => index < to && from < end)) return [];
      seen.push([index, end]);
      return [{ isHarmful, message: `${quote(passage.replace(/^[^\p{L}\p{N}#]+/u, ''))} ${advice} Source: ${source}.` }];
    }),
  );
}

function findPassages({ find, unless, unlessBefore }: Passages, text: string, isAllowed: (sentence: string) => boolean) {
  const found = new Map<string, RegExpExecArray>();
  for (const match of text.matchAll(find)) {
    const { 0: passage, index } = match;
    if (found.has(passage)) continue;
    if (unlessBefore?.test(clauseBefore(text, index))) continue;
    const sentence = sentenceAround(text, index, index + passage.length);
    if (unless?.test(sentence) || isAllowed(sentence)) continue;
    found.set(passage, match);
    if (found.size === maxPerRule) break;
  }
  return [...found.values()];
}

/** A comma ends a clause: in 'if your gums bleed, you have gum disease', only the bleeding is hypothetical. */
function clauseBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - contextLength), start);
  return before.slice(lastIndexOfAny(before, '.,:;!?(\n') + 1);
}

function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - contextLength), start);
  const after = text.slice(end, end + contextLength);
  const to = after.search(/[.!?\n]/);
  return before.slice(lastIndexOfAny(before, '.!?\n') + 1) + text.slice(start, end) + (to < 0 ? after : after.slice(0, to + 1));
}

function lastIndexOfAny(text: string, marks: string): number {
  return Math.max(...[...marks].map((mark) => text.lastIndexOf(mark)));
}
