import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boundPort } from '../local/free-port.ts';
import { type Nginx, startNginx } from '../tests/faults/nginx.ts';
import { visit } from '../tests/faults/visit.ts';
import { nginxConfig } from './nginx-config.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

const hosts = { names: ['www.group.example', 'bradford.group.example'], desk: 'desk.group.example', ipv6: true };

/** One request over plain HTTP. */
const visitPlain = (options: { host: string; port: number; path: string; headers: { Host: string } }) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    get(options, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString();
      resolve({ status: response.statusCode, body });
    }).on('error', reject);
  });

describe('nginxConfig', () => {
  it('fills in the whole template', () => {
    expect(nginxConfig(hosts)).not.toMatch(/\{\{|undefined/);
  });

  it('rejects values that could inject a directive', () => {
    expect(() => nginxConfig({ ...hosts, names: ['a.example; return 200'] })).toThrow('is not allowed in');
    expect(() => nginxConfig({ ...hosts, names: [] })).toThrow('--name');
  });
});

describe.skipIf(!hasNginx)('nginx with that configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  let answer: RequestListener;
  let seen: IncomingMessage[] = [];
  const web = [1, 2].map(() =>
    createServer((incoming, outgoing) => {
      seen.push(incoming);
      answer(incoming, outgoing);
    }),
  );
  let nginx: Nginx;

  beforeAll(async () => {
    const webPorts = await Promise.all(web.map((server) => boundPort(server.listen(0, '127.0.0.1'))));
    nginx = await startNginx({ folder, webPorts, deskPort: webPorts[0] ?? 0, rsa: true });
  });
  beforeEach(() => {
    seen = [];
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const server of web) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (path: string, options: Partial<Parameters<typeof visit>[0]> = {}) =>
    visit({ port: nginx.port, certificate: nginx.certificate, path, ...options });
  const answering =
    (cacheControl: string): RequestListener =>
    (incoming, outgoing) =>
      outgoing
        .writeHead(200, { 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' })
        .end(`as ${incoming.headers['accept-encoding']}`);

  it('caches a page for s-maxage, once per encoding, for any Accept-Encoding header', async () => {
    answer = answering('public, max-age=0, s-maxage=60');
    const wordings = ['gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'gzip', 'deflate, gzip;q=1', 'br;q=0, gzip', '', 'identity'];
    const bodies = [];
    for (const wording of wordings) bodies.push((await ask('/page', { headers: { 'Accept-Encoding': wording } })).body);
    expect(bodies).toEqual(['as br', 'as br', 'as gzip', 'as gzip', 'as gzip', 'as undefined', 'as undefined']);
    expect(seen).toHaveLength(3);
    await ask('/page?another=1');
    expect(seen).toHaveLength(4);
  });

  it('neither caches nor queues private pages', async () => {
    answer = (incoming, outgoing) => setTimeout(() => answering('private, no-store')(incoming, outgoing), 200);
    const began = Date.now();
    await Promise.all(Array.from({ length: 20 }, () => ask('/share-your-story')));
    expect(seen).toHaveLength(20);
    // In a queue they would take five seconds.
    expect(Date.now() - began).toBeLessThan(3_000);
  });

  it('sends one upstream request for concurrent requests', async () => {
    answer = (incoming, outgoing) => setTimeout(() => answering('public, s-maxage=60')(incoming, outgoing), 200);
    await Promise.all(Array.from({ length: 20 }, () => ask('/many')));
    expect(seen).toHaveLength(1);
  });

  it('serves a stale copy when no process responds, if the page allows it', async () => {
    answer = answering('public, s-maxage=1, stale-if-error=60');
    await ask('/blog');
    answer = answering('public, s-maxage=1');
    await ask('/open-now');
    await sleep(2_100);
    answer = ({ socket }) => socket.destroy();
    expect((await ask('/blog')).status).toBe(200);
    expect((await ask('/open-now')).status).toBe(502);
  });

  it('overwrites X-Forwarded-For with the client address', async () => {
    answer = answering('no-store');
    await ask('/forged', { headers: { 'X-Forwarded-For': '203.0.113.1' }, from: '127.0.7.7' });
    expect(seen[0]?.headers['x-forwarded-for']).toBe('127.0.7.7');
    expect(seen[0]?.headers.host).toBe(`localhost:${nginx.port}`);
  });

  it('sends the id of this request, never that of a cached page or of a visitor', async () => {
    answer = (incoming, outgoing) =>
      outgoing.writeHead(200, { 'Cache-Control': 'public, s-maxage=60', 'X-Request-Id': incoming.headers['x-request-id'] }).end();
    const ids = [];
    for (const visitor of ['one', 'two'])
      ids.push((await ask('/with-id', { headers: { 'X-Request-Id': visitor } })).headers['x-request-id']);
    expect(seen.map(({ headers }) => headers['x-request-id'])).toEqual([ids[0]]);
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(ids[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(ids[1]).not.toBe(ids[0]);
  });

  it('retries a failed GET on the other process, but never a POST', async () => {
    answer = ({ socket }, outgoing) => (seen.length === 1 ? socket.destroy() : outgoing.end('from the other'));
    expect((await ask('/broken-off')).body).toBe('from the other');
    seen = [];
    const post = await ask('/functions/v1/submit-testimonial', { method: 'POST', body: '{}' });
    expect(post.status).toBe(502);
    expect(seen).toHaveLength(1);
  });

  it('rejects bodies over 32 kB and large headers itself', async () => {
    answer = answering('no-store');
    expect((await ask('/functions/v1/x', { method: 'POST', body: 'x'.repeat(33_000) })).status).toBe(413);
    expect((await ask('/', { headers: { 'X-Large': 'x'.repeat(9_000) } })).status).toBe(400);
    expect(seen).toHaveLength(0);
  });

  it('hides its version, supports HTTP/2 and TLS 1.3, and redirects HTTP to HTTPS', async () => {
    answer = answering('no-store');
    expect((await ask('/version')).headers['server']).toBe('nginx');
    const session = connect(`https://localhost:${nginx.port}`, { ca: nginx.certificate });
    const stream = session.request({ ':path': '/two', host: `localhost:${nginx.port}` });
    const status = await new Promise((resolve) => stream.on('response', (headers) => resolve(headers[':status'])));
    const protocol = (session.socket as TLSSocket).getProtocol();
    session.destroy();
    expect([status, protocol]).toEqual([200, 'TLSv1.3']);
    const plain = await fetch(`http://localhost:${nginx.httpPort}/x?y=1`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([301, `https://localhost:${nginx.port}/x?y=1`]);
  });

  /** Sends these bytes over TLS and returns the response as text when nginx closes the connection. */
  const sendRaw = (request: string, servername = 'localhost') =>
    new Promise<string>((resolve, reject) => {
      const socket = connectTls({ port: nginx.port, host: '127.0.0.1', ca: nginx.certificate, servername });
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('end', () => resolve(received)).on('error', reject);
      socket.write(request);
    });

  it('caches a page by the server name, whatever the Host header is', async () => {
    answer = (incoming, outgoing) =>
      outgoing.writeHead(200, { 'Cache-Control': 'public, s-maxage=60' }).end(`page of ${incoming.headers.host}`);
    const target = `https://localhost:${nginx.port}/poisoned`;
    await sendRaw(`GET ${target} HTTP/1.1\r\nHost: clinic.localhost\r\nConnection: close\r\n\r\n`);
    expect((await ask('/poisoned')).body).toBe(`page of localhost:${nginx.port}`);
  });

  it('does not cache other responses under the path of an asset', async () => {
    answer = ({ url }, outgoing) =>
      outgoing.writeHead(200, { 'Cache-Control': 'public, s-maxage=60' }).end(url === '/assets/boot.js' ? 'script' : 'page');
    await sendRaw('GET /blog/..%2fassets%2fboot.js HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect((await ask('/assets/boot.js')).body).toBe('script');
  });

  it("adds the security headers to its own errors, and keeps the site's", async () => {
    const names = ['strict-transport-security', 'x-content-type-options', 'referrer-policy', 'content-security-policy'];
    answer = ({ socket }) => socket.destroy();
    const errors: [number, Awaited<ReturnType<typeof ask>>][] = [
      [400, await ask('/', { headers: { 'X-Large': 'x'.repeat(9_000) } })],
      [404, await ask('/readyz')],
      [413, await ask('/functions/v1/x', { method: 'POST', body: 'x'.repeat(33_000) })],
      [502, await ask('/functions/v1/broken', { method: 'POST', body: '{}' })],
    ];
    for (const [status, error] of errors) {
      expect(error.status).toBe(status);
      expect(names.filter((name) => error.headers[name] === undefined)).toEqual([]);
    }
    answer = (_, outgoing) => outgoing.writeHead(200, Object.fromEntries(names.map((name) => [name, 'of the site']))).end();
    const ofTheSite = await ask('/headers');
    expect(names.map((name) => ofTheSite.headers[name])).toEqual(names.map(() => 'of the site'));
  });

  it('logs no token of a signed link, in any encoding, and nothing that visitors look for', async () => {
    answer = ({ socket }) => socket.destroy();
    for (const path of [
      '/staff/token-1',
      '//staff/token-2',
      '/%73taff/token-3',
      '/STAFF/token-4',
      '/x/../staff/token-5',
      '/search?q=token-6',
    ]) {
      expect((await ask(path)).status, path).toBe(502);
    }
    const logs = readdirSync(folder).filter((file) => file.endsWith('.log'));
    const logged = logs.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
    expect(logged).not.toContain('token-');
  });

  it('rejects other hosts on HTTP, listens on IPv6 and serves ACME challenges', async () => {
    const plain = (name: string, path: string, host = '127.0.0.1') =>
      visitPlain({ host, port: nginx.httpPort, path, headers: { Host: name } });
    expect((await plain('elsewhere.example', '/')).status).toBe(421);
    expect((await plain('localhost', '/x')).status).toBe(301);
    mkdirSync(join(folder, 'acme/.well-known/acme-challenge'), { recursive: true });
    writeFileSync(join(folder, 'acme/.well-known/acme-challenge/token'), 'proof');
    expect((await plain('localhost', '/.well-known/acme-challenge/token')).body).toBe('proof');
    if (existsSync('/proc/net/if_inet6')) expect((await plain('localhost', '/x', '::1')).status).toBe(301);
  });

  it('rejects unknown server names', async () => {
    await expect(ask('/', { servername: 'elsewhere.example' })).rejects.toThrow();
  });

  /** The suite that nginx takes from those that the client has not refused, if any. */
  const suiteOf = (servername: string, refused: readonly string[]) =>
    new Promise<string | undefined>((resolve) => {
      const ciphers = ['ALL:@SECLEVEL=0', ...refused].join(':!');
      const versions = { minVersion: 'TLSv1', maxVersion: 'TLSv1.2' } as const;
      const options = { port: nginx.port, host: '127.0.0.1', servername, ciphers, ...versions, rejectUnauthorized: false };
      const socket = connectTls(options, () => {
        resolve(socket.getCipher().name);
        socket.destroy();
      }).on('error', () => resolve(undefined));
    });

  it.each(['localhost', 'desk.localhost'])(
    'offers %s no TLS 1.2 suite without forward secrecy, or with CBC or CCM8',
    async (name) => {
      const accepted: string[] = [];
      for (let suite = await suiteOf(name, []); suite; suite = await suiteOf(name, accepted)) accepted.push(suite);
      const ciphers = ['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305'];
      expect(accepted.sort()).toEqual(['ECDSA', 'RSA'].flatMap((key) => ciphers.map((cipher) => `ECDHE-${key}-${cipher}`)));
    },
  );

  it.each([
    ['site', 'localhost', 200],
    ['desk', 'desk.localhost', 100],
  ])('limits the requests of an address to the %s', async (_, servername, most) => {
    const waiting: ServerResponse[] = [];
    answer = (_incoming, outgoing) => waiting.push(outgoing);
    const statuses: unknown[] = [];
    const sessions = [1, 2, 3, 4].map(() => connect(`https://127.0.0.1:${nginx.port}`, { ca: nginx.certificate, servername }));
    for (const session of sessions)
      for (let number = 0; number < 64; number += 1)
        session
          // A private page: of others, nginx would request one and let the rest wait.
          .request({ ':path': '/share-your-story', ':authority': `${servername}:${nginx.port}` })
          .on('response', (headers) => statuses.push(headers[':status']));
    await expect.poll(() => waiting.length + statuses.length, { timeout: 20_000 }).toBe(256);
    expect(statuses).toEqual(Array(256 - most).fill(429));
    for (const outgoing of waiting) outgoing.end();
    await expect.poll(() => statuses.length).toBe(256);
    for (const session of sessions) session.destroy();
  });

  describe('for the desk', () => {
    const name = 'desk.localhost';
    const post = (path: string, size: number) =>
      ask(path, { method: 'POST', body: 'x'.repeat(size), servername: name, headers: { Host: `${name}:${nginx.port}` } });
    const head = (path: string, length: number) =>
      `POST ${path} HTTP/1.1\r\nHost: ${name}:${nginx.port}\r\nContent-Length: ${length}\r\n\r\n`;

    it('accepts bodies over 4 kB only where a session is needed', async () => {
      answer = (_, outgoing) => outgoing.end();
      for (const path of ['/sign-in', '/sign-in/link', '/%73ign-in', '//sign-out'])
        expect((await post(path, 5_000)).status, path).toBe(413);
      expect(seen).toEqual([]);
    });

    it('accepts bodies over 1 MB only for photographs', async () => {
      let received = 0;
      answer = async (incoming, outgoing) => {
        for await (const chunk of incoming) received += chunk.length;
        outgoing.end();
      };
      expect((await post('/edit/faq.yaml', 2_000_000)).status).toBe(413);
      expect((await post('/photographs/other', 2_000_000)).status).toBe(413);
      expect((await post('/photographs?name=a.jpg&shape=view', 17_000_000)).status).toBe(413);
      expect(seen).toEqual([]);
      expect((await post('/edit/faq.yaml', 900_000)).status).toBe(200);
      expect((await post('/photographs?name=a.jpg&shape=view', 14_000_000)).status).toBe(200);
      expect(received).toBe(14_900_000);
    });

    it('lets the desk refuse a photograph before it has arrived, and stores none of it', async () => {
      answer = (_, outgoing) => outgoing.writeHead(303, { Location: '/sign-in', Connection: 'close' }).end();
      // Few enough for Node to read them before it closes. nginx would answer 502 if it were still sending.
      const response = sendRaw(`${head('/photographs', 14_000_000)}${'x'.repeat(10_000)}`, name);
      await expect.poll(() => seen.length).toBe(1);
      expect(readdirSync(join(folder, 'body-temp'))).toEqual([]);
      expect(await response).toMatch(/^HTTP\/1\.1 303 /);
    });

    it('closes connections whose body stops arriving', async () => {
      answer = () => {};
      const began = Date.now();
      const responses = ['/sign-in', '/photographs'].map((path) => sendRaw(`${head(path, 1_000)}x`, name));
      expect(await Promise.all(responses)).toEqual(['', '']);
      expect(Date.now() - began).toBeLessThan(20_000);
    });
  });
});
