import { readFileSync } from 'node:fs';
import { everyPath } from '../support/site-paths.ts';
import { startTestSite, type TestSite } from '../support/start-test-site.ts';
import { expect, test } from '../support/test.ts';
import { testPort } from '../support/test-site.ts';

/** Budgets count renders for this many requests, because timings differ between machines. */
const requests = 20;
const budgets: Record<string, { renders?: number }> = JSON.parse(
  readFileSync('tests/browser/weight-budgets.json', 'utf8'),
).routes;

// Needs its own site, because other tests cause renders on the shared one.
let site: TestSite;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startTestSite(testPort + 180);
});
test.afterAll(async () => site.stop());

async function renderCount(): Promise<number> {
  const figures = await (await fetch(site.metricsUrl)).text();
  return Number(/^pages_made_total (\d+)$/m.exec(figures)?.[1] ?? Number.NaN);
}

test('pages_made_total counts rendered pages', async ({ request }) => {
  // The first search renders every page to build the index.
  await request.get(`${site.baseUrl}/search?q=first`);
  const before = await renderCount();
  await request.get(`${site.baseUrl}/search?q=second`);
  expect(await renderCount()).toBe(before + 1);
});

for (const path of everyPath) {
  test(`${path} stays within its render budget for ${requests} requests`, async ({ request }) => {
    await request.get(site.baseUrl + path);
    const before = await renderCount();
    for (let sent = 0; sent < requests; sent += 1) expect((await request.get(site.baseUrl + path)).status()).toBe(200);
    expect((await renderCount()) - before).toBeLessThanOrEqual(budgets[path]?.renders ?? budgets['*']?.renders ?? 0);
  });
}
