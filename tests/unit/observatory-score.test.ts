import { expect, test } from 'vitest';
import { observatoryScore } from '../support/observatory-score.ts';

const best = {
  'content-type': 'text/html',
  'content-security-policy': "default-src 'none'; script-src 'self' 'sha256-x'; frame-ancestors 'none'; form-action 'self'",
  'strict-transport-security': 'max-age=31536000',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
const points = (headers: Record<string, string>, body = '<script src="/x.js"></script>', address = 'https://site.example/') =>
  observatoryScore({ address, headers: new Headers(headers), body }).points;

test('everything right is 130, and a bare answer is nothing', () => {
  expect(points(best)).toBe(130);
  expect(points({ 'content-type': 'text/html' })).toBe(30);
  expect(points({}, '', 'http://site.example/')).toBe(30);
});

test.each([
  ['a default that lets our own files in', { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }, 125],
  ['styles without limit', { 'content-security-policy': `${best['content-security-policy']}; style-src 'unsafe-inline'` }, 120],
  ['scripts without limit', { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" }, 60],
  ['a policy that says nothing of frames', { 'content-security-policy': "default-src 'none'" }, 80],
  ['a month of HSTS', { 'strict-transport-security': 'max-age=2592000' }, 120],
  ['no referrer policy', { 'referrer-policy': '' }, 125],
  ['an address that is told to everybody', { 'referrer-policy': 'unsafe-url' }, 120],
  ['a cookie without Secure', { 'set-cookie': 'a=b' }, 125],
  [
    'credentials for any origin',
    { 'access-control-allow-origin': 'https://x.example', 'access-control-allow-credentials': 'true' },
    50,
  ],
])('%s costs what Mozilla says', (_what, change, expected) => {
  expect(points({ ...best, ...change })).toBe(expected);
});

test('a foreign script without a hash costs five, and over HTTP fifty', () => {
  expect(points(best, '<script src="https://cdn.example/x.js"></script>')).toBe(125);
  expect(points(best, '<script src="http://cdn.example/x.js"></script>')).toBe(50);
  expect(points(best, '<script src="//cdn.example/x.js"></script>')).toBe(50);
});
