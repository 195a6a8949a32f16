import { createServer } from 'node:http';
import { connect, createServer as createSocketServer, type Server, type Socket } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { loadContent } from '../../content-model/load.ts';
import { dialable } from '../../domain/uk-phone.ts';
import { waitForPaint } from '../support/accessibility.ts';
import { editedContent } from '../support/edited-content.ts';
import { expectControlsHaveEdges, filledControls } from '../support/forced-colours.ts';
import { testPort } from '../support/test-site.ts';
import { startWebProcess, type WebProcess } from '../support/web-process.ts';

const { emergencyPage, offlinePage } = loadContent('content');

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker is active and controls the page. */
async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

async function expectOfflinePage(page: Page, phone = emergencyPage.line.phone): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlinePage.heading);
  await expect(page.getByRole('link', { name: phone, exact: true })).toHaveAttribute('href', dialable(phone));
}

test.describe('with the server down', () => {
  // All tests share one site and one port.
  test.describe.configure({ mode: 'default', timeout: 180_000 });

  const port = testPort + 160;
  const sitePort = testPort + 161;
  const otherPort = testPort + 162;
  const base = `http://localhost:${port}`;
  const closing: (() => unknown)[] = [];
  let site: WebProcess;

  test.beforeAll(async () => {
    site = await startWebProcess(sitePort, { SITE_URL: base });
  });
  test.afterAll(() => site?.stop());
  test.afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  });

  /** Listens on the public port. The returned function stops listening and drops all connections. */
  const listen = async (server: Server) => {
    const sockets = new Set<Socket>();
    server.on('connection', (socket) => sockets.add(socket));
    await new Promise<void>((listening) => server.listen(port, () => listening()));
    const disconnect = async () => {
      if (!server.listening) return;
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    };
    closing.push(disconnect);
    return disconnect;
  };
  const proxyToSite = (target = sitePort) =>
    listen(
      createSocketServer((visitor) => {
        const process = connect(target);
        for (const [one, other] of [
          [visitor, process],
          [process, visitor],
        ] as const) {
          one.on('error', () => other.destroy());
          one.on('close', () => other.end());
          one.pipe(other);
        }
      }),
    );
  /** Visits the site, so that the browser keeps the offline page, and then takes the server away. */
  const visitAndDisconnect = async (page: Page) => {
    const disconnect = await proxyToSite();
    await page.goto(`${base}/complaints`);
    await waitForServiceWorker(page);
    await disconnect();
  };
  const startOtherProcess = async (env: Record<string, string>) => {
    const other = await startWebProcess(otherPort, { SITE_URL: base, ...env });
    closing.push(other.stop);
  };

  test('the offline page is complete, shows no prices or opening states, and the real page returns with the server', async ({
    page,
  }) => {
    const disconnect = await proxyToSite();
    await page.goto(`${base}/services/teeth-whitening`);
    await expect(page.locator('main')).toContainText('£');
    await waitForServiceWorker(page);
    await disconnect();
    // Makes sure that nothing comes from the HTTP cache.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.goto(`${base}/services/teeth-whitening`);
    await expectOfflinePage(page);
    // The server's clock is fixed in tests.
    await expect(page.getByText(offlinePage.saved.replace('{date}', '16 November 2026'))).toBeVisible();
    expect(await page.content()).not.toMatch(/£|data-opening|open now, until/i);
    expect(
      await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
    ).toBeGreaterThanOrEqual(2);
    await expect(page.locator('.offline-page')).toHaveCSS('background-color', 'rgb(7, 20, 43)');
    const details = page.locator('details').first();
    await details.locator('summary').click();
    await expect(details.getByText(emergencyPage.cards[0]?.advice.at(-1) ?? '')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    }
    const filled = await filledControls(page);
    await page.emulateMedia({ forcedColors: 'active' });
    await waitForPaint(page);
    await expectControlsHaveEdges(page, filled);
    await proxyToSite();
    await page.getByRole('link', { name: offlinePage.again }).click();
    await expect(page.locator('main')).toContainText('£');
  });

  test('new content replaces the cached offline page', async ({ page }) => {
    const content = editedContent();
    closing.push(content.remove);
    content.replace('pages/emergency-dentist.yaml', emergencyPage.line.phone, '01632 960999');

    await visitAndDisconnect(page);
    const [first, ...more] = await cacheNames(page);
    expect(more).toEqual([]);
    await startOtherProcess({ CONTENT_FOLDER: content.folder });
    const disconnectAgain = await proxyToSite(otherPort);
    await page.goto(`${base}/complaints`);
    await expect.poll(() => cacheNames(page)).not.toContain(first);
    expect(await cacheNames(page)).toHaveLength(1);
    await disconnectAgain();
    await page.goto(`${base}/emergency-dentist`);
    await expectOfflinePage(page, '01632 960999');
  });

  test('a failed update keeps the cached page, and server errors are shown', async ({ page }) => {
    const disconnect = await proxyToSite();
    await page.goto(`${base}/complaints`);
    await waitForServiceWorker(page);
    const worker = await (await fetch(`${base}/service-worker.js`)).text();
    const before = await cacheNames(page);
    await disconnect();
    const requests: string[] = [];
    const disconnectAgain = await listen(
      createServer(({ url = '' }, response) => {
        requests.push(url);
        if (url === '/service-worker.js') {
          response.setHeader('Content-Type', 'text/javascript').end(worker.replace('"version":"', '"version":"newer-'));
        } else if (url === '/busy') {
          response.writeHead(503, { 'Content-Type': 'text/html' }).end('<title>Busy</title><h1>Too many at once</h1>');
        } else {
          response.writeHead(500, { 'Content-Type': 'text/html' }).end('<title>Broken</title><h1>It is broken</h1>');
        }
      }),
    );
    const broken = await page.goto(`${base}/emergency-dentist`);
    expect(broken?.status()).toBe(500);
    await expect(page.getByRole('heading')).toHaveText('It is broken');
    const busy = await page.goto(`${base}/busy`);
    expect(busy?.status()).toBe(503);
    await expect(page.getByRole('heading')).toHaveText('Too many at once');
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((known) => known?.update().catch(() => {})));
    await expect.poll(() => requests).toContain('/offline');
    await disconnectAgain();
    await page.goto(`${base}/emergency-dentist`);
    await expectOfflinePage(page);
    expect(await cacheNames(page)).toEqual(before);
  });

  test('a request without a response shows the offline page after 20 seconds', async ({ page }) => {
    await visitAndDisconnect(page);
    await listen(createSocketServer(() => {}));
    const startedAt = Date.now();
    await page.goto(`${base}/emergency-dentist`);
    await expectOfflinePage(page);
    expect(Date.now() - startedAt).toBeGreaterThan(19_000);
  });

  test('a visit refreshes a cached page that is older than a day or was evicted', async ({ page }) => {
    await proxyToSite();
    await page.goto(`${base}/complaints`);
    await waitForServiceWorker(page);
    const savedAt = () =>
      page.evaluate(async () => {
        const copy = await caches.match('/offline');
        return copy ? Date.parse(copy.headers.get('Date') ?? '') : 0;
      });
    const age = (hours: number) =>
      page.evaluate(async (date) => {
        const cache = await caches.open((await caches.keys())[0] ?? '');
        await cache.put('/offline', new Response('old', { headers: { Date: date } }));
      }, new Date(Date.now() - hours * 3_600_000).toUTCString());
    await age(25);
    await page.goto(`${base}/complaints`);
    await expect.poll(savedAt).toBeGreaterThan(Date.now() - 60_000);
    await page.evaluate(async () => (await caches.open((await caches.keys())[0] ?? '')).delete('/offline'));
    await page.goto(`${base}/complaints`);
    await expect.poll(savedAt).toBeGreaterThan(Date.now() - 60_000);
  });

  test('only the offline page and its files are cached, and signed links have no offline page', async ({ page }) => {
    const disconnect = await proxyToSite();
    await page.goto(`${base}/staff/not-a-token`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await page.goto(`${base}/complaints`);
    await waitForServiceWorker(page);
    for (const path of [
      '/',
      '/nhs-information?patient=adult',
      '/rest/v1/blog_posts',
      '/staff/not-a-token',
      '/emergency-dentist',
    ]) {
      await page.goto(`${base}${path}`, { waitUntil: 'networkidle' });
    }
    await page.evaluate(() => fetch('/functions/v1/submit-testimonial', { method: 'POST', body: '{}' }));
    const cached = await page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ method, url }) => `${method} ${new URL(url).pathname}`);
    });
    expect(cached).toContain('GET /offline');
    expect(cached.filter((entry) => !/^GET \/(?:offline$|assets\/[\w.-]+\.(?:css|woff2)$)/.test(entry))).toEqual([]);
    await disconnect();
    await expect(page.goto(`${base}/staff/not-a-token`)).rejects.toThrow(/ERR_CONNECTION_REFUSED|ERR_FAILED/);
  });

  test('turning the offline page off removes it from devices and stops new installs', async ({ page }) => {
    await visitAndDisconnect(page);
    await startOtherProcess({ OFFLINE_COPY: 'off' });
    const disconnectAgain = await proxyToSite(otherPort);
    await page.goto(`${base}/complaints`);
    const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registered).toBe(0);
    await expect.poll(() => cacheNames(page)).toEqual([]);
    await page.goto(`${base}/`, { waitUntil: 'networkidle' });
    expect(await registered()).toBe(0);
    await disconnectAgain();
    await expect(page.goto(`${base}/emergency-dentist`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  });
});
