import { type ArticleProblem, type ArticleRule, quote } from './article-problem.ts';

/** One line of a rule's table. */
export type ForbiddenPassage = {
  /** With the g flag. Repetition is bounded ({0,40}, not *), so that no text takes longer than its length. */
  find: RegExp;
  because: string;
  /** Lets a find pass by what stands before it in the same clause: 'if', 'nobody can'. */
  unlessBefore?: RegExp;
  /** Lets a find pass by the whole sentence around it. */
  unless?: RegExp;
};

/** As far as a sentence is looked at to either side, so that a text without full stops costs no more than others. */
const reach = 160;

/** A writer who repeats a mistake fifty times needs to read about it a few times only. */
const mostForOnePattern = 5;

/** Every passage of the table that the text holds. The text is what `comparable` gives, one block a line. */
export function forbiddenPassages(rule: ArticleRule, table: readonly ForbiddenPassage[], text: string): ArticleProblem[] {
  return table.flatMap(({ find, because, unlessBefore, unless }) => {
    const found = new Set<string>();
    for (const match of text.matchAll(find)) {
      if (found.has(match[0])) continue;
      if (unlessBefore?.test(clauseBefore(text, match.index))) continue;
      if (unless?.test(sentenceAround(text, match.index, match.index + match[0].length))) continue;
      found.add(match[0]);
      if (found.size === mostForOnePattern) break;
    }
    return [...found].map((passage) => ({ rule, detail: `take out ${quote(passage)}: ${because}` }));
  });
}

/** A comma ends a clause: 'if your gums bleed, you have gum disease' supposes the bleeding, and states the disease. */
function clauseBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - reach), start);
  return before.slice(lastOf(before, '.,:;!?(\n') + 1);
}

function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - reach), start);
  const after = text.slice(end, end + reach);
  const to = after.search(/[.!?\n]/);
  return before.slice(lastOf(before, '.!?\n') + 1) + text.slice(start, end) + (to < 0 ? after : after.slice(0, to + 1));
}

function lastOf(text: string, marks: string): number {
  return Math.max(...[...marks].map((mark) => text.lastIndexOf(mark)));
}
