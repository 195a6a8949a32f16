import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const settings = { inlineScripts: [], inlineStyles: [], chatbot: undefined, imageHosts: [], secure: true };

test('allows our inline scripts by hash, and no inline styles', () => {
  const rules = contentSecurityPolicy({ ...settings, inlineScripts: ['one()', 'two()\n'] }).split('; ');
  expect(rules).toContain(`script-src 'self' ${hash('one()')} ${hash('two()\n')}`);
  expect(rules).toContain("style-src 'self'");
  const styles = contentSecurityPolicy({ ...settings, inlineStyles: ['a{}'] }).split('; ');
  expect(styles).toContain(`style-src 'self' ${hash('a{}')}`);
});

test('allows the configured chatbot', () => {
  expect(contentSecurityPolicy(settings)).not.toContain('https://chat.example');
  const policy = contentSecurityPolicy({ ...settings, chatbot: { src: 'https://chat.example/launcher.js' } });
  expect(policy).toContain("script-src 'self' https://chat.example;");
  expect(policy).toContain("connect-src 'self' https://chat.example;");
});

test('allows images from this site and the configured hosts', () => {
  const policy = contentSecurityPolicy({ ...settings, imageHosts: ['images.example:8443'] });
  expect(policy).toContain("img-src 'self' images.example:8443;");
  expect(policy.match(/images\.example/g)).toHaveLength(1);
});
