import { expect, type Page, test } from '@playwright/test';
import { testBase } from '../../support/test-site.ts';

const section = (page: Page) => page.locator('#transformations');
const comparison = (page: Page) => section(page).locator('[aria-roledescription="slide"]').first();
const slider = (page: Page) => comparison(page).getByRole('slider');
const value = async (page: Page) => Number(await slider(page).inputValue());
/** The rendered clip of the first picture, in per cent. */
const clipPercent = (page: Page) =>
  comparison(page)
    .getByRole('img')
    .first()
    .evaluate((picture) => {
      const clipped = picture.closest('[class*="side"]') ?? picture;
      return Number.parseFloat(getComputedStyle(clipped).clipPath.split(' ')[1] ?? '');
    });

async function open(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await comparison(page).scrollIntoViewIfNeeded();
  await expect(slider(page)).toBeVisible();
}

test.describe('a before and after comparison', () => {
  // @spec 2: Orthodontic Success Stories: before and after with a split image
  test('starts in the middle, moves with the keyboard and can be dragged', async ({ page }) => {
    await open(page);
    expect(await value(page)).toBe(50);
    const half = await slider(page).getAttribute('aria-valuetext');
    await slider(page).focus();
    await page.keyboard.press('End');
    expect(await value(page)).toBe(100);
    await expect(slider(page)).not.toHaveAttribute('aria-valuetext', half ?? '');

    const box = await slider(page).boundingBox();
    if (!box) throw new Error('Slider has no bounding box');
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width / 2, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.2, middle, { steps: 5 });
    await page.mouse.up();
    expect(await value(page)).toBeGreaterThan(10);
    expect(await value(page)).toBeLessThan(30);
    expect(await clipPercent(page)).toBeCloseTo(100 - (await value(page)), 0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // @spec 2: Orthodontic Success Stories: before and after with a split image
  test('the before and after pictures are side by side', async ({ page }) => {
    await page.goto('/');
    await comparison(page).scrollIntoViewIfNeeded();
    const [before, after] = await comparison(page).getByRole('img').all();
    const [left, right] = [await before?.boundingBox(), await after?.boundingBox()];
    if (!left || !right) throw new Error('Picture has no bounding box');
    expect(left.width).toBeGreaterThan(100);
    expect(right.width).toBeCloseTo(left.width, 0);
    expect(left.x + left.width).toBeLessThanOrEqual(right.x);
    await expect(slider(page)).toBeHidden();
  });
});

test.describe('the three educational videos', () => {
  // @spec 2: Educational Videos: a click swaps in the player with autoplay
  // @spec 4: Video card: thumbnail becomes the player on click
  // @spec 7: Video embed with autoplay, rel=0 and modestbranding; thumbnails from our own origin
  test('load the player on click from the no-cookie host with autoplay, rel=0 and modestbranding, and three permissions', async ({
    page,
  }) => {
    const foreign: URL[] = [];
    page.on('request', (request) => {
      const address = new URL(request.url());
      if (address.origin !== testBase) foreign.push(address);
    });
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>the player</p>' }),
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    // Waits for the scripts, which add the carousel buttons. Before that, the link leads to YouTube.
    await expect(page.locator('#services').getByRole('button', { name: /^Next/ })).toBeVisible();
    const video = page.locator('#videos li').nth(1);
    const title = (await video.getByRole('heading').innerText()).trim();
    await video.getByRole('link').click();
    const player = page.locator('#videos iframe');
    await expect(player).toHaveCount(1);
    await expect(player).toHaveAttribute('title', title);
    await expect(player.contentFrame().getByText('the player')).toBeVisible();
    expect(foreign.map(({ host }) => host)).toEqual(['www.youtube-nocookie.com']);
    expect(foreign[0]?.pathname).toBe('/embed/PLACEHOLD02');
    expect(Object.fromEntries(foreign[0]?.searchParams ?? [])).toEqual({ autoplay: '1', rel: '0', modestbranding: '1' });
    await expect(page).toHaveURL('/');

    const allowed = () => {
      const { featurePolicy } = document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } };
      const features = ['autoplay', 'fullscreen', 'encrypted-media', 'geolocation', 'camera', 'microphone', 'payment', 'usb'];
      return features.filter((feature) => featurePolicy.allowsFeature(feature));
    };
    const frame = page.frame({ url: /youtube-nocookie/ });
    expect(await frame?.evaluate(allowed)).toEqual(['autoplay', 'fullscreen', 'encrypted-media']);
    expect(await frame?.evaluate(() => document.referrer)).toBe(`${testBase}/`);
    expect(await page.evaluate(allowed)).toEqual(['autoplay', 'fullscreen', 'encrypted-media', 'geolocation']);
  });

  test('show a link to YouTube and the description when the player cannot load', async ({ page }) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort());
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('#services').getByRole('button', { name: /^Next/ })).toBeVisible();
    for (const place of [0, 1]) {
      const video = page.locator('#videos li').nth(place);
      const address = await video.getByRole('link').getAttribute('href');
      const description = await video.locator('h3 + p').innerText();
      await video.getByRole('link').click();
      await expect(page.locator('#videos iframe')).toHaveCount(1);
      // Only the video that is playing has the link.
      const link = page.getByRole('link', { name: 'Watch it on YouTube' });
      await expect(link).toHaveCount(1);
      await expect(link).toHaveAttribute('href', address ?? '');
      await expect(video.getByText(description)).toBeVisible();
    }
  });
});
