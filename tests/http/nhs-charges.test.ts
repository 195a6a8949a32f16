import { expect, test } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { formatPounds, rowInForce } from '../../domain/nhs-charges.ts';
import { jsonLd, parseHtml, servedPage, textOf } from '../support/served-page.ts';
import { everyPath } from '../support/site-paths.ts';
import { testPort } from '../support/test-site.ts';
import { startWebProcess } from '../support/web-process.ts';

const { blogArticles, nhsCharges, statutoryNhsCharges } = loadContent('content');
type Row = { band1: number; band2: number; band3: number };
const amountsOf = (row: Row | undefined) => [row?.band1, row?.band2, row?.band3].map((amount) => formatPounds(amount ?? 0));
const today = amountsOf(rowInForce(statutoryNhsCharges, '2026-11-16'));
const ever = [...statutoryNhsCharges, nhsCharges.firstPublished].flatMap(amountsOf);
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

const chargesIn = (part: Element) => {
  const text = textOf(part).replaceAll('£ ', '£');
  return [...new Set(ever)].filter((amount) => text.includes(amount));
};

test("every page shows today's NHS charges, and only NHS Information others", async () => {
  const articlePaths = blogArticles.map(({ slug }) => `/blog/${slug}`);
  const shown: string[] = [];
  for (const path of new Set([...everyPath, ...articlePaths, ...pathsWithCharges])) {
    const { document } = await servedPage(path);
    const found = chargesIn(document.body);
    if (found.length > 0) shown.push(path);
    const isTable = path.startsWith('/nhs-information');
    expect(found, path).toEqual(isTable ? expect.arrayContaining(today) : found.filter((amount) => today.includes(amount)));
    expect(textOf(document.body), path).not.toContain(nhsCharges.reminder.link);
    for (const amount of ever) expect(JSON.stringify(jsonLd(document)), path).not.toContain(amount.slice(1));
  }
  expect(shown.toSorted()).toEqual(pathsWithCharges);
  const answer = (await servedPage(answerPath)).document.querySelector('#your-answer') ?? expect.fail();
  expect(chargesIn(answer)).toEqual([today[1]]);
});

test('from a 1 April without newer charges, everything that shows one says which year it is for', async () => {
  const web = await startWebProcess(testPort + 292, { CLOCK: '2027-04-01T09:00:00Z' });
  const hasNote = (part: Element) => textOf(part).includes('These are the charges for 2026/27');
  try {
    for (const path of pathsWithCharges) {
      const { body } = parseHtml(await (await fetch(web.base + path)).text());
      expect(hasNote(body), path).toBe(true);
      for (const part of body.querySelectorAll('.nhs-information > *, #your-answer'))
        expect(hasNote(part), textOf(part)).toBe(chargesIn(part).length > 0);
    }
  } finally {
    await web.stop();
  }
});
