import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const settings = { inlineScripts: [], chatbot: undefined, imageHosts: [], secure: true };

test('of inline scripts those may run that are ours, by their hash, and of inline styles none', () => {
  const rules = contentSecurityPolicy({ ...settings, inlineScripts: ['one()', 'two()\n'] }).split('; ');
  expect(rules).toContain(`script-src 'self' ${hash('one()')} ${hash('two()\n')}`);
  expect(rules).toContain("style-src 'self'");
});

test('the chatbot alone is let in from elsewhere, where it is configured', () => {
  expect(contentSecurityPolicy(settings)).not.toContain('https://chat.example');
  const policy = contentSecurityPolicy({ ...settings, chatbot: { src: 'https://chat.example/launcher.js' } });
  expect(policy).toContain("script-src 'self' https://chat.example;");
  expect(policy).toContain("connect-src 'self' https://chat.example;");
});

test('pictures come from this site and the configured hosts', () => {
  const policy = contentSecurityPolicy({ ...settings, imageHosts: ['images.example:8443'] });
  expect(policy).toContain("img-src 'self' images.example:8443;");
  expect(policy.match(/images\.example/g)).toHaveLength(1);
});

test('but for the film player nothing is let in from elsewhere', () => {
  expect(contentSecurityPolicy(settings).match(/https?:[^ ;]*/g)).toEqual(['https://www.youtube-nocookie.com']);
  expect(contentSecurityPolicy(settings)).toContain('frame-src https://www.youtube-nocookie.com;');
});

test('pages of this site may be prefetched, which Firefox holds to default-src', () => {
  expect(contentSecurityPolicy(settings)).toMatch(/^default-src 'self'; script-src 'self'; style-src 'self';/);
});

test('nothing is fetched without TLS where the site has it, and a site without keeps working', () => {
  expect(contentSecurityPolicy(settings)).toContain('upgrade-insecure-requests');
  expect(contentSecurityPolicy({ ...settings, secure: false })).not.toContain('upgrade');
});

test('nobody can frame a page, post a form elsewhere or move its base', () => {
  expect(contentSecurityPolicy(settings)).toMatch(
    /frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'self'/,
  );
});
