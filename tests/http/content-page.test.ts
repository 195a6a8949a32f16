import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EditedContent, editedContent } from '../support/edited-content.ts';
import { mainType } from '../support/page-parts.ts';
import { hrefOf, jsonLd, parseHtml, textOf } from '../support/served-page.ts';
import { testPort } from '../support/test-site.ts';
import { startWebProcess, type WebProcess } from '../support/web-process.ts';

const heading = 'Bringing a wombat';
const page = `---
head:
  title: Bringing a Wombat | Three Ridings Dental
  description: What to do if you would like to bring a wombat to your appointment, and where it can wait.
  keywords: [wombat, marsupial, waiting room]
heading: ${heading}
lead: You can. Ring us first.
---

## Before you come

Tell {{organisation.name}} how tall it is.
`;

describe('a page added by content alone', () => {
  let content: EditedContent;
  let site: WebProcess;
  beforeAll(async () => {
    content = editedContent();
    mkdirSync(path.join(content.folder, 'pages/more'), { recursive: true });
    writeFileSync(path.join(content.folder, 'pages/more/bringing-a-wombat.md'), page);
    content.replace('navigation.yaml', 'label: Blog, to: /blog', 'label: Wombats, to: /bringing-a-wombat');
    site = await startWebProcess(testPort + 280, { CONTENT_FOLDER: content.folder });
  });
  afterAll(async () => {
    await site?.stop();
    content?.remove();
  });

  const read = async (address: string) => parseHtml(await (await fetch(site.base + address)).text());

  test('is in the menu and has its heading, text, breadcrumb, structured data and share picture', async () => {
    const menu = [...(await read('/')).querySelectorAll('header a')].find((link) => textOf(link) === 'Wombats');
    expect(hrefOf(menu)).toBe('/bringing-a-wombat');
    const document = await read('/bringing-a-wombat');
    expect(textOf(document.querySelector('h1'))).toBe(heading);
    expect(textOf(document.querySelector('main'))).toContain('Tell Three Ridings Dental how tall it is.');
    expect(textOf(document.querySelector('nav[aria-label="You are here"] li:last-child'))).toContain(heading);
    expect(jsonLd(document).map(mainType).sort()).toEqual(['BreadcrumbList', 'WebPage']);
    expect(jsonLd(document).find((block) => block['@type'] === 'WebPage')).toMatchObject({
      name: heading,
      url: `${site.base}/bringing-a-wombat`,
      inLanguage: 'en-GB',
      isPartOf: { '@id': `${site.base}/#website` },
    });
    expect(document.querySelectorAll('main a[href^="tel:"]')).toHaveLength(3);
    const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
  });

  test('is in the search', async () => {
    const results = [...(await read('/search?q=wombats')).querySelectorAll('main h4 a')];
    expect(results.map(hrefOf)).toContain('/bringing-a-wombat');
  });

  test('leaves other addresses not found', async () => {
    const slash = await fetch(`${site.base}/bringing-a-wombat/`, { redirect: 'manual' });
    expect(slash.status).toBe(301);
    for (const address of ['/bringing-a-bandicoot', '/Bringing-a-wombat', '/locations/york-dentist']) {
      const response = await fetch(site.base + address);
      expect(response.status, address).toBe(404);
      const html = await response.text();
      expect(html, address).toContain('data-missing-page');
      expect(html, address).toContain('<meta name="robots" content="noindex"/>');
    }
  });
});
