import { expect, test } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { formatPounds, rowInForce } from '../../domain/nhs-charges.ts';
import { contactCardPath } from '../../domain/site-pages.ts';
import { fetchPath, jsonLd, servedPage, textOf } from '../support/served-page.ts';
import { everyPath } from '../support/site-paths.ts';
import { statements, statementsOfJsonLd } from '../support/stated-facts.ts';
import { testNow } from '../support/test-site.ts';

const content = loadContent('content');
const paths = [
  ...everyPath,
  ...content.blogArticles.map(({ slug }) => `/blog/${slug}`),
  '/nhs-information?need=filling&who=none',
  '/search?q=opening+hours',
  '/search?q=phone+number',
  '/search?q=reviews',
  '/nowhere',
  '/staff/nobody',
];

/** What is stated, and the places of what says neither whose it is nor what it counts. */
async function readEverything() {
  const all = new Set<string>();
  const unexplained = new Map<string, string[]>();
  const add = (path: string, found: ReturnType<typeof statements>) => {
    for (const statement of found.all) all.add(statement);
    for (const statement of found.unexplained) unexplained.set(statement, [...(unexplained.get(statement) ?? []), path]);
  };
  for (const path of paths) {
    const { document } = await servedPage(path);
    add(path, statements(`${textOf(document.head)} ${textOf(document.body)}`, content));
    add(path, statementsOfJsonLd(jsonLd(document), content));
  }
  for (const path of ['/feed.xml', ...content.practices.map(({ slug }) => contactCardPath(slug))])
    add(path, statements((await (await fetchPath(path)).text()).replaceAll('tel:+44', '0'), content));
  return { all, unexplained };
}

test("each time, number of reviews and phone number is the practice's own, or says beside it what it is", async () => {
  const { all, unexplained } = await readEverything();
  expect([...unexplained].map(([statement, where]) => `${statement} (${[...new Set(where)].join(', ')})`)).toEqual([]);
  for (const stated of ['Mon-Fri 9-5', '1500+ five-star reviews', '200+ reviews', '01632 960119', '01632960201'])
    expect([...all]).toContain(stated);
});

// Prices of private care have no pence.
test('each charge with pence is in force, or among those as first published', async () => {
  const row = rowInForce(content.statutoryNhsCharges, testNow) ?? expect.fail('no charges');
  const inForce = [row.band1, row.band2, row.band3].map(formatPounds);
  const found = new Set<string>();
  for (const path of paths) {
    const { body } = (await servedPage(path)).document;
    const first = [...body.querySelectorAll('p')].find((words) => textOf(words).includes('as first published here'));
    const text = textOf(body).replace(textOf(first?.parentElement), '');
    for (const [charge] of text.replaceAll('£ ', '£').matchAll(/£\d+\.\d\d/g)) {
      expect(inForce, path).toContain(charge);
      found.add(charge);
    }
  }
  expect([...found].sort()).toEqual(inForce.toSorted());
});
