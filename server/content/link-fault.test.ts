import dns from 'node:dns';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { boundPort, freePort } from '../../local/free-port.ts';
import { selfSignedCertificate } from '../../tests/support/self-signed-certificate.ts';
import { isPublicAddress, linkFault } from './link-fault.ts';

/** The paths that the stub was asked for, and how each one is answered: with a status, or with a redirect. */
const requested: string[] = [];
const redirects: Record<string, string> = {
  '/to-good': '/status/200',
  '/to-gone': '/to-410',
  '/to-410': '/status/410',
  '/loop': '/loop',
  '/to-ipv6': 'http://[::1]/',
  '/to-private': 'http://10.0.0.1/',
  '/to-metadata': 'http://169.254.169.254/latest',
  '/to-loopback': 'http://127.0.0.2/',
  '/to-decimal': 'http://2130706434/',
  '/to-file': 'file:///etc/passwd',
  '/to-nowhere': 'http://',
};
const answer: RequestListener = ({ headers, url = '' }, response) => {
  requested.push(`${url} ${headers['user-agent']}`);
  if (url === '/slow') return;
  if (redirects[url]) return void response.writeHead(302, { Location: redirects[url] }).end();
  response.writeHead(Number(url.split('/')[2] ?? 200));
  if (url !== '/endless') return void response.end();
  response.on('close', () => requested.push('closed'));
  const more = () => void (response.write('x'.repeat(65_536)) && setImmediate(more));
  response.on('drain', more);
  more();
};
const folder = mkdtempSync(join(tmpdir(), 'link-fault-'));
const server = createServer(answer);
const tlsServer = createTlsServer(selfSignedCertificate(folder, 'localhost', 1, ['localhost']), answer);
let base = '';
let closedPort = 0;
let tlsPort = 0;
beforeAll(async () => {
  base = `http://127.0.0.1:${await boundPort(server.listen(0, '127.0.0.1'))}`;
  tlsPort = await boundPort(tlsServer.listen(0, '127.0.0.1'));
  closedPort = await freePort();
});
beforeEach(() => void requested.splice(0));
afterAll(() => {
  for (const each of [server, tlsServer]) each.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

const userAgent = 'link check of https://www.group.example';
/** The production rule, except that the stub's address counts as public. */
const isPublic = (address: string) => address === '127.0.0.1' || isPublicAddress(address);
const fault = (path: string, withinMs?: number) => linkFault(base + path, { userAgent, isPublic, withinMs });
const unopenable = 'leads to an address that patients cannot open';

test.each(['/status/200', '/status/204', '/to-good', '/status/401', '/status/403', '/status/405', '/status/429'])(
  '%s is no fault',
  async (path) => {
    expect(await fault(path)).toBeUndefined();
    expect(requested[0]).toBe(`${path} ${userAgent}`);
  },
);

test('an endless body is no fault, and is not read', async () => {
  expect(await fault('/endless')).toBeUndefined();
  await expect.poll(() => requested).toContain('closed');
});

test.each([
  ['/status/404', 'says that the page does not exist (404)'],
  ['/status/410', 'says that the page does not exist (410)'],
  ['/to-gone', 'says that the page does not exist (410)'],
  ['/status/500', 'has a fault (500)'],
  ['/status/503', 'has a fault (503)'],
  ['/loop', 'redirects too many times'],
])('%s %s', async (path, words) => {
  expect(await fault(path)).toBe(words);
  expect(requested.length).toBeLessThanOrEqual(6);
});

test.each(['/to-ipv6', '/to-private', '/to-metadata', '/to-loopback', '/to-decimal', '/to-file', '/to-nowhere'])(
  'the redirect %s is not followed',
  async (path) => {
    expect(await fault(path)).toBe(unopenable);
    expect(requested).toHaveLength(1);
  },
);

describe('a host that does not answer', () => {
  test('in time', async () => expect(await fault('/slow', 50)).toBe('does not answer'));

  test('because its port is closed, or its name does not exist', async () => {
    for (const url of [`http://127.0.0.1:${closedPort}`, 'http://no-such-host.invalid'])
      expect(await linkFault(url, { userAgent, isPublic }), url).toBe('does not answer');
  });
});

test('a certificate that browsers refuse is a fault', async () => {
  const words = 'has no valid security certificate';
  expect(await linkFault(`https://127.0.0.1:${tlsPort}`, { userAgent, isPublic })).toBe(words);
  expect(requested).toEqual([]);
});

test('a name that leads to a private address is not requested', async () => {
  for (const url of [base, base.replace('127.0.0.1', 'localhost')])
    expect(await linkFault(url, { userAgent }), url).toBe(unopenable);
  expect(requested).toEqual([]);
});

test('a name is looked up once, and all its addresses must be public', async () => {
  const answers = [['127.0.0.1'], ['127.0.0.1', '10.0.0.1']];
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation(((
    _name: string,
    _options: object,
    done: (...found: unknown[]) => void,
  ) =>
    done(
      null,
      answers.shift()?.map((address) => ({ address, family: 4 })),
    )) as unknown as typeof dns.lookup);
  const url = base.replace('127.0.0.1', 'booking.group.example');
  expect(await linkFault(url, { userAgent, isPublic })).toBeUndefined();
  expect(lookup).toHaveBeenCalledTimes(1);
  expect(await linkFault(url, { userAgent, isPublic })).toBe(unopenable);
  expect(requested).toHaveLength(1);
});

test('loopback, private, link-local, shared, reserved and multicast addresses are not public', () => {
  const refused =
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.0.2.1 192.168.1.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::a00:1 2001::1 2001:db8::1 2002:a00:1::1 fc00::1 fd12::1 fe80::1 fec0::1 ff02::1';
  expect(refused.split(' ').filter(isPublicAddress)).toEqual([]);
  const allowed = ['8.8.8.8', '100.128.0.1', '172.32.0.1', '2001:4860:4860::8888', '2a00:1450::1'];
  expect(allowed.filter((address) => !isPublicAddress(address))).toEqual([]);
});
