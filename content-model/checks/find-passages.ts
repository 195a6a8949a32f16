export type PassageRule = {
  /** Needs the g flag. Repetition is bounded ({0,40}, not *), so that matching takes linear time. */
  find: RegExp;
  /** Allows a match that follows this in the same clause: 'if', 'nobody can'. */
  unlessBefore?: RegExp;
  /** Allows a match whose sentence matches this. */
  unless?: RegExp;
};

type Passage = { text: string; index: number };

/** Characters examined on either side of a match, so that text without full stops costs no more than other text. */
const contextLength = 160;

/** A few examples are enough for a repeated mistake. */
const maxPerRule = 5;

/**
 * The passages that break a rule, each once. `text` is normalised by `normaliseText`, with one block per line.
 * @param isAllowed allows all matches in a sentence
 */
export function findPassages(
  { find, unlessBefore, unless }: PassageRule,
  text: string,
  isAllowed: (sentence: string) => boolean = () => false,
): Passage[] {
  const found = new Map<string, Passage>();
  for (const { 0: passage, index } of text.matchAll(find)) {
    if (found.has(passage)) continue;
    if (unlessBefore?.test(clauseBefore(text, index))) continue;
    const sentence = sentenceAround(text, index, index + passage.length);
    if (unless?.test(sentence) || isAllowed(sentence)) continue;
    found.set(passage, { text: passage, index });
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
