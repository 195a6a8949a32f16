import { expect, test } from 'vitest';
import type { Finding } from '../../content/check.ts';
import { loadContent } from '../../content/load.ts';
import { contentReportMail } from './content-report-job.ts';

const services = { config: { baseUrl: 'https://www.group.example', hasSecondBackup: true }, content: loadContent('content') };
const report = (findings: Finding[]) => contentReportMail(findings, '2026-11-16', services);

const outOfDate: Finding = {
  kind: 'out-of-date',
  message: 'Band 1 is <b>£25.80</b>, the law says £27.90',
  details: ['in force since 2026-04-01'],
  places: [{ file: 'nhs-charges.yaml', line: 7 }],
  advice: 'Add a row.',
};

test('lists each finding with its place', () => {
  const mail = report([outOfDate]);
  expect(mail.to).toBe('website@threeridings.example');
  expect(mail.text).toContain('1 thing needs your attention');
  expect(mail.text).toContain('nhs-charges.yaml:7');
  expect(mail.text).toContain('in force since 2026-04-01');
});

test('says when there are no findings', () => {
  expect(report([]).text).toContain('Nothing needs your attention this week');
});

test('says every week that backups are on one machine only', () => {
  const { config, content } = services;
  const mail = contentReportMail([], '2026-11-16', { config: { ...config, hasSecondBackup: false }, content });
  expect(mail.text).toContain('1 thing needs your attention');
  expect(mail.text).toContain("Backups are on the site's machine only.");
});

test('a retry on the same day sends the same email', () => {
  expect(report([outOfDate]).messageId).toBe(report([]).messageId);
});
