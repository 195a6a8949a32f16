import { expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { formatPounds } from '../../domain/nhs-charges.ts';
import { jsonLd, servedPage, textOf } from '../support/served-page.ts';
import { everyPath } from '../support/site-paths.ts';

const { blogArticles, nhsCharges } = loadContent('content');
const charges = nhsCharges.rows.flatMap(({ band1, band2, band3, emergency }) => [band1, band2, band3, emergency]);
const answerPath = '/nhs-information?need=filling&who=none';
const pathsWithCharges = [
  '/emergency-dentist',
  '/locations/nhs-bradford-dentist',
  '/locations/nhs-leeds-dentist',
  '/locations/nhs-ripon-dentist',
  '/nhs-information',
  answerPath,
  '/search?q=emergency+treatment+costs',
];

const hasCharge = (part: Element) => charges.some((charge) => textOf(part).replaceAll('£ ', '£').includes(formatPounds(charge)));
const hasNote = (part: Element | null) => textOf(part).includes(nhsCharges.reminder.link);

test('every page that shows an NHS charge says that it may have changed', async () => {
  const articlePaths = blogArticles.map(({ slug }) => `/blog/${slug}`);
  const shown: string[] = [];
  for (const path of new Set([...everyPath, ...articlePaths, ...pathsWithCharges])) {
    const { document } = await servedPage(path);
    if (hasCharge(document.body)) shown.push(path);
    expect(hasNote(document.body), path).toBe(hasCharge(document.body));
    for (const charge of charges) expect(JSON.stringify(jsonLd(document)), path).not.toContain(String(charge));
  }
  expect(shown.toSorted()).toEqual(pathsWithCharges);
  const answered = (await servedPage(answerPath)).document;
  expect(hasNote(answered.querySelector('#your-answer'))).toBe(true);
  for (const part of answered.querySelectorAll('.nhs-information > *')) expect(hasNote(part), textOf(part)).toBe(hasCharge(part));
});
