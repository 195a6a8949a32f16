import { sitePaths } from '../../support/site-paths.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { testBase } from '../../support/test-site.ts';

/** Where the specification says that a new tab opens: portals and partners, and with them maps and reviews. */
const newTabHosts = [
  'booking.threeridings.example',
  'register.threeridings.example',
  'www.harbourlight-dental.example',
  'www.loonsong-ortho.example',
  'www.google.com',
  'search.google.com',
];

const mailboxes = ['privacy@threeridings.example', 'access@threeridings.example', 'complaints@threeridings.example'];

type Link = { href: string; target: string; rel: string };
const linksOf = (page: Page): Promise<Link[]> =>
  page
    .locator('a[href]')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[]).map((link) => ({ href: link.href, target: link.target, rel: link.rel })),
    );

const documents = new Map<string, Promise<{ status: number; html: string }>>();

for (const path of sitePaths) {
  test.describe(`the links of ${path}`, () => {
    // One after the other in one worker, which opens the page once for all four.
    test.describe.configure({ mode: 'default' });
    let links: Link[];
    test.beforeAll(async ({ browser }) => {
      const page = await browser.newPage();
      await page.goto(path);
      links = await linksOf(page);
      await page.close();
    });

    test('lead to pages and parts of pages that exist', async ({ request }) => {
      const fetched = (address: string) => {
        const known = documents.get(address);
        if (known) return known;
        const reading = request
          .get(address)
          .then(async (response) => ({ status: response.status(), html: await response.text() }));
        documents.set(address, reading);
        return reading;
      };
      const dead: string[] = [];
      const targets = new Set(links.map(({ href }) => href).filter((href) => href.startsWith(`${testBase}/`)));
      expect(targets.size).toBeGreaterThan(10);
      for (const target of targets) {
        const { hash, pathname, search } = new URL(target);
        const { html, status } = await fetched(`${pathname}${search}`);
        const id = decodeURIComponent(hash.slice(1));
        if (status !== 200 || (id !== '' && !html.includes(` id="${id}"`))) dead.push(target);
      }
      expect(dead).toEqual([]);
    });

    test('open a new tab where the specification says so, and no new tab can reach back', () => {
      for (const { href, rel, target } of links) {
        if (!/^https?:/.test(href) || href.startsWith(`${testBase}/`)) continue;
        if (newTabHosts.includes(new URL(href).host)) expect(target, href).toBe('_blank');
        if (target === '_blank') expect(rel.split(' '), href).toContain('noopener');
      }
    });

    test('write e-mail only to data protection, accessibility and complaints', () => {
      const written = links.map(({ href }) => href).filter((href) => href.startsWith('mailto:'));
      for (const href of written) expect(mailboxes).toContain(href.replace('mailto:', ''));
    });

    test('ring numbers that can be dialled from anywhere', () => {
      const rung = links.map(({ href }) => href).filter((href) => href.startsWith('tel:'));
      for (const href of rung) expect(href).toMatch(/^tel:(\+44\d{9,10}|999|111)$/);
    });
  });
}

for (const [path, mailbox] of [
  ['/privacy-policy', 'privacy@threeridings.example'],
  ['/accessibility', 'access@threeridings.example'],
  ['/complaints', 'complaints@threeridings.example'],
] as const) {
  test(`${path} can be written to at its own address`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(`main a[href="mailto:${mailbox}"]`)).not.toHaveCount(0);
  });
}
