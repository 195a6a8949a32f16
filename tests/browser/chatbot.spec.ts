import { expect, test } from '@playwright/test';
import { startLocalInbox } from '../../local/local-inbox.ts';
import { stateViolations } from '../support/state-violations.ts';
import { testPort } from '../support/test-site.ts';
import { startWebProcess } from '../support/web-process.ts';

// app/boot/chatbot.test.ts has the 2000 ms, and one without consent.
// @spec 1: Chatbot launcher with a bot id, 2000 ms after load
// @spec 7: Chatbot launcher script
test('a chatbot that needs consent waits for a click, and is never offered over a phone number or on a signed-link page', async ({
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
    await expect(page.locator('.chatbot-offer')).toHaveCount(0);
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
    expect(chatbot.loads).toEqual([]);
    await offer.click();
    await expect(page.getByRole('complementary', { name: 'Chatbot' })).toHaveAttribute('data-bot-id', 'bot-7');
    await expect(offer).toHaveCount(0);
  } finally {
    await stopWeb();
    await stop();
  }
});
