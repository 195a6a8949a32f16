import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { everyPath } from '../support/site-paths.ts';

/** How often a page may be made for so many readers: work is counted, since seconds differ between machines. */
const readers = 20;
const budgets: Record<string, { made?: number }> = JSON.parse(readFileSync('tests/browser/weight-budgets.json', 'utf8')).routes;

async function pagesMade(): Promise<number> {
  const figures = await (await fetch(process.env['TEST_METRICS_URL'] ?? '')).text();
  return Number(/^pages_made_total (\d+)$/m.exec(figures)?.[1] ?? Number.NaN);
}

for (const path of everyPath) {
  test(`${path} is made no more often for ${readers} readers than its budget says`, async ({ request }) => {
    const allowed = budgets[path]?.made ?? budgets['*']?.made ?? 0;
    await request.get(path);
    let fewest = Number.POSITIVE_INFINITY;
    // Other tests have pages made meanwhile: of five tries one is likely to be alone.
    for (let tries = 0; tries < 5 && fewest > allowed; tries += 1) {
      const before = await pagesMade();
      for (let reader = 0; reader < readers; reader += 1) expect((await request.get(path)).status()).toBe(200);
      fewest = Math.min(fewest, (await pagesMade()) - before);
    }
    expect(fewest).toBeLessThanOrEqual(allowed);
  });
}
