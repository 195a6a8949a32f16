import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { testBase } from '../support/test-site.ts';

const pages = ['/', '/privacy-policy'];

for (const path of pages) {
  test(`${path} prefetches two service pages and looks up the analytics hosts when idle`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('link[rel="prefetch"][href="/services/general-dentistry"]')).toHaveCount(1);
    await expect(page.locator('link[rel="prefetch"][href="/services/cosmetic-dentistry"]')).toHaveCount(1);
    await expect(page.locator('link[rel="dns-prefetch"]')).toHaveCount(2);
  });
}

test('no chatbot comes where none is configured', async ({ page }) => {
  await page.goto('/');
  await page.waitForTimeout(2500);
  await expect(page.locator('script[data-bot-id]')).toHaveCount(0);
});

test.describe('a configured chatbot', () => {
  /** The launcher on loopback, over HTTP as the third party would serve it. */
  async function withLauncher(use: (address: string, arrivals: number[]) => Promise<void>): Promise<void> {
    const arrivals: number[] = [];
    const server = createServer((_request, response) => {
      arrivals.push(Date.now());
      response.setHeader('Content-Type', 'text/javascript');
      response.end('document.documentElement.dataset.chatbot = document.currentScript.dataset.botId;');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    try {
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/launcher.js`, arrivals);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  for (const path of pages) {
    test(`comes to ${path} no sooner than 2000 ms after load`, async ({ page }) => {
      await withLauncher(async (src, arrivals) => {
        await configure(page, { src, id: 'bot-7', consent: 'none', label: 'Chat with us' });
        await page.goto(path, { waitUntil: 'load' });
        const loadedAt = await page.evaluate(() => {
          const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
          return performance.timeOrigin + (navigation?.loadEventStart ?? 0);
        });
        await expect(page.locator('html')).toHaveAttribute('data-chatbot', 'bot-7', { timeout: 10_000 });
        expect((arrivals[0] ?? 0) - loadedAt).toBeGreaterThanOrEqual(1990);
      });
    });
  }

  test('waits for a click where consent is required', async ({ page }) => {
    await withLauncher(async (src, arrivals) => {
      await configure(page, { src, id: 'bot-7', consent: 'required', label: 'Chat with us' });
      await page.goto('/');
      const offer = page.getByRole('button', { name: 'Chat with us' });
      await expect(offer).toBeVisible({ timeout: 10_000 });
      expect(arrivals).toEqual([]);
      await offer.click();
      await expect(page.locator('html')).toHaveAttribute('data-chatbot', 'bot-7');
      await expect(offer).toHaveCount(0);
    });
  });
});

/** As the server writes it where CHATBOT_SCRIPT and CHATBOT_ID are set. */
async function configure(page: import('@playwright/test').Page, chatbot: object): Promise<void> {
  await page.route(`${testBase}/**`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(/data-boot="([^"]*)"/, (_, settings: string) => {
      const parsed = JSON.parse(settings.replaceAll('&quot;', '"'));
      return `data-boot="${JSON.stringify({ ...parsed, chatbot }).replaceAll('"', '&quot;')}"`;
    });
    // Not with the answer's own headers: its length is no longer true.
    return route.fulfill({ status: response.status(), contentType: 'text/html; charset=utf-8', body: html });
  });
}

test('sections get their visible class when scrolled into view, and are not hidden without scripts', async ({ page }) => {
  await page.goto('/');
  const last = page.locator('[data-section]').last();
  await expect(last).not.toHaveClass(/visible/);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveClass(/visible/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every section can be seen', async ({ page }) => {
    await page.goto('/');
    for (const section of await page.locator('[data-section]').all()) {
      expect(await section.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    }
  });
});
