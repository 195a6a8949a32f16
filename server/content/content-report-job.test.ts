import { expect, test } from 'vitest';
import type { FieldFinding } from '../../content-model/field-findings.ts';
import { loadContent } from '../../content-model/load.ts';
import { elsewhere, grouping } from '../../content-model/waiting-groups.ts';
import { contentReportMail } from './content-report-job.ts';

const deskUrl = 'https://desk.group.example';
const config = { baseUrl: 'https://www.group.example', hasSecondBackup: true, deskUrl };
const content = loadContent('content');
const group = grouping(new Map());
const entry = (title: string, findings: FieldFinding[]) => ({ key: title, title, note: '', count: findings.length, findings });
const phone = (index: number, message: string): FieldFinding => ({
  kind: 'missing',
  file: 'practices/leeds.yaml',
  title: 'Leeds',
  field: ['phones', index, 'phone'],
  message,
  isBlocking: false,
});
const groups = [
  group('/today/links', 'link', 'links', []),
  group('/facts', 'fact differs', 'facts differ', elsewhere(2, 'Ratings')),
  group('/today/missing', 'fact is missing', 'facts are missing', [
    entry(
      'Call each number',
      [0, 1, 2, 3, 4].map((index) => phone(index, `Number <b>${index}</b> is wrong.`)),
    ),
    entry('Enter the charges', [phone(0, 'There are none.')]),
    entry('Enter the proof', [phone(0, 'There is none.')]),
    entry('Enter the registration numbers', [phone(0, 'One is missing.'), phone(1, 'Another is missing.')]),
  ]),
];
const report = (found: typeof groups, changes: Partial<typeof config> = {}) =>
  contentReportMail(found, '2026-11-16', { config: { ...config, ...changes }, content });

test('has the three most important things first, with links to the fields at the desk, and then what else waits', () => {
  const { text, to } = report(groups, { hasSecondBackup: false });
  expect(to).toBe('website@threeridings.example');
  const order = [
    '6 things need your attention',
    '2 facts differ',
    `See them all at the desk: ${deskUrl}/facts`,
    'Call each number (5)',
    'Number <b>0</b> is wrong.',
    `Leeds: Phone numbers, phone: ${deskUrl}/edit/practices/leeds.yaml#root_phones_0_phone`,
    'Number <b>2</b> is wrong.',
    `See them all at the desk: ${deskUrl}/today/missing`,
    'Enter the charges',
    'There are none.',
    'Also waiting',
    '- Enter the proof',
    '- Enter the registration numbers (2)',
    "Backups are on the site's machine only.",
    `Open the desk: ${deskUrl}/`,
  ];
  const positions = order.map((words) => text.indexOf(words));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(text).not.toMatch(/Number <b>3|There is none|One is missing/);
});

test('names the fields where there is no desk', () => {
  const { text } = contentReportMail(groups, '2026-11-16', { config: { ...config, deskUrl: undefined }, content });
  expect(text).toContain('    Leeds: Phone numbers, phone\n');
  expect(text).not.toMatch(/desk|undefined/);
});

test('says when there are no findings', () => {
  expect(report([]).text).toMatch(/Nothing needs your attention this week(?!.*Also waiting)/s);
});

test('says every week that backups are on one machine only', () => {
  const { text } = report([], { hasSecondBackup: false });
  expect(text).toContain('1 thing needs your attention');
  expect(text).toContain("Backups are on the site's machine only.");
});

test('a retry on the same day sends the same email', () => {
  expect(report(groups).messageId).toBe(report([]).messageId);
});
