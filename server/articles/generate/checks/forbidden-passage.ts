import { type ArticleProblem, type ArticleRule, quote } from './article-problem.ts';

export type ForbiddenPassage = {
  /** Needs the g flag. Repetition is bounded ({0,40}, not *), so that matching takes linear time. */
  find: RegExp;
  because: string;
  /** Allows a match that follows this in the same clause: 'if', 'nobody can'. */
  unlessBefore?: RegExp;
  /** Allows a match whose sentence matches this. */
  unless?: RegExp;
};

/** Characters examined on either side of a match, so that text without full stops costs no more than other text. */
const contextLength = 160;

/** A few examples are enough for a repeated mistake. */
const maxPerPattern = 5;

/** Returns a problem for each forbidden passage. `text` is normalised by `normaliseText`, with one block per line. */
export function forbiddenPassages(rule: ArticleRule, table: readonly ForbiddenPassage[], text: string): ArticleProblem[] {
  return table.flatMap(({ find, because, unlessBefore, unless }) => {
    const found = new Set<string>();
    for (const match of text.matchAll(find)) {
      if (found.has(match[0])) continue;
      if (unlessBefore?.test(clauseBefore(text, match.index))) continue;
      if (unless?.test(sentenceAround(text, match.index, match.index + match[0].length))) continue;
      found.add(match[0]);
      if (found.size === maxPerPattern) break;
    }
    return [...found].map((passage) => ({ rule, detail: `remove ${quote(passage)}: ${because}` }));
  });
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
