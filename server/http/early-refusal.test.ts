import type { IncomingMessage, ServerResponse } from 'node:http';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { createEarlyRefusal } from './early-refusal.ts';

const site = { base: 'https://group.example', practice: undefined };
const hosts = { group: site, clinics: [], find: (host: string | undefined) => (host === 'group.example' ? site : undefined) };

/** Whether somebody is turned away, and what is written to them. */
function door(full: boolean) {
  const refuse = createEarlyRefusal({
    accessLog: { log: createLog('silent', 'web') },
    metrics: createMetrics(new Pool()),
    hosts,
    isFull: () => full,
    isFixedPage: (path) => path === '/complaints',
    answer: () => new Response('busy', { headers: { 'Retry-After': '2' } }),
  });
  return (url: string, { host = 'group.example', method = 'GET' } = {}) => {
    const written: unknown[] = [];
    const response = { writeHead: (...head: unknown[]) => written.push(...head), end: () => {} };
    const refused = refuse({ method, url, headers: { host } } as IncomingMessage, response as unknown as ServerResponse);
    return { refused, written };
  };
}

test.each(['/blog/anything', '/no/such-page', '/search?q=gums'])('%s is refused when the line is full', (url) => {
  const { refused, written } = door(true)(url);
  expect([refused, written[0]]).toEqual([true, 503]);
  expect(written[1]).toContain('retry-after');
  expect(door(false)(url).refused).toBe(false);
});

test.each([
  '/complaints',
  '/assets/root-1.js',
  '/service-worker.js',
  '/contact/ripon.vcf',
  '/.well-known/security.txt',
  '/feed.xml',
  '/rest/v1/blog_posts?select=*',
  '/staff/token',
  '/readyz',
])('%s is not: it waits in no such line', (url) => {
  expect(door(true)(url).refused).toBe(false);
});

test('a post, and a host that is not ours, are for the app to answer', () => {
  expect(door(true)('/blog/anything', { method: 'POST' }).refused).toBe(false);
  expect(door(true)('/blog/anything', { host: 'evil.example' }).refused).toBe(false);
});
