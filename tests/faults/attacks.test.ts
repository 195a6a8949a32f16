import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdHalfSentRequests } from './half-sent-requests.ts';
import { type SiteBehindNginx, startSiteBehindNginx } from './site-behind-nginx.ts';
import { visit } from './visit.ts';

// Attacks that once worked, against the site behind the shipped nginx.

const group = 'localhost';
const clinic = 'bradford.localhost';
const assets = 'build/client/assets';

let site: SiteBehindNginx;
beforeAll(async () => {
  site = await startSiteBehindNginx({
    names: [group, clinic],
    env: (port) => ({ CLINIC_URLS: `bradford=https://${clinic}:${port}` }),
  });
});
afterAll(() => site.stop({ keepLogs: false }));

const get = (host: string, path: string, headers: Record<string, string> = {}) => {
  const { certificate, port } = site.nginx;
  return visit({ port, certificate, path, servername: host, headers: { Host: `${host}:${port}`, ...headers } });
};

/** Sends a request over TLS without a client library's checks, and waits until the server has answered and closed. */
const sendRaw = (head: string) =>
  new Promise<void>((resolve, reject) => {
    const where = { host: '127.0.0.1', port: site.nginx.port, timeout: 10_000 };
    const socket = connect({ ...where, servername: group, rejectUnauthorized: false });
    socket.on('end', () => resolve()).on('error', reject);
    socket.on('timeout', () => socket.destroy(new Error('No response')));
    socket.resume();
    socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  });

// A new query string each time: the attacker is the first to fill that entry of nginx's cache.
test.each([
  [group, clinic],
  [clinic, group],
])("a request for %s with %s as its Host puts no page into the other host's cache", async (host, other) => {
  const { port } = site.nginx;
  for (let number = 0; number < 10; number += 1) {
    const path = `/complaints?poisoned=${number}`;
    await sendRaw(`GET https://${host}:${port}${path} HTTP/1.1\r\nHost: ${other}:${port}`);
    expect((await get(host, path)).body).toContain(`<link rel="canonical" href="https://${host}:${port}/complaints"/>`);
  }
});

test("an encoded path puts no page into a file's cache", async () => {
  const files = readdirSync(assets).filter((file) => /\.(?:js|css)$/.test(file));
  for (const file of files.slice(0, 10)) {
    await sendRaw(`GET /blog/..%2fassets%2f${file}?poisoned HTTP/1.1\r\nHost: ${group}:${site.nginx.port}`);
    expect((await get(group, `/assets/${file}?poisoned`)).body).toBe(readFileSync(`${assets}/${file}`, 'utf8'));
  }
});

test.each([' ', ' ,', '"a",', 'W/"', '\t', ', "'])(
  'fifty If-None-Match headers of 7.9 kB of %j at once leave other visitors their pages',
  async (filling) => {
    const header = `"a${filling.repeat(7_900 / filling.length)}b"`;
    const attack = Array.from({ length: 50 }, (_, number) => get(group, `/?attack=${number}`, { 'If-None-Match': header }));
    const visits = Array.from({ length: 10 }, (_, number) => get(group, `/privacy-policy?visit=${number}`));
    const answered = await Promise.all([...attack, ...visits]);
    expect(answered.map(({ status }) => status)).toEqual(answered.map(() => 200));
  },
);

test('2,500 half-sent requests from one address leave 24 visitors their pages, and are closed after 10 s', async () => {
  const { closed, open, served } = await holdHalfSentRequests(site.nginx);
  expect(open).toBeGreaterThanOrEqual(2_000);
  expect(served).toBe(24);
  // Two thirds stop before or during the TLS handshake, and must be closed too.
  expect(closed).toBeGreaterThan(1_500);
});

/** Runs in a network namespace of its own with rules for connections. */
const withRules = (rules: string, ...command: string[]) =>
  ['--net', 'sh', '-c', `ip link set lo up && ${rules} && exec "$@"`, 'sh', ...command] as const;
// Not the shipped rules, whose errors must not skip the test.
const probe = withRules("nft 'add table inet probe' && ip link add one type veth peer name other", 'true');
const allowsNamespaces = spawnSync('unshare', probe).status === 0;

test.runIf(allowsNamespaces)('the shipped limit allows an IPv4 address or an IPv6 network 256 connections', () => {
  const command = withRules('nft -f ops/connection-limit.nft', process.execPath, 'tests/faults/connection-limit.ts');
  const accepted = JSON.parse(execFileSync('unshare', command, { encoding: 'utf8' }));
  expect(accepted).toEqual({ ipv4: 256, ipv6: 256, visitors: 2 });
});
