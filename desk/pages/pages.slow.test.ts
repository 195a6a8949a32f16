import { describe, expect, test } from 'vitest';
import { deadLinks } from '../../content-model/checks/dead-links.ts';
import { fillLine } from '../../content-model/checks/facts-in-prose.ts';
import { type ContentFile, parseContentFile, readContentFiles } from '../../content-model/content-file.ts';
import { parseContent } from '../../content-model/load.ts';
import { renderMarkdown } from '../../content-model/markdown.ts';
import { type PageChange, removePage, renamePage } from './pages.ts';

const site = readContentFiles('content');
const guide = 'pages/more/guide.md';
const withFile = (name: string, text: string) => [
  ...site.filter(({ file }) => file !== name),
  parseContentFile(name, new TextEncoder().encode(text)),
];
const textOf = (files: readonly ContentFile[], name: string) =>
  new TextDecoder().decode(files.find(({ file }) => file === name)?.bytes);
const applied = (files: readonly ContentFile[], changes: readonly PageChange[]) => [
  ...files.filter(({ file }) => !changes.some(({ path }) => path === file)),
  ...changes.flatMap(({ bytes, path }) => (bytes ? [parseContentFile(path, bytes)] : [])),
];
const { content } = parseContent(site);
const deadIn = (files: readonly ContentFile[]) => deadLinks(files, parseContent(files).content);

describe('links to a page that gets another address follow', () => {
  test.each([
    '[a](/nervous-patients)',
    `[a]( /nervous-patients?from=a#fees 'Fees')`,
    '[a](</nervous-patients>)',
    '[a](\n/nervous-patients)',
    '![a](/nervous-patients "A")',
    '[a]\n\n[a]: /nervous-patients',
    '[a]\n\n[A]: </nervous-patients#fees> "Fees"',
    '> - [a]\n>\n> [a]:\n> /nervous-patients',
    '[a](https://www.threeridings.example/nervous-patients)',
    '<https://www.threeridings.example/nervous-patients>',
    'Read https://www.threeridings.example/nervous-patients.',
    '[a]({{organisation.website}}/nervous-patients)',
  ])('in Markdown: %j', (text) => {
    const files = withFile(guide, `---\nheading: Guide\n---\n${text}\n`);
    const renamed = applied(files, renamePage(files, 'nervous-patients', 'calm', true));
    const [html, expected] = [textOf(renamed, guide).replace(/^---.*?---\n/s, ''), text].map((words) =>
      renderMarkdown(fillLine(words, content)),
    );
    expect(expected).toMatch(/(href|src)="[^"]*\/nervous-patients[#?"]/);
    expect(html).toBe(expected?.replaceAll('/nervous-patients', '/calm'));
    expect(deadIn(renamed)).toEqual([]);
  });

  test('from old addresses, also to a part of the page, and other addresses that start alike stay', () => {
    const redirects = '- { from: /fear, to: /nervous-patients#fees }\n- { from: /nervous-patients-2, to: /blog }\n';
    const files = withFile('redirects.yaml', redirects);
    const renamed = applied(files, renamePage(files, 'nervous-patients', 'calm', false));
    expect(textOf(renamed, 'redirects.yaml')).toBe(redirects.replace('/nervous-patients#', '/calm#'));
  });
});

test('links to a part of a page that is removed lead to the other page, and entries of menus go', () => {
  const text = "---\nlinks: [{ label: Fees, to: '/nervous-patients#fees' }]\n---\n[a](/nervous-patients#fees)\n";
  const files = withFile(guide, text);
  const left = applied(files, removePage(files, 'nervous-patients', '/', true));
  expect(textOf(left, guide)).toBe('---\nlinks: []\n---\n[a](/)\n');
  expect(deadIn(left)).toEqual([]);
});
