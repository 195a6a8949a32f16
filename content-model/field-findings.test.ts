import { expect, test } from 'vitest';
import { parseContentFile } from './content-file.ts';
import { findFieldFindings } from './field-findings.ts';
import { parseContent, readContent } from './load.ts';
import type { ContentPath } from './problem.ts';

const today = '2026-07-01';
const ofProblem = (field: ContentPath, expected: string, found: string) =>
  findFieldFindings({ files: [], problems: [{ file: 'team.yaml', line: 1, column: 1, field, expected, found }] }, today);

test('what does not match the schema says at its field what to enter', () => {
  expect(ofProblem([3, 'name'], 'some text', 'nothing')).toMatchObject([
    { file: 'team.yaml', title: 'People', field: [3, 'name'], message: 'Enter the name.', isBlocking: true },
  ]);
  expect(ofProblem([0, 'qualifications', 1, 'award'], 'some text', '9')).toMatchObject([
    { field: [0, 'qualifications', 1, 'award'], message: 'Enter some text. Now it is: 9.' },
  ]);
  // A value with what separates the parts of a message elsewhere.
  expect(ofProblem([0, 'role'], 'text: short; plain', 'a: expected b; found c')).toMatchObject([
    { field: [0, 'role'], message: 'Enter text: short; plain. Now it is: a: expected b; found c.' },
  ]);
});

test('a short name that is missing is no finding: the desk gives it', () => {
  expect(ofProblem([0, 'slug'], 'text', 'nothing')).toEqual([]);
  expect(ofProblem([0, 'slug'], 'lower-case words joined by hyphens', 'Jo')).toHaveLength(1);
});

test('every finding of the content has a field of its file, and of a Markdown text its line', () => {
  const reading = readContent('content');
  const found = findFieldFindings(reading, today);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ field }) => !field?.length).map(({ message }) => message)).toEqual([]);
  const text = '---\nheading: Parking\n---\n\nOne.\n\nTwo: [here](/nowhere).\n';
  const file = parseContentFile('pages/legal/complaints.md', new TextEncoder().encode(text));
  const changed = parseContent([...reading.files.filter((one) => one.file !== file.file), file]);
  const link = findFieldFindings(changed, today).find(({ message }) => message.includes('/nowhere'));
  expect(link).toMatchObject({ file: file.file, field: ['body', 3] });
});

test('a note in a file is at the field below it', () => {
  const text = "# FILL IN: the name\nname: Example\n# FILL IN: the tagline\ntagline: 'Best'\n";
  const file = parseContentFile('organisation.yaml', new TextEncoder().encode(text));
  const notes = findFieldFindings({ files: [file] }, today).filter(({ message }) => message.startsWith('To be filled in'));
  expect(notes.map(({ field }) => field)).toEqual([['name'], ['tagline']]);
});
