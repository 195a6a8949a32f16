import { expect, test } from 'vitest';
import * as morePage from '../../app/routes/more-page.tsx';
import { checkText } from '../../content-model/check-text.ts';
import { parseContentFile } from '../../content-model/content-file.ts';
import { loadContent } from '../../content-model/load.ts';
import { limits, textFault } from '../../content-model/text-limits.ts';
import { milliseconds } from '../support/linear-time.ts';
import { type Route, renderRoute } from '../support/render-route.ts';

/** Texts that are known to be slow in Markdown parsers, to repeat. A paragraph may start and end with another one. */
const units = [
  ...['_', '*', '**', '_a', '*a', '***a', '*a **b', '_a __b', 'a**b', '*a_', '~~a', '~', '__', '** ', 'a* '],
  ...['[', '![', '[a', '[a](', '[a](b', '[](', '[a][b] ', '![[]()', ']', '](', '[a]: /b\n', '[*a](b)', '[a](<b', '[^a]: '],
  ...['<', '<a ', '<b>', '</b>', '<!--', '<a href="', '<http://a>', '`', '``a', '`a', '\\', '\\*', '!', '!!', '&amp;', '&#'],
  ...['a@', 'a@b.c ', '😀@01632 960@', 'www.a.b ', 'http://a.b/ ', '01632 960', '01632 960201 ', '0', '{{'],
  ...['{{organisation.name}} ', '> a\n', '>', '> ', '- a\n', '- ', '+ ', '1. a\n', '- [ ] a\n', '- - - a\n', '> - > - a\n'],
  ...['    - a\n', '\ta\n', '> > > > a\n', '|', '|a|\n', '|a|b|\n|-|-|\n', '|\n', '# a\n', '#', 'a\n===\n', 'a\n---\n'],
  ...['---\n', '--\n', '```\n', '~~~\n', '<div>\n', 'a  \n', '\r> '],
  ...['a', 'a ', 'a\n', 'word ', '\u00a0', 'é', '\t', '"', '(', ')', ':', 'x'.repeat(30)],
];
const around: [start: string, end: string][] = [
  ['', ''],
  ['_', '_a'],
  ['[', '](b)'],
];

/** The text as often as is allowed between two others. */
function mostOf(text: string, before = '', after = ''): string {
  let [low, high] = [0, Math.floor(limits.text / text.length)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (textFault(before + text.repeat(middle) + after) === undefined) low = middle;
    else high = middle - 1;
  }
  return text.repeat(low);
}

/** As many paragraphs as are allowed, each as large as is allowed, and then as many small ones. */
function largestText(start: string, unit: string, end: string): string {
  const large = mostOf(`${start}${mostOf(unit, start, end)}${end}\n\n`);
  return large + mostOf('a\n\n', large);
}

const content = loadContent('content');
const [page] = content.morePages;
if (!page) throw new Error('no page');

/** The fastest of up to three calls. */
function fastest(work: () => unknown): number {
  const first = milliseconds(work);
  return first < 200 ? first : Math.min(first, milliseconds(work), milliseconds(work));
}

test.each(around)(
  'the largest texts that may be published render and are checked in 200 ms: %j before, %j after',
  (start, end) => {
    const slow = units.flatMap((unit) => {
      const markdown = largestText(start, unit, end);
      const pages = { ...content, morePages: [{ ...page, markdown }] };
      const render = fastest(() => renderRoute(morePage as unknown as Route, pages, `/${page.slug}`, '2026-11-16T12:00:00Z'));
      const file = parseContentFile('pages/more/x.md', new TextEncoder().encode(`---\nheading: X\n---\n${markdown}`));
      const check = fastest(() => checkText(file));
      return Math.max(render, check) < 200 ? [] : [{ unit, render, check }];
    });
    expect(slow).toEqual([]);
  },
);
