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

test('scores 130 with every header set, and 30 with none', () => {
  expect(points(best)).toBe(130);
  expect(points({ 'content-type': 'text/html' })).toBe(30);
  expect(points({}, '', 'http://site.example/')).toBe(30);
});

test.each([
  ["default-src 'self'", { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }, 125],
  ['unsafe-inline styles', { 'content-security-policy': `${best['content-security-policy']}; style-src 'unsafe-inline'` }, 120],
  ['unsafe-inline scripts', { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" }, 60],
  ['no frame-ancestors', { 'content-security-policy': "default-src 'none'" }, 80],
  ['HSTS for a month', { 'strict-transport-security': 'max-age=2592000' }, 120],
  ['no referrer policy', { 'referrer-policy': '' }, 125],
  ['an unsafe referrer policy', { 'referrer-policy': 'unsafe-url' }, 120],
  ['a cookie without Secure', { 'set-cookie': 'a=b' }, 125],
  [
    'credentials for any origin',
    { 'access-control-allow-origin': 'https://x.example', 'access-control-allow-credentials': 'true' },
    50,
  ],
])('scores %s as Mozilla does', (_what, change, expected) => {
  expect(points({ ...best, ...change })).toBe(expected);
});

test('deducts 5 points for a third-party script without a hash, and 80 over HTTP', () => {
  expect(points(best, '<script src="https://cdn.example/x.js"></script>')).toBe(125);
  expect(points(best, '<script src="http://cdn.example/x.js"></script>')).toBe(50);
  expect(points(best, '<script src="//cdn.example/x.js"></script>')).toBe(50);
});
