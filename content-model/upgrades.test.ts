import { expect, test } from 'vitest';
import { loadContent } from './load.ts';
import { statutoryNhsCharges } from './schema/nhs.ts';
import { knownCharges, upgraded } from './upgrades.ts';

const rowsFile = 'reference/statutory-nhs-charges.yaml';
const oldCharges = (...rows: object[]) => upgraded('nhs-charges.yaml', { rows }) as Record<string, unknown>;
const right = {
  effectiveFrom: '2025-04-01',
  confirmedOn: '2025-04-01',
  label: '2025/26',
  band1: 27.4,
  band2: 75.3,
  band3: 326.7,
};
const wrong = { ...right, effectiveFrom: '2024-04-01', label: '2024', band1: 25.8 };
const announced = { ...wrong, effectiveFrom: '2027-04-01', label: '2027/28' };

test('stored charges of the law get the newer rows that this release knows, after those that staff entered', () => {
  expect(knownCharges.toReversed()).toEqual(loadContent('content').statutoryNhsCharges);
  const [latest, ...older] = knownCharges;
  expect(upgraded(rowsFile, [older[0]])).toEqual([older[0], latest]);
  const own = { ...latest, source: 'The Official Journal' };
  expect(upgraded(rowsFile, [own])).toEqual([own]);
  expect(statutoryNhsCharges.safeParse([{ ...latest, effectiveFrom: '2030-04-01' }]).success).toBe(false);
});

test('stored charges of an earlier release are kept as first published if the law had set others for their day', () => {
  expect(oldCharges(wrong)).toMatchObject({ firstPublished: { label: '2024', band1: 25.8, band2: 75.3, band3: 326.7 } });
  expect(oldCharges(wrong, announced)).toMatchObject({ firstPublished: { label: '2024' } });
  for (const charges of [oldCharges(right), oldCharges(wrong, right)]) {
    expect(charges).not.toHaveProperty('firstPublished');
    expect(charges).not.toHaveProperty('rows');
  }
});

test('a stored reminder no longer says that somebody confirmed the charges', () => {
  const { reminder } = upgraded('nhs-charges.yaml', {
    reminder: { text: 'We confirmed them on {date}.', link: 'Go', url: '' },
  }) as {
    reminder: object;
  };
  expect(reminder).toEqual({ text: expect.stringContaining('{year}'), link: 'Go', url: '' });
  const own = { reminder: { text: 'They may have changed.' } };
  expect(upgraded('nhs-charges.yaml', structuredClone(own))).toMatchObject(own);
});

test('benefits that have ended leave the stored exemptions', () => {
  const exemptions = ['income-support', 'pension-credit', 'income-based-jobseekers-allowance'].map((id) => ({ id }));
  expect(upgraded('nhs-charges.yaml', { exemptions })).toMatchObject({ exemptions: [{ id: 'pension-credit' }] });
});
