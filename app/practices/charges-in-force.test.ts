import { expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { chargesInForce } from './charges-in-force.ts';

const content = loadContent('content');
const hasReminder = (row: Partial<(typeof content.nhsCharges.rows)[number]>, date: string) => {
  const rows = content.nhsCharges.rows.map((shown) => ({ ...shown, ...row }));
  return chargesInForce({ ...content, nhsCharges: { ...content.nhsCharges, rows } }, new Date(date)).reminder !== undefined;
};

test('charges that the law has not set for the day have a reminder, however recently they were confirmed', () => {
  const statutory = { band1: 27.4, band2: 75.3, band3: 326.7, emergency: 27.4 };
  expect(hasReminder(statutory, '2026-03-31')).toBe(false);
  expect(hasReminder({ ...statutory, emergency: 25.8 }, '2026-03-31')).toBe(true);
  expect(hasReminder({ ...statutory, confirmedOn: '2026-04-02' }, '2026-04-02')).toBe(true);
  expect(hasReminder({ ...statutory, effectiveFrom: '2022-04-01' }, '2022-04-02')).toBe(false);
});
