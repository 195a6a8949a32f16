import { expect, test } from '@playwright/test';
import { startLocalInbox } from '../../local/local-inbox.ts';
import { stateViolations } from '../support/state-violations.ts';
import { testPort } from '../support/test-site.ts';
import { startWebProcess } from '../support/web-process.ts';

// app/boot/chatbot.test.ts has the 2000 ms, and one without consent.
// @spec 1: Chatbot launcher with a bot id, 2000 ms after load
// @spec 7: Chatbot launcher script
test('a chatbot that needs consent waits for a click, covers nothing, and is never offered on a signed-link page', async ({
  page,
}) => {
  // Serves the demo's launcher over HTTP.
  const { chatbot, stop } = await startLocalInbox(0);
  const { base, stop: stopWeb } = await startWebProcess(testPort + 80, {
    CHATBOT_SCRIPT: chatbot.scriptUrl,
    CHATBOT_ID: 'bot-7',
    CHATBOT_CONSENT: 'required',
  });
  try {
    await page.goto(`${base}/staff/not-a-token`, { waitUntil: 'load' });
    await page.waitForTimeout(2500);
    await expect(page.getByRole('button', { name: 'Chat with us' })).toHaveCount(0);
    await page.goto(base);
    const offer = page.locator('button', { hasText: 'Chat with us' });
    await expect(offer).toBeAttached({ timeout: 10_000 });
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const { covered, seen } = await page.evaluate(() => {
        const offer = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Chat with us',
        ) as HTMLElement;
        const covered = new Set<string>();
        let seen = 0;
        for (let top = 0; top < document.documentElement.scrollHeight; top += 300) {
          window.scrollTo({ top, behavior: 'instant' });
          const { bottom, left, right, top: upper } = offer.getBoundingClientRect();
          const stack = document.elementsFromPoint((left + right) / 2, (upper + bottom) / 2);
          if (!stack.includes(offer)) continue;
          seen += 1;
          for (const below of stack.slice(stack.indexOf(offer)))
            if (!below.contains(offer)) covered.add(below.outerHTML.slice(0, 60));
        }
        return { covered: [...covered], seen };
      });
      expect.soft(covered, `covered at ${width} px`).toEqual([]);
      expect.soft(seen).toBeGreaterThan(0);
    }

    await page.goto(`${base}/privacy-policy`);
    await expect(offer).toBeVisible({ timeout: 10_000 });
    expect(await stateViolations(page, 'chatbot offered')).toEqual([]);
    expect(chatbot.loads).toEqual([]);
    await offer.click();
    await expect(page.getByRole('region', { name: 'Chatbot' })).toHaveAttribute('data-bot-id', 'bot-7');
    await expect(offer).toHaveCount(0);
  } finally {
    await stopWeb();
    await stop();
  }
});
