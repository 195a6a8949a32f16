import { expect, test } from 'vitest';
import { parseContentFile, readContentFiles } from '../../content-model/content-file.ts';
import { findFieldFindings } from '../../content-model/field-findings.ts';
import { bytesWith, type FormState, formStateOf } from '../../content-model/file-text.ts';
import { parseContent } from '../../content-model/load.ts';
import type { ContentPath } from '../../content-model/problem.ts';
import { setAt } from '../../content-model/set-at.ts';
import { findFile } from '../drafts/workspace.ts';

const files = readContentFiles('content');
const today = '2026-11-16';

/** What the form of a file shows, with the content as it is or with one field changed. */
function findings(name: string, field?: ContentPath, text?: unknown) {
  const file = findFile(files, name);
  if (!file) throw new Error(`No file ${name}`);
  const state = setAt(formStateOf(file), field ?? [], text) as FormState;
  const changed = field ? parseContentFile(name, bytesWith(file, state)) : file;
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
  [
    'phone that differs and does not say what it is',
    'practices/leeds.yaml',
    ['value', 'phones', 1],
    { surfaces: ['emergency-page'], phone: '01632 960999' },
  ],
];

test.each(faults)('a fault of %s in %s is shown at its field', (_, file, field, text) => {
  const before = new Set(findings(file).map(({ message }) => message));
  const found = findings(file, field, text).filter(({ message }) => !before.has(message));
  const path = field[0] === 'value' ? field.slice(1) : field;
  expect(found.map((finding) => (finding.field ?? []).slice(0, path.length))).toContainEqual(path);
});
