import { expect, test } from 'vitest';
import { parseContentFile } from './content-file.ts';
import { fieldAtLine, fieldOfPath } from './field-of-problem.ts';

test('the path of a problem names its field', () => {
  expect(fieldOfPath('team[3].role')).toEqual([3, 'role']);
  expect(fieldOfPath('ripon.hours[0].week.monday.open')).toEqual(['hours', 0, 'week', 'monday', 'open']);
  expect(fieldOfPath('staffPage.deeds.mark-contacted')).toEqual(['deeds', 'mark-contacted']);
  expect(fieldOfPath('faq')).toEqual([]);
});

test('a line names the field that stands in it', () => {
  const yaml = 'a: 1\nlist:\n  - link: /x\n    text: >-\n      long\n      words\n# comment\nz: 2\n';
  const file = parseContentFile('x.yaml', new TextEncoder().encode(yaml));
  expect([1, 3, 6, 8].map((line) => fieldAtLine(file, line))).toEqual([['a'], ['list', 0, 'link'], ['list', 0, 'text'], ['z']]);
});
