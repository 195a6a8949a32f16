import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asRole } from '../support/as-role.ts';
import { startTestSite, type TestSite } from '../support/start-test-site.ts';
import { expect, test } from '../support/test.ts';
import { testNow, testPort } from '../support/test-site.ts';

// All tests share one site.
test.describe.configure({ mode: 'default' });

const port = testPort + 150;
const base = `http://localhost:${port}`;
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const servers: Server[] = [];
const served: string[] = [];
let site: TestSite;
let listed: string;
let other: string;

async function startPictureHost(): Promise<string> {
  const server = createServer(({ headers, url }, response) => {
    served.push(`${headers.host}${url}`);
    response.writeHead(200, { 'Content-Type': 'image/gif' }).end(pixel);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  servers.push(server);
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  listed = await startPictureHost();
  other = await startPictureHost();
  site = await startTestSite(port, { env: { CLOCK: testNow, IMAGE_HOSTS: listed } });
  for (const host of [listed, other])
    await asRole(site.databases.site_worker, (worker) =>
      worker.query(
        `insert into blog_posts (slug, title, excerpt, content, category, author, image_url)
       values ($1, 'Title', 'Excerpt', '<p>Words</p>', 'Dental Health', 'Team', $2)`,
        [host === listed ? 'from-a-listed-host' : 'from-another-host', `http://${host}/picture.gif`],
      ),
    );
});

test.afterAll(async () => {
  await site?.stop();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an article shows a picture from an allowed host and a drawing instead of any other', async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      for (const [slug, source] of [
        ['from-a-listed-host', `http://${listed}/picture.gif`],
        ['from-another-host', /^\/drawings\//],
      ] as const) {
        await page.goto(`${base}/blog/${slug}`);
        const picture = page.locator('article img').first();
        await expect(picture).toHaveAttribute('src', source);
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
      expect(errors).toEqual([]);
      expect(served.filter((address) => address.startsWith(other))).toEqual([]);
    });
  });

test('the refreshed list shows pictures from allowed hosts only', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.clock.install();
  await page.goto(`${base}/blog`, { waitUntil: 'networkidle' });
  const refreshed = page.waitForResponse('**/rest/v1/blog_posts*');
  await page.clock.runFor(35_000);
  await refreshed;
  await page.clock.runFor(100);
  await expect(page.locator(`img[src="http://${listed}/picture.gif"]`)).toHaveCount(1);
  await expect(page.locator(`img[src*="${other}"]`)).toHaveCount(0);
  expect(errors).toEqual([]);
});
