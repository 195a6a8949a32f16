import { loadContent } from '../../content/load.ts';
import { expect, test } from '../support/test.ts';

test.describe('the card of a page', () => {
  const card = loadContent('content').morePages.find(({ slug }) => slug === 'nervous-patients')?.card;

  test('fills the screen of a phone after one tap', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/nervous-patients');
    await page.getByRole('link', { name: card?.heading ?? '' }).click();
    for (const line of card?.lines ?? []) await expect(page.getByText(line, { exact: true })).toBeInViewport({ ratio: 1 });
    const words = page.getByText(card?.lines[0] ?? '', { exact: true });
    expect(await words.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize))).toBeGreaterThanOrEqual(30);
  });

  test('prints on a sheet of its own, and alone after a jump to it', async ({ page }) => {
    const sheets = async (address: string) => {
      await page.goto('about:blank');
      await page.goto(address, { waitUntil: 'networkidle' });
      const file = (await page.pdf({ format: 'A4', preferCSSPageSize: true, outline: true, tagged: true })).toString('latin1');
      const entries = [...file.matchAll(/\/Title \((.*)\)\n\/Dest \[(\d+) 0 R/g)];
      return {
        count: file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
        titlesWithCard: entries.filter(([, , sheet]) => sheet === entries.find(([, title]) => title === card?.heading)?.[2]),
      };
    };
    const whole = await sheets('/nervous-patients');
    expect(whole.count).toBeGreaterThan(2);
    expect(whole.titlesWithCard).toHaveLength(1);
    expect((await sheets('/nervous-patients#card')).count).toBe(1);
  });
});
