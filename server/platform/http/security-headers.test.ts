import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { dataPolicy, drawingPolicy } from './content-security-policy.ts';
import { createHosts } from './hosts.ts';
import { securityHeaders } from './security-headers.ts';

const hosts = createHosts(
  readConfig({
    SITE_URL: 'https://group.example',
    CLINIC_URLS: 'ripon=http://ripon.example',
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing',
    SECRET: 'a secret of thirty-two letters or more',
  }),
);

const app = new Hono();
app.use(securityHeaders(hosts, () => undefined));
app.get('/data', (context) => context.json({}));
app.get('/page', (context) => context.html('<p></p>', 200, { 'Content-Security-Policy': "default-src 'none'; x" }));
app.get('/bare-page', (context) => context.html('<p></p>'));
app.get('/script.js', (context) => context.body('', 200, { 'Content-Type': 'text/javascript' }));
app.get('/drawing.svg', (context) => context.body('', 200, { 'Content-Type': 'image/svg+xml; charset=utf-8' }));
app.get('/unchanged', (context) => context.body(null, 304));

const headers = async (path: string, host = 'group.example') => (await app.request(path, { headers: { host } })).headers;
const policy = async (path: string) => (await headers(path)).get('Content-Security-Policy');

test('allow geolocation for our pages and three features for the video player', async () => {
  const given = (await headers('/page')).get('Permissions-Policy') ?? '';
  expect(given.split(', ').filter((rule) => !rule.endsWith('=()'))).toEqual([
    'geolocation=(self)',
    'autoplay=(self "https://www.youtube-nocookie.com")',
    'fullscreen=(self "https://www.youtube-nocookie.com")',
    'encrypted-media=(self "https://www.youtube-nocookie.com")',
  ]);
});

test('include Strict-Transport-Security only on hosts with HTTPS', async () => {
  const transport = async (host: string) => (await headers('/page', host)).get('Strict-Transport-Security');
  expect(await transport('group.example')).toBe('max-age=31536000; includeSubDomains');
  expect(await transport('ripon.example')).toBeNull();
  expect(await transport('evil.example')).toBeNull();
});

test('forbid everything for data, and everything but inline styles for drawings', async () => {
  expect(await policy('/data')).toBe(dataPolicy);
  expect(await policy('/drawing.svg')).toBe(drawingPolicy);
});

test('set no content security policy on development pages, scripts and 304 responses', async () => {
  expect(await policy('/bare-page')).toBeNull();
  expect(await policy('/script.js')).toBeNull();
  expect(await policy('/unchanged')).toBeNull();
});
