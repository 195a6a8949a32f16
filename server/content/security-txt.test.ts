import { expect, test } from 'vitest';
import { outOfDate } from '../../content-model/checks/out-of-date.ts';
import { loadContent } from '../../content-model/load.ts';
import { securityTxt } from './security-txt.ts';

const content = loadContent('content');
const { organisation } = content;

test('has every field that RFC 9116 requires, and the address of the requested host', () => {
  expect(securityTxt(organisation, 'https://ripon.example')).toBe(
    [
      `Contact: mailto:${organisation.contacts.security.email}`,
      `Expires: ${organisation.contacts.security.validUntil}T00:00:00.000Z`,
      'Preferred-Languages: en',
      'Canonical: https://ripon.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

const findings = (today: string) => outOfDate(content, [], today).filter(({ message }) => message.includes('security contact'));

// Uses the real clock deliberately: fails thirty days before the file expires, so that the address gets tested again.
test('expires in thirty days at the earliest and in a year at the latest', () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(findings(today)).toEqual([]);
  const days = (Date.parse(organisation.contacts.security.validUntil) - Date.now()) / 86_400_000;
  expect(days).toBeLessThan(366);
});

test('the content check reports the expiry thirty days ahead', () => {
  const dated = (days: number) =>
    new Date(Date.parse(organisation.contacts.security.validUntil) - days * 86_400_000).toISOString().slice(0, 10);
  expect(findings(dated(30))).toEqual([]);
  expect(findings(dated(29))).toHaveLength(1);
});
