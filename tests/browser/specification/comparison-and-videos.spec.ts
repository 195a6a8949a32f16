import { expect, type Page, test } from '../../support/test.ts';
import { testBase } from '../../support/test-site.ts';

const section = (page: Page) => page.locator('#transformations');
const comparison = (page: Page) => section(page).locator('[aria-roledescription="slide"]').first();
const slider = (page: Page) => comparison(page).getByRole('slider');
const value = async (page: Page) => Number(await slider(page).inputValue());
/** How much of the frame the first picture fills, in hundredths, as it is drawn. */
const drawn = (page: Page) =>
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
  test('starts in the middle and names both pictures, which are said to be illustrations', async ({ page }) => {
    await open(page);
    expect(await value(page)).toBe(50);
    await expect(comparison(page).getByRole('img')).toHaveCount(2);
    await expect(comparison(page)).toContainText('Before');
    await expect(comparison(page)).toContainText('After');
    await expect(comparison(page)).toContainText('Illustration');
    await expect(comparison(page)).toContainText(/\b(1[6-9]|2[0-6])\s+months/, { useInnerText: true });
  });

  // @spec 2: Orthodontic Success Stories: before and after with a split image
  test('is moved with the arrow keys, Home and End, and says how it stands', async ({ page }) => {
    await open(page);
    await slider(page).focus();
    await page.keyboard.press('ArrowRight');
    const moved = await value(page);
    expect(moved).toBeGreaterThan(50);
    await page.keyboard.press('ArrowLeft');
    expect(await value(page)).toBeLessThan(moved);
    const half = await slider(page).getAttribute('aria-valuetext');
    await page.keyboard.press('End');
    expect(await value(page)).toBe(100);
    await expect(slider(page)).not.toHaveAttribute('aria-valuetext', half ?? '');
    await page.keyboard.press('Home');
    expect(await value(page)).toBe(0);
  });

  // @spec 2: Orthodontic Success Stories: before and after with a split image
  test('follows the mouse that drags it', async ({ page }) => {
    await open(page);
    const box = await slider(page).boundingBox();
    if (!box) throw new Error('the slider is not drawn');
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width / 2, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.2, middle, { steps: 5 });
    await page.mouse.up();
    expect(await value(page)).toBeGreaterThan(10);
    expect(await value(page)).toBeLessThan(30);
    expect(await drawn(page)).toBeCloseTo(100 - (await value(page)), 0);
  });

  test('tells its ten cases apart', async ({ page }) => {
    await open(page);
    const pictures = await section(page)
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(new Set(pictures).size).toBe(20);
  });
});

test.describe('a before and after comparison on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  // @spec 2: Orthodontic Success Stories: before and after with a split image
  test('jumps to where it is tapped', async ({ page }) => {
    await open(page);
    const box = await slider(page).boundingBox();
    if (!box) throw new Error('the slider is not drawn');
    await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height / 2);
    expect(await value(page)).toBeGreaterThan(70);
    expect(await value(page)).toBeLessThan(90);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // @spec 2: Orthodontic Success Stories: before and after with a split image
  test('before and after stand side by side', async ({ page }) => {
    await page.goto('/');
    await comparison(page).scrollIntoViewIfNeeded();
    const [before, after] = await comparison(page).getByRole('img').all();
    const [left, right] = [await before?.boundingBox(), await after?.boundingBox()];
    if (!left || !right) throw new Error('a picture is not drawn');
    expect(left.width).toBeGreaterThan(100);
    expect(right.width).toBeCloseTo(left.width, 0);
    expect(left.x + left.width).toBeLessThanOrEqual(right.x);
    await expect(slider(page)).toBeHidden();
  });

  test('a video can still be reached by its link', async ({ page }) => {
    await page.goto('/');
    for (const film of await page.locator('#videos li').all()) {
      await expect(film.getByRole('link')).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
    }
  });
});

test.describe('the three educational videos', () => {
  // @spec 2: Educational Videos: a click swaps in the player with autoplay
  test('are a picture with title, description, length and category, and nothing of the video host', async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => new URL(request.url()).origin !== testBase && foreign.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    const films = page.locator('#videos li');
    await expect(films).toHaveCount(3);
    for (const film of await films.all()) {
      await film.scrollIntoViewIfNeeded();
      await expect(film.getByRole('heading')).toBeVisible();
      await expect(film).toContainText(/\d:\d\d/);
      await expect(film).toContainText(/Oral Hygiene|Treatments|Children's Dentistry/);
    }
    await page.waitForLoadState('networkidle');
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(foreign).toEqual([]);
  });

  // @spec 2: Educational Videos: a click swaps in the player with autoplay
  // @spec 4: Video card: thumbnail becomes the player on click
  // @spec 7: Video embed with autoplay, rel=0 and modestbranding; thumbnails from our own origin
  test('become the player on a click: no-cookie host, autoplay, rel=0, modestbranding', async ({ page }) => {
    const foreign: URL[] = [];
    page.on('request', (request) => {
      const address = new URL(request.url());
      if (address.origin !== testBase) foreign.push(address);
    });
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>the player</p>' }),
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    // Before the script is ready the link leads to the film's own page; the buttons of a carousel come with the script.
    await expect(page.locator('#services').getByRole('button', { name: /^Next/ })).toBeVisible();
    const film = page.locator('#videos li').nth(1);
    const title = (await film.getByRole('heading').innerText()).trim();
    await film.getByRole('link').click();
    const player = page.locator('#videos iframe');
    await expect(player).toHaveCount(1);
    await expect(player).toHaveAttribute('title', title);
    await expect(player.contentFrame().getByText('the player')).toBeVisible();
    expect(foreign.map(({ host }) => host)).toEqual(['www.youtube-nocookie.com']);
    expect(foreign[0]?.pathname).toBe('/embed/PLACEHOLD02');
    expect(Object.fromEntries(foreign[0]?.searchParams ?? [])).toEqual({ autoplay: '1', rel: '0', modestbranding: '1' });
    await expect(page).toHaveURL('/');
  });

  test('that cannot load leave a link to the film on YouTube, with what it is about', async ({ page }) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort());
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('#services').getByRole('button', { name: /^Next/ })).toBeVisible();
    for (const place of [0, 1]) {
      const film = page.locator('#videos li').nth(place);
      const address = await film.getByRole('link').getAttribute('href');
      const description = await film.locator('h3 + p').innerText();
      await film.getByRole('link').click();
      await expect(page.locator('#videos iframe')).toHaveCount(1);
      // One film plays at a time, and only that one has the link.
      const link = page.getByRole('link', { name: 'Watch it on YouTube' });
      await expect(link).toHaveCount(1);
      await expect(link).toHaveAttribute('href', address ?? '');
      await expect(film.getByText(description)).toBeVisible();
    }
  });
});
