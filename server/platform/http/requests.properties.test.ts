import { isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, runs } from '../../../tests/support/property-runs.ts';
import { readConfig } from '../config.ts';
import { createClientAddress } from './client-address.ts';
import { isCrossSite } from './cross-site.ts';
import { createHosts } from './hosts.ts';

const address = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.ipV4().map((ip) => `::ffff:${ip}`),
  fc.ipV6().map((ip) => `${ip}%eth0`),
);
const forwarded = fc
  .array(fc.oneof({ weight: 3, arbitrary: address }, { weight: 1, arbitrary: anyText }), { maxLength: 6 })
  .map((hops) => hops.join(', '));
const bare = (ip: string) => ip.trim().replace(/^::ffff:(?=\d+\.)/i, '');
/** Valid header characters. Node rejects others. */
const headerValue = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) }),
  fc.webUrl(),
  fc.constantFrom('null', 'https://group.example', 'https://GROUP.example', 'http://group.example', 'https://group.example.evil'),
);

describe('the client address', () => {
  it("is the socket's without trusted proxies, for any header", () => {
    const of = createClientAddress([]);
    fc.assert(
      fc.property(address, fc.oneof(forwarded, anyText), (remote, header) => of(remote, header) === bare(remote)),
      runs(1_000),
    );
  });

  it('is an address in the chain with trusted proxies, never other text', () => {
    const of = createClientAddress(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', 'fe80::/10']);
    fc.assert(
      fc.property(fc.constantFrom('127.0.0.1', '10.1.2.3', '::1', 'fe80::1', '::ffff:10.0.0.9'), forwarded, (remote, header) => {
        const found = of(remote, header);
        expect(isIP(found)).not.toBe(0);
        expect([remote, ...header.split(',')].map(bare)).toContain(found);
      }),
      runs(2_000),
    );
  });

  it('does not throw on addresses with a zone, such as fe80::1%eth0', () => {
    const of = createClientAddress(['127.0.0.1', 'fe80::/10']);
    expect(of('127.0.0.1', '203.0.113.9, fe80::1%eth0')).toMatch(/^(?:203\.0\.113\.9|fe80::1%eth0)$/);
  });
});

describe('a post', () => {
  const base = 'https://group.example';

  it('from another origin is accepted only if its host is the requested one', () => {
    fc.assert(
      fc.property(headerValue, fc.constantFrom('group.example', 'alias.example:8080'), (origin, host) => {
        const headers = new Headers({ origin, host });
        const given = headers.get('origin') ?? '';
        const ours = given === base || URL.parse(given)?.host === host;
        expect(isCrossSite(headers, base)).toBe(!ours);
      }),
      runs(1_000),
    );
  });

  it('marked cross-site by the browser is rejected for any origin', () => {
    fc.assert(
      fc.property(headerValue, (origin) => isCrossSite(new Headers({ origin, 'sec-fetch-site': 'cross-site' }), base)),
      runs(300),
    );
  });
});

describe('a host', () => {
  it('is found only if it is configured', () => {
    const hosts = createHosts(
      readConfig({
        DATABASE_URL: 'postgresql://db.example/site',
        SECRET: 'x'.repeat(32),
        SITE_URL: 'https://group.example',
        HOST_ALIASES: 'www.group.example',
        CLINIC_URLS: 'ripon=https://ripon.example',
      }),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.domain(),
          anyText.map((text) => `group.example${text}`),
        ),
        (host) => {
          const known = ['group.example', 'www.group.example', 'ripon.example'].includes(host.toLowerCase());
          expect(hosts.find(host) !== undefined).toBe(known);
        },
      ),
      runs(1_000),
    );
  });
});
