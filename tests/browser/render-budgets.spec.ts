import { readFileSync } from 'node:fs';
import { everyPath } from '../support/site-paths.ts';
import { startTestSite, type TestSite } from '../support/start-test-site.ts';
import { expect, test } from '../support/test.ts';
import { testPort } from '../support/test-site.ts';

/** How often a page may be made for so many readers: work is counted, since seconds differ between machines. */
const readers = 20;
const budgets: Record<string, { made?: number }> = JSON.parse(readFileSync('tests/browser/weight-budgets.json', 'utf8')).routes;

// A site of its own: on the common one other tests have pages made meanwhile.
let site: TestSite;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startTestSite(testPort + 180);
});
test.afterAll(async () => site.stop());

async function pagesMade(): Promise<number> {
  const figures = await (await fetch(site.metricsUrl)).text();
  return Number(/^pages_made_total (\d+)$/m.exec(figures)?.[1] ?? Number.NaN);
}

test('pages_made_total counts what is made', async ({ request }) => {
  // The first search reads every page of the site, each of which is made for it.
  await request.get(`${site.baseUrl}/search?q=first`);
  const before = await pagesMade();
  await request.get(`${site.baseUrl}/search?q=made`);
  expect(await pagesMade()).toBe(before + 1);
});

for (const path of everyPath) {
  test(`${path} is made no more often for ${readers} readers than its budget says`, async ({ request }) => {
    await request.get(site.baseUrl + path);
    const before = await pagesMade();
    for (let reader = 0; reader < readers; reader += 1) expect((await request.get(site.baseUrl + path)).status()).toBe(200);
    expect((await pagesMade()) - before).toBeLessThanOrEqual(budgets[path]?.made ?? budgets['*']?.made ?? 0);
  });
}
