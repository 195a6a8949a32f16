import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { halfSentFlood, startPlainSite } from './attacks/half-sent-flood.ts';
import { inOwnNetwork, loopback, whyNoOwnNetwork } from './own-network.ts';

it('24 of 24 visitors are served while one address holds 4,000 half-sent requests, which are closed after 10 s', async () => {
  const nginx = await startPlainSite();
  try {
    // Longer than nginx lets any of them stay.
    const flood = { count: 4_000, enough: 3_800, lastingMs: 12_000 };
    const { closed, longestMs, open, served } = await halfSentFlood(loopback, nginx, flood);
    expect(open).toBeGreaterThanOrEqual(3_800);
    expect(served).toBe(24);
    // Those that stop before or within the TLS handshake as well: they are two thirds.
    expect(closed).toBeGreaterThan(3_000);
    expect(longestMs).toBeGreaterThan(9_000);
  } finally {
    await nginx.stop();
  }
}, 90_000);

const why = whyNoOwnNetwork();
if (why) console.warn(`skipped: the shipped connection limit cannot be loaded here: ${why}`);

it.skipIf(why)(
  'behind the shipped limit one address, or one IPv6 network, holds 256 connections at most',
  async () => {
    const command = inOwnNetwork(process.execPath, 'tests/faults/attacks/behind-connection-limit.ts');
    const { stdout } = await promisify(execFile)(...command);
    const { afterwards, ipv4, ipv6 } = JSON.parse(stdout);
    for (const { mostOpen, open, served } of [ipv4, ipv6]) {
      expect(open).toBeGreaterThanOrEqual(250);
      // An attacker hears a moment later that a connection was closed.
      expect(mostOpen).toBeLessThan(300);
      expect(served).toBe(24);
    }
    // An address that has stopped is served again at once.
    expect(afterwards).toBe(24);
  },
  90_000,
);
