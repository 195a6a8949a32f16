import { execFileSync, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdHalfSentRequests } from './half-sent-requests.ts';
import { type SiteBehindNginx, startSiteBehindNginx } from './site-behind-nginx.ts';

// Attacks that once worked, against the site behind the shipped nginx. scripts/nginx-config.slow.test.ts has those on its cache.

let site: SiteBehindNginx;
beforeAll(async () => {
  site = await startSiteBehindNginx();
});
afterAll(() => site.stop({ keepLogs: false }));

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
