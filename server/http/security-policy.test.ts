import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { securityPolicy } from './security-policy.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const settings = { chatbot: undefined, secure: true };
const page = (content: string, closing: string) =>
  `<!DOCTYPE html><html><head></head><body><main>${content}</main><footer></footer>${closing}</body></html>`;
const scripts = (html: string) =>
  securityPolicy(html, settings)
    .split('; ')
    .find((rule) => rule.startsWith('script-src'));

describe('of inline scripts', () => {
  const closing = '<script>one()</script><!--$--><script type="module" async="">two()\n</script><!--/$--><script>one()</script>';
  const ours = `script-src 'self' ${hash('one()')} ${hash('two()\n')}`;

  it('those may run that close the document', () => {
    expect(scripts(page('', closing))).toBe(ours);
  });

  it.each([
    '<script>evil()</script>',
    '</div></main><script>evil()</script>',
    '</main><footer></footer></body></html><script>evil()</script>',
    '<script>evil()/*',
    '<script>evil()</script><!--',
    '<!--<script>evil()</script>-->',
    '<svg><script>evil()</script></svg>',
  ])('no other may, such as %s in an article', (content) => {
    expect(scripts(page(content, closing))).toBe(ours);
  });

  it('none may where the document does not end as the router ends it', () => {
    expect(scripts('<p>half a page</p><script>one()</script>')).toBe("script-src 'self'");
    expect(scripts('<script>one()</script></div></body></html>')).toBe("script-src 'self'");
  });
});

describe('of inline styles', () => {
  const styles = (html: string) =>
    securityPolicy(html, settings)
      .split('; ')
      .find((rule) => rule.startsWith('style-src'));
  const style = '@media (width<30rem){a{color:red}}';

  it('the one may hold that stands in the head', () => {
    const html = page('', '').replace('</head>', `<style>${style}</style></head>`);
    expect(styles(html)).toBe(`style-src 'self' ${hash(style)}`);
  });

  it('none may of an article', () => {
    expect(styles(page('</head><style>a{}</style></head>', ''))).toBe("style-src 'self'");
  });
});

test('data blocks and files need no hash', () => {
  const closing = '<script type="application/ld+json">{"a":1}</script><script type="module" src="/x.js"></script>';
  expect(scripts(page('', closing))).toBe("script-src 'self'");
});

test('the chatbot alone is let in from elsewhere, where it is configured', () => {
  expect(securityPolicy('', settings)).not.toContain('https://chat.example');
  const policy = securityPolicy('', { ...settings, chatbot: { src: 'https://chat.example/launcher.js' } });
  expect(policy).toContain("script-src 'self' https://chat.example;");
  expect(policy).toContain("connect-src 'self' https://chat.example;");
});

test('but for the film player nothing is let in from elsewhere', () => {
  expect(securityPolicy('', settings).match(/https?:[^ ;]*/g)).toEqual(['https://www.youtube-nocookie.com']);
  expect(securityPolicy('', settings)).toContain('frame-src https://www.youtube-nocookie.com;');
});

test('nothing is fetched without TLS where the site has it, and a site without keeps working', () => {
  expect(securityPolicy('', settings)).toContain('upgrade-insecure-requests');
  expect(securityPolicy('', { ...settings, secure: false })).not.toContain('upgrade');
});

test('nobody can frame a page, post a form elsewhere or move its base', () => {
  expect(securityPolicy('', settings)).toMatch(/frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'self'/);
});
