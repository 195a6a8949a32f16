import { expect, test } from 'vitest';
import type { Services } from '../../server/services.ts';
import { builtSite } from '../support/desk-editors.ts';
import { siteServices } from '../support/site-services.ts';

const { createApp } = await builtSite();
const away = 'postgresql://nobody@127.0.0.1:1/nothing';
const webServices = () => siteServices('web', away, { ANON_DATABASE_URL: away });

/** Requests pages of the built site, whose database is away. */
function visitor(changed: Partial<Services> = {}) {
  const services: Services = { ...webServices(), ...changed };
  const app = createApp(services);
  const visit = async (address: string) => {
    const response = await app.request(address, { headers: { Host: new URL(services.config.baseUrl).host } });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  return { services, visit };
}
const title = 'Unexpected Application Error!';

test('the error page of a signed link has no settings for third-party scripts, and no copy is kept', async () => {
  const { services, visit } = visitor();
  const link = services.links.address('mark-contacted', 'c2c1f9f5-38ab-4f41-9c8f-4a0e2a4a4f10', new Date(Date.now() + 60_000));
  const { headers, html, status } = await visit(link);
  expect(status).toBe(500);
  expect(html).toContain(title);
  expect(html).toContain('<script type="module"');
  expect(html).not.toContain('data-boot');
  expect(headers.get('Cache-Control')).toBe('private, no-store');
});

test('a layout that fails leaves the error page without its menus', async () => {
  const { content } = webServices();
  const organisation = { ...content.organisation, ratings: [] };
  const { html, status } = await visitor({ content: { ...content, organisation } }).visit('https://group.example/privacy-policy');
  expect(status).toBe(500);
  expect(html).toMatch(new RegExp(`<main><div[^>]*>.*<h1[^>]*>${title}`));
  expect(html).not.toContain('<header');
});
