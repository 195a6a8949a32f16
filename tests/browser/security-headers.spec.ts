import { expect, test } from '@playwright/test';
import { loadContent } from '../../content/load.ts';
import { testBase } from '../support/test-site.ts';

const article = `/blog/${loadContent('content').blogArticles[0]?.slug}`;

test('articles, error pages and signed-link pages cause no policy violations', async ({ page }) => {
  // Pages with a fixed path are tested in every-page.spec.ts.
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Permissions-Policy/.test(message.text())) violations.push(`${page.url()} ${message.text()}`);
  });
  for (const path of [article, '/not-here', '/staff/not-a-token']) {
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  }
  expect(violations).toEqual([]);
});

test('the video player gets three permissions and a referrer, and only the page can use geolocation', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>the player</p>' }),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('#services').getByRole('button', { name: /^Next/ })).toBeVisible();
  await page.locator('#videos li').first().getByRole('link').click();
  await expect(page.locator('#videos iframe').contentFrame().getByText('the player')).toBeVisible();
  const allowed = () => {
    const { featurePolicy } = document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } };
    const features = ['autoplay', 'fullscreen', 'encrypted-media', 'geolocation', 'camera', 'microphone', 'payment', 'usb'];
    return features.filter((feature) => featurePolicy.allowsFeature(feature));
  };
  const player = page.frames().find((frame) => frame.url().startsWith('https://www.youtube-nocookie.com'));
  expect(await player?.evaluate(allowed)).toEqual(['autoplay', 'fullscreen', 'encrypted-media']);
  expect(await player?.evaluate(() => document.referrer)).toBe(`${testBase}/`);
  expect(await page.evaluate(allowed)).toEqual(['autoplay', 'fullscreen', 'encrypted-media', 'geolocation']);
});
