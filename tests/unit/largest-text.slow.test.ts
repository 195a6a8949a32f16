import { expect, test } from 'vitest';
import * as morePage from '../../app/routes/more-page.tsx';
import { checkText } from '../../content/check-text.ts';
import { parseContentFile } from '../../content/content-file.ts';
import { loadContent } from '../../content/load.ts';
import { limits, textFault } from '../../content/text-limits.ts';
import { milliseconds } from '../support/linear-time.ts';
import { type Route, renderRoute } from '../support/render-route.ts';

/** Texts that are known to be slow in Markdown parsers, to repeat. */
const units = [
  ...['_', '*', '**', '_a', '*a', '***a', '*a **b', '_a __b', 'a**b', '*a_', '~~a', '~', '__', '** ', 'a* '],
  ...['[', '![', '[a', '[a](', '[a](b', '[](', '[a][b] ', '![[]()', ']', '](', '[a]: /b\n', '[*a](b)', '[a](<b', '[^a]: '],
  ...['<', '<a ', '<b>', '</b>', '<!--', '<a href="', '<http://a>', '`', '``a', '`a', '\\', '\\*', '!', '!!', '&amp;', '&#'],
  ...[
    'a@',
    'a@b.c ',
    '😀@01632 960@',
    'www.a.b ',
    'http://a.b/ ',
    '01632 960',
    '01632 960201 ',
    '0',
    '{{',
    '{{organisation.name}} ',
  ],
  ...[
    '> a\n',
    '>',
    '> ',
    '- a\n',
    '- ',
    '+ ',
    '1. a\n',
    '- [ ] a\n',
    '- - - a\n',
    '> - > - a\n',
    '    - a\n',
    '\ta\n',
    '> > > > a\n',
  ],
  ...[
    '|',
    '|a|\n',
    '|a|b|\n|-|-|\n',
    '|\n',
    '# a\n',
    '#',
    'a\n===\n',
    'a\n---\n',
    '---\n',
    '--\n',
    '```\n',
    '~~~\n',
    '<div>\n',
    'a  \n',
    '\r> ',
  ],
  ...['a', 'a ', 'a\n', 'word ', '\u00a0', 'é', '\t', '"', '(', ')', ':', 'x'.repeat(30)],
];
const allowed = (text: string) => textFault(text) === undefined;

/** The text as often as it passes. */
function times(text: string, passes: (text: string) => boolean): string {
  let [low, high] = [0, Math.ceil(limits.text / text.length)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (passes(text.repeat(middle))) low = middle;
    else high = middle - 1;
  }
  return text.repeat(low);
}

/** As many paragraphs as are allowed, each as large as is allowed, and then as many small ones. */
function largestText(unit: string): string {
  const paragraph = times(unit, allowed);
  const large = times(`${paragraph}\n\n`, allowed);
  return large + times('a\n\n', (small) => allowed(large + small));
}

const content = loadContent('content');
const [page] = content.morePages;
if (!page) throw new Error('no page');

test('the largest texts that may be published render in 200 ms, and are checked in 200 ms', () => {
  const slow = units.flatMap((unit) => {
    const markdown = largestText(unit);
    const pages = { ...content, morePages: [{ ...page, markdown }] };
    const render = () => renderRoute(morePage as unknown as Route, pages, `/${page.slug}`, '2026-11-16T12:00:00Z');
    const file = parseContentFile('pages/more/x.md', new TextEncoder().encode(`---\nheading: X\n---\n${markdown}`));
    const parts = { render, check: () => checkText(file) };
    return Object.entries(parts).flatMap(([part, work]) => {
      // The first call may wait for the compiler or the garbage collector.
      return [1, 2, 3].some((rounds) => milliseconds(work, 1, rounds) < 200) ? [] : [{ part, unit }];
    });
  });
  expect(slow).toEqual([]);
});
