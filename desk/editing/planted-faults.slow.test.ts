import { expect, test } from 'vitest';
import { parseContentFile, readContentFiles } from '../../content/content-file.ts';
import { type FormState, formStateOf, textWith } from '../../content/file-text.ts';
import { parseContent } from '../../content/load.ts';
import type { ContentPath } from '../../content/problem.ts';
import { findFieldFindings } from './field-findings.ts';
import { setAt } from './form/set-at.ts';
import { findFile } from './workspace.ts';

const files = readContentFiles('content');
const today = '2026-11-16';

/** What the form of a file shows, with the content as it is or with one field changed. */
function findings(name: string, field?: ContentPath, text?: unknown) {
  const file = findFile(files, name);
  if (!file) throw new Error(`No file ${name}`);
  const state = setAt(formStateOf(file), field ?? [], text) as FormState;
  const changed = field ? parseContentFile(name, new TextEncoder().encode(textWith(file, state))) : file;
  const reading = parseContent(files.map((other) => (other === file ? changed : other)));
  return findFieldFindings(reading, today).filter((finding) => finding.file === name);
}

/** Of the content check, which knows lines. `check-text.test.ts` has the faults of texts, which are found at fields. */
const faults: [string, string, ContentPath, unknown][] = [
  ['dead link', 'services.yaml', ['value', 1, 'features', 0, 'link'], '/services/no-such-page'],
  ['dead link in an article', 'blog-backlog/looking-after-dentures.md', ['body'], '\nSee [this page](/no-such-page).\n'],
  [
    'dead link of a notice',
    'notices.yaml',
    ['value'],
    [{ text: 'Closed.', from: '2026-11-16', until: '2026-11-20', link: { label: 'More', to: '/nowhere' } }],
  ],
  ['loop of an old address', 'redirects.yaml', ['value', 1, 'to'], '/about-us'],
  ['old address of a page', 'redirects.yaml', ['value', 2, 'from'], '/blog'],
  ['a paragraph that is too long', 'pages/more/nervous-patients.md', ['body'], `\n${'We look after teeth. '.repeat(150)}\n`],
  ['too many levels', 'pages/legal/privacy-policy.md', ['body'], `\nWords.\n\n${'>'.repeat(2_500)}\n`],
  ['a field that is too long', 'practices/ripon.yaml', ['value', 'parking'], 'Park here. '.repeat(500)],
  ['HTML', 'pages/more/nervous-patients.md', ['body'], '\n<meta http-equiv="refresh" content="0; url=//example.org">\n'],
  ['HTML in a line', 'pages/legal/privacy-policy.md', ['body'], '\nSome <b>bold</b> words.\n'],
  ['a link that runs a script', 'pages/more/nervous-patients.md', ['body'], '\n[Words](\njavascript:alert(1))\n'],
  ['contradicting phone', 'practices/leeds.yaml', ['value', 'phones', 0, 'phone'], '01632 960999'],
];

test.each(faults)('a fault of %s in %s is shown at its field', (_, file, field, text) => {
  const before = new Set(findings(file).map(({ message }) => message));
  const found = findings(file, field, text).filter(({ message }) => !before.has(message));
  const path = field[0] === 'value' ? field.slice(1) : field;
  expect(found.map((finding) => (finding.field ?? []).slice(0, path.length))).toContainEqual(path);
});
