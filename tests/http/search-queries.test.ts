import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { hrefOf, parseHtml } from '../support/served-page.ts';
import { testBase, testPort } from '../support/test-site.ts';
import { startWebProcess } from '../support/web-process.ts';

type Answered = { query: string; found: string[] /** Of the first right result, or -1. */; place: number };

const queries: { query: string; right: string[] }[] = parse(readFileSync('tests/fixtures/search-queries.yaml', 'utf8'));

/** The results in the order shown: pages, then articles. */
async function answer(base: string): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const { query, right } of queries) {
    const html = await (await fetch(`${base}/search?q=${encodeURIComponent(query)}`)).text();
    const found = [...parseHtml(html).querySelectorAll('h4 a')].map(hrefOf);
    answered.push({ query, found, place: found.findIndex((path) => right.includes(path)) });
  }
  return answered;
}

let answered: Answered[];
let answeredWithoutDatabase: Answered[];
beforeAll(async () => {
  const web = await startWebProcess(testPort + 264, {});
  answered = await answer(testBase);
  answeredWithoutDatabase = await answer(web.base).finally(() => web.stop());
});

test('of 60 queries 46 have a right answer in the first place, 54 within three, and all find something', () => {
  const queriesWith = (isSo: (one: Answered) => boolean) => answered.filter(isSo).map(({ query }) => query);
  expect(answered).toHaveLength(60);
  expect(queriesWith(({ found }) => found.length === 0)).toEqual([]);
  const notFirst = queriesWith(({ place }) => place !== 0);
  expect(notFirst.length, `not first: ${notFirst}`).toBeLessThanOrEqual(60 - 46);
  const notInThree = queriesWith(({ place }) => place < 0 || place > 2);
  expect(notInThree.length, `not within three: ${notInThree}`).toBeLessThanOrEqual(60 - 54);
});

test('pages answer the same queries while the database is stopped', () => {
  const isPage = (path: string) => !path.startsWith('/blog/');
  const pages = answered.map(({ found }) => found.filter(isPage));
  expect(pages.filter(([first]) => first).length).toBeGreaterThan(50);
  expect(answeredWithoutDatabase.map(({ found }) => found)).toEqual(pages);
});
