import { expect, test } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { chargesInForce, firstPublishedCharges } from './charges-in-force.ts';

const content = loadContent('content');
const on = (time: string) => chargesInForce(content, new Date(time));
const chargesOn = (time: string) => on(time).rows.map(({ charge }) => charge);

test('the charges change at midnight in London on 1 April, and urgent care costs what Band 1 costs', () => {
  expect(chargesOn('2026-03-31T22:59:59Z')).toEqual(['£27.40', '£75.30', '£326.70', '£27.40']);
  expect(chargesOn('2026-03-31T23:00:00Z')).toEqual(['£27.90', '£76.60', '£332.10', '£27.90']);
  expect(on('2026-03-31T22:59:59Z').row.year).toBe('2025/26');
});

test('from a 1 April without newer charges, every page says which year its charges are for', () => {
  expect(on('2027-03-31T22:59:59Z').reminder).toBeUndefined();
  expect(on('2027-03-31T23:00:00Z').reminder?.text).toContain('2026/27');
});

test('the charges first published say in which year they applied, if the law ever set them', () => {
  expect(firstPublishedCharges(content)).toMatchObject({
    caption: 'No longer in force. NHS charges (2025), as first published here: these amounts applied in 2023/24',
    rows: [{ charge: '£25.80' }, { charge: '£70.70' }, { charge: '£306.80' }, { name: 'Emergency treatment', charge: '£25.80' }],
  });
  const { firstPublished, ...others } = content.nhsCharges;
  const own = firstPublished && { ...firstPublished, band1: 1 };
  expect(firstPublishedCharges({ ...content, nhsCharges: { ...others, firstPublished: own } })?.caption).toBe(
    'No longer in force. NHS charges (2025), as first published here',
  );
  expect(firstPublishedCharges({ ...content, nhsCharges: others })).toBeUndefined();
});
