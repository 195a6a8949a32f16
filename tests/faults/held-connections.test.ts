import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { inNetworkNamespace, loopback, networkNamespaceError } from './network-namespace.ts';
import { runSlowloris, startStubSite } from './slowloris-scenario.ts';

it('serves all 24 visitors while one address holds 2,500 incomplete requests, and closes those after 10 s', async () => {
  const nginx = await startStubSite();
  try {
    // More than Debian's nginx would accept with two processors, and longer than our timeouts.
    const flood = { count: 2_500, enough: 2_000, lastingMs: 12_000 };
    const { closed, longestMs, open, served } = await runSlowloris(loopback, nginx, flood);
    expect(open).toBeGreaterThanOrEqual(2_000);
    expect(served).toBe(24);
    // Two thirds stop before or during the TLS handshake, and must be closed too.
    expect(closed).toBeGreaterThan(1_500);
    expect(longestMs).toBeGreaterThan(9_000);
  } finally {
    await nginx.stop();
  }
}, 90_000);

const why = networkNamespaceError();
if (why) console.warn(`Skipped: cannot load the shipped connection limit: ${why}`);

it.skipIf(why)(
  'limits an IPv4 address or an IPv6 network to 256 connections with the shipped connection limit',
  async () => {
    const command = inNetworkNamespace(process.execPath, 'tests/faults/behind-connection-limit.ts');
    const { stdout } = await promisify(execFile)(...command);
    const { afterwards, ipv4, ipv6 } = JSON.parse(stdout);
    for (const { mostOpen, open, served } of [ipv4, ipv6]) {
      expect(open).toBeGreaterThanOrEqual(250);
      // The attacker notices a close slightly late, so its count may exceed the limit.
      expect(mostOpen).toBeLessThan(300);
      expect(served).toBe(24);
    }
    // The attacker's address is served again as soon as the attack stops.
    expect(afterwards).toBe(24);
  },
  90_000,
);
