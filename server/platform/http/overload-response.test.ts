import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content-model/load.ts';
import { createOverloadResponse } from './overload-response.ts';

const content = loadContent('content');
const overloadAnswer = createOverloadResponse(() => content);

const ask = (path: string, accept: string, method = 'GET') =>
  overloadAnswer(new Request(`http://site.example${path}`, { method, headers: { accept } }));

describe('createOverloadResponse', () => {
  it.each([
    ['/search', 'text/html,*/*', 'text/html; charset=utf-8'],
    ['/feed.xml', '*/*', 'text/plain; charset=utf-8'],
    ['/functions/v1/submit-testimonial', 'text/html', 'application/json'],
  ])('responds to %s with Retry-After and an accepted content type', async (path, accept, type) => {
    const response = ask(path, accept);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toMatch(/try again in a few seconds/i);
  });

  it('tells a visitor who sent a form that nothing was stored', async () => {
    expect(await ask('/share-your-story', 'text/html', 'POST').text()).toMatch(/saved what you sent.*still there/);
    expect(await ask('/share-your-story', 'text/html').text()).not.toContain('saved what you sent');
  });

  it('offers a retry link for a page, but not after a form post', async () => {
    expect(await ask('/search', 'text/html').text()).toContain('<a href="">Try the page again</a>');
    expect(await ask('/share-your-story', 'text/html', 'POST').text()).not.toContain('<a ');
  });

  it("uses the group's name and colours and loads no other files", async () => {
    const response = ask('/search', 'text/html');
    const html = await response.text();
    const css = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    expect(css).toContain(`--action:${content.brand.light.action};`);
    expect(css).toContain(`--action:${content.brand.dark.action};`);
    expect(html).toContain(content.organisation.name);
    expect(html).not.toMatch(/<script|<link|<img|\ssrc=|url\(|\sstyle=/);
    expect(Buffer.byteLength(html)).toBeLessThan(4_000);
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });

  it('escapes the texts from the content', async () => {
    const named = createOverloadResponse(() => ({
      ...content,
      organisation: { ...content.organisation, name: 'Teeth & <b>Co' },
    }));
    const request = new Request('http://site.example/', { headers: { accept: 'text/html' } });
    expect(await named(request).text()).toContain('<b>Teeth &#38; &#60;b&#62;Co</b>');
  });
});
