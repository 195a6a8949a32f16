import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { securityPolicy } from './security-policy.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const settings = { chatbot: undefined, secure: true };
const scripts = (html: string) =>
  securityPolicy(html, settings)
    .split('; ')
    .find((rule) => rule.startsWith('script-src'));

test('every inline script of the document may run, and no other', () => {
  const html = '<script>one()</script><p></p><script type="module" async="">two()\n</script><script>one()</script>';
  expect(scripts(html)).toBe(`script-src 'self' ${hash('one()')} ${hash('two()\n')}`);
});

test('data blocks and files need no hash', () => {
  expect(scripts('<script type="application/ld+json">{"a":1}</script><script type="module" src="/x.js"></script>')).toBe(
    "script-src 'self'",
  );
});

test('the chatbot alone is let in from elsewhere, where it is configured', () => {
  expect(securityPolicy('', settings)).not.toContain('https://chat.example');
  const policy = securityPolicy('', { ...settings, chatbot: { src: 'https://chat.example/launcher.js' } });
  expect(policy).toContain("script-src 'self' https://chat.example;");
  expect(policy).toContain("connect-src 'self' https://chat.example;");
});

test('nothing is fetched without TLS where the site has it, and a site without keeps working', () => {
  expect(securityPolicy('', settings)).toContain('upgrade-insecure-requests');
  expect(securityPolicy('', { ...settings, secure: false })).not.toContain('upgrade');
});

test('nobody can frame a page, post a form elsewhere or move its base', () => {
  expect(securityPolicy('', settings)).toMatch(/frame-ancestors 'none'; base-uri 'none'; form-action 'self'/);
});
