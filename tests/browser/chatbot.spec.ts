import { expect, type Page, test } from '@playwright/test';
import { startLocalInbox } from '../../local/local-inbox.ts';
import { stateViolations } from '../support/state-violations.ts';
import { testPort } from '../support/test-site.ts';
import { startWebProcess } from '../support/web-process.ts';

test.describe('a configured chatbot', () => {
  test.describe.configure({ mode: 'serial' });

  type Use = (base: string, origin: string, loads: readonly { at: Date }[]) => Promise<void>;

  /** Serves the demo's launcher over HTTP and starts a site configured to load it. */
  async function withLauncher(consent: string, use: Use) {
    const { chatbot, pageUrl, stop } = await startLocalInbox(0);
    const web = await startWebProcess(testPort + 80, {
      CHATBOT_SCRIPT: chatbot.scriptUrl,
      CHATBOT_ID: 'bot-7',
      CHATBOT_CONSENT: consent,
    });
    try {
      await use(web.base, pageUrl, chatbot.loads);
    } finally {
      await web.stop();
      await stop();
    }
  }

  const bubbleOn = (page: Page) => page.getByRole('complementary', { name: 'Chatbot' });

  // @spec 1: Chatbot launcher with a bot id, 2000 ms after load
  // @spec 7: Chatbot launcher script
  // @spec 9: Chatbot delay 2000 ms
  test('loads no sooner than 2000 ms after the load event, and never on a signed-link page', async ({ page }) => {
    await withLauncher('none', async (base, origin, loads) => {
      await page.goto(`${base}/staff/not-a-token`, { waitUntil: 'load' });
      await page.waitForTimeout(2500);
      expect(loads).toEqual([]);

      const response = await page.goto(`${base}/privacy-policy`, { waitUntil: 'load' });
      const loadedAt = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return performance.timeOrigin + (navigation?.loadEventStart ?? 0);
      });
      await expect(bubbleOn(page)).toHaveAttribute('data-bot-id', 'bot-7', { timeout: 10_000 });
      expect(Number(loads[0]?.at) - loadedAt).toBeGreaterThanOrEqual(1990);
      // It is the only script of a third party that the policy allows.
      expect(response?.headers()['content-security-policy']).toMatch(new RegExp(`script-src 'self' 'sha256-\\S+' ${origin};`));
    });
  });

  // @spec 1: Chatbot launcher with a bot id, 2000 ms after load
  test('waits for a click when consent is required, and is never offered over a phone number', async ({ page }) => {
    await withLauncher('required', async (base, _origin, loads) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(base);
      await page.locator('.chatbot-offer').waitFor({ state: 'attached', timeout: 10_000 });
      const result = await page.evaluate(async () => {
        const offer = document.querySelector('.chatbot-offer') as HTMLElement;
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const isOver = (link: Element) => {
          const [one, other] = [offer.getBoundingClientRect(), link.getBoundingClientRect()];
          const apart = one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top;
          return link.checkVisibility() && !apart;
        };
        let [shown, over] = [0, 0];
        for (let top = 0; top < document.documentElement.scrollHeight; top += 300) {
          window.scrollTo({ top, behavior: 'instant' });
          // Observers report after the next frame.
          for (let count = 0; count < 3; count += 1) await frame();
          if (offer.style.visibility === 'hidden') continue;
          shown += 1;
          over += [...document.querySelectorAll('a[href^="tel:"]')].filter(isOver).length;
        }
        return { shown, over };
      });
      expect(result.over).toBe(0);
      expect(result.shown).toBeGreaterThan(10);

      await page.goto(`${base}/privacy-policy`);
      const offer = page.getByRole('button', { name: 'Chat with us' });
      await expect(offer).toBeVisible({ timeout: 10_000 });
      expect(await stateViolations(page, 'chatbot offered')).toEqual([]);
      expect(loads).toEqual([]);
      await offer.click();
      await expect(bubbleOn(page)).toHaveAttribute('data-bot-id', 'bot-7');
      await expect(offer).toHaveCount(0);
    });
  });
});
