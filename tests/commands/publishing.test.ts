import { execFile, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContentBytes } from '../../content-model/content-file.ts';
import { liveVersionId, readVersion } from '../../server/publishing/content-versions.ts';
import { type SiteBehindNginx, startSiteBehindNginx } from '../faults/site-behind-nginx.ts';
import { visit } from '../faults/visit.ts';
import { simulateVisitors } from '../faults/visitors.ts';
import { type EditedContent, editedContent } from '../support/edited-content.ts';

const practices = ['bradford', 'ripon', 'leeds'] as const;
const hosts = ['localhost', ...practices.map((slug) => `${slug}.localhost`)];
/** A page on every host with the phone numbers of all practices. */
const path = '/emergency-dentist';
const phonePattern = /01632 9607\d\d/;

let site: SiteBehindNginx;
let content: EditedContent;
let pool: Pool;
let phone: string;

const environment = () => ({ ...process.env, DATABASE_URL: site.databases.site_worker });
const publishArguments = (...options: string[]) => [
  'scripts/content-publish.ts',
  '--folder',
  content.folder,
  '--author',
  'Ada',
  '--message',
  'New number',
  ...options,
];

/** Changes Ripon's phone numbers in the folder. */
function editPhone(number: number): string {
  const next = `01632 960${number}`;
  content.replace('practices/ripon.yaml', /01632 960\d{3}/g, next);
  phone = next;
  return next;
}

const publishFolder = (...options: string[]) =>
  execFileSync(process.execPath, publishArguments(...options), { env: environment(), encoding: 'utf8', stdio: 'pipe' });

async function publishOverLive(): Promise<void> {
  const live = await liveVersionId(pool);
  publishFolder(...(live === undefined ? [] : ['--parent', String(live)]));
}

/** Not fetch(), which sends its own Host header. */
function fromProcess(port: number, at = path): Promise<{ status: number; body: string; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    get(
      { port, path: at, headers: { Host: `localhost:${site.nginx.port}` }, signal: AbortSignal.timeout(10_000) },
      async (response) => {
        const chunks = await response.toArray().catch(reject);
        if (chunks)
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString(), headers: response.headers });
      },
    ).on('error', reject);
  });
}
const throughNginx = (host: string, at = path) =>
  visit({
    port: site.nginx.port,
    certificate: site.nginx.certificate,
    servername: host,
    headers: { Host: `${host}:${site.nginx.port}` },
    path: at,
  });

async function until(what: string, holds: () => Promise<boolean>, ms = 60_000): Promise<number> {
  const started = Date.now();
  while (!(await holds().catch(() => false))) {
    if (Date.now() - started > ms) throw new Error(`Not within ${ms} ms: ${what}`);
    await sleep(50);
  }
  return Date.now() - started;
}

const everyProcessShows = (text: string, at = path) =>
  until(`every process shows ${text}`, async () => {
    const pages = await Promise.all(site.webPorts.map((port) => fromProcess(port, at)));
    return pages.every(({ body, status }) => status === 200 && body.includes(text));
  });

beforeAll(async () => {
  content = editedContent();
  site = await startSiteBehindNginx({
    names: hosts,
    webProcesses: 3,
    env: (port) => ({
      CLINIC_URLS: practices.map((slug) => `${slug}=https://${slug}.localhost:${port}`).join(','),
    }),
  });
  pool = new Pool({ connectionString: site.databases.site_worker });
  pool.on('error', () => {});
  await publishOverLive();
}, 300_000);

afterAll(async () => {
  await pool?.end();
  await site?.stop({ keepLogs: false });
  content?.remove();
}, 120_000);

describe('publishing', () => {
  it('shows a new phone number on every process and host within 7 s, and fails no request', async () => {
    const visitors = simulateVisitors(site.nginx, { perSecond: 1, seconds: 12 });
    const load = promisify(execFile)('wrk', ['-t1', '-c8', '-d12s', `https://localhost:${site.nginx.port}${path}`]);
    const versions = new Map<string, Set<string>>();
    const failures: string[] = [];
    let reading = true;
    let reads = 0;
    const readers = hosts.flatMap((host) =>
      [path, `${path}?fresh`].map(async (at) => {
        while (reading) {
          const page = await throughNginx(host, at).catch((error: Error) => ({ status: 0, headers: {}, body: error.message }));
          reads += 1;
          if (page.status !== 200) failures.push(`${host} ${page.status} ${page.body.slice(0, 80)}`);
          const version = String((page.headers as Record<string, unknown>)['content-version']);
          const seen = versions.get(version) ?? new Set();
          versions.set(version, seen.add(phonePattern.exec(page.body)?.[0] ?? 'no number'));
          await sleep(20);
        }
      }),
    );
    await sleep(2_000);
    const next = editPhone(700);
    await publishOverLive();
    const published = Date.now();
    await everyProcessShows(next);
    const onProcesses = Date.now() - published;
    for (const host of hosts)
      await until(`${host} shows ${next}`, async () => (await throughNginx(host)).body.includes(next), 10_000);
    const everywhere = Date.now() - published;
    reading = false;
    await Promise.all(readers);
    await visitors.finished;
    const { stdout: loaded } = await load;
    console.log(
      `Shown by every process after ${onProcesses} ms, on every host after ${everywhere} ms; ${reads} reads, ${/\d+ requests/.exec(loaded)?.[0]} by wrk`,
    );
    expect(everywhere).toBeLessThan(7_000);
    expect(failures).toEqual([]);
    // wrk prints these lines only if there were any.
    expect(loaded).not.toMatch(/Non-2xx|Socket errors/);
    expect(visitors.submissions.filter(({ reference }) => !reference)).toEqual([]);
    expect(visitors.submissions.length).toBeGreaterThanOrEqual(12);
    // A page with the text of one version and the header of another would add a second number to a version.
    for (const [version, numbers] of versions) expect([...numbers], version).toHaveLength(1);
    expect(versions.size).toBeGreaterThanOrEqual(2);
  });

  it('needs no build for a fourth practice, a page of text, a full NHS list or another palette', async () => {
    const add = (file: string, text: string) => writeFileSync(join(content.folder, file), text);
    const skipton = (file: string) => content.read(file).replaceAll('Leeds', 'Skipton').replaceAll('leeds', 'skipton');
    const practice = skipton('practices/leeds.yaml')
      .replace('nhs-pages, nhs-skipton-page', 'nhs-pages')
      .replace('LS1 1AA', 'BD23 1AA')
      .replaceAll('0113 496 03', '01632 9604');
    add('practices/skipton.yaml', practice);
    add('pages/locations/skipton-dentist.yaml', skipton('pages/locations/leeds-dentist.yaml'));
    add('pages/nhs-locations/nhs-skipton-dentist.yaml', skipton('pages/nhs-locations/nhs-leeds-dentist.yaml'));
    content.replace('organisation.yaml', '[bradford, ripon, leeds]', '[bradford, ripon, leeds, skipton]');
    const guide = readFileSync('docs/how-to/change-content-in-files.md', 'utf8');
    add('pages/more/parking.md', /```markdown\n([\s\S]*?)```/.exec(guide)?.[1] ?? '');
    content.replace('practices/ripon.yaml', 'acceptingNHS: true', 'acceptingNHS: false');
    content.replace('brand.yaml', "action: '#17408b'", "action: '#5b1a6e'");
    expect((await throughNginx('localhost', '/locations/skipton-dentist')).status).toBe(404);
    await publishOverLive();

    for (const [at, text] of [
      ['/locations/skipton-dentist', 'BD23 1AA'],
      ['/locations/nhs-skipton-dentist', 'NHS Dentist in Skipton'],
      ['/', '01632 960401'],
      ['/parking', '<h1'],
      ['/sitemap.xml', '/locations/skipton-dentist</loc>'],
      ['/sitemap.xml', '/parking</loc>'],
      ['/locations/nhs-ripon-dentist', 'The NHS patient list is currently full in Ripon'],
      ['/locations/nhs-leeds-dentist', 'Bradford is taking new NHS patients.'],
    ] as const)
      await everyProcessShows(text, at);
    // The security policy allows the style with the new colours.
    const { body, headers } = await fromProcess(site.webPorts[0] as number);
    const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? '';
    expect(style).toContain('#5b1a6e');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });

  it('refuses a palette with too little contrast', async () => {
    const live = await liveVersionId(pool);
    content.replace('brand.yaml', "ink: '#0c2340'", "ink: '#8aa0bb'");
    expect(() => publishFolder('--parent', String(live))).toThrow(/'Ink' on 'Paper' has too little contrast/);
    expect(await liveVersionId(pool)).toBe(live);
    content.replace('brand.yaml', "ink: '#8aa0bb'", "ink: '#0c2340'");
  });

  it('can be exported again, byte for byte', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'exported-content-')), 'content');
    execFileSync(process.execPath, ['scripts/content-export.ts', '--folder', folder], { env: environment(), stdio: 'pipe' });
    const exported = readContentBytes(folder);
    rmSync(dirname(folder), { recursive: true });
    expect([...exported]).toEqual([...readContentBytes(content.folder)]);
  });

  /** Starts to publish another number. Its files are stored, and the version goes live when `owner` releases its lock. */
  async function holdPublication(number: number) {
    const owner = new Client({ connectionString: site.databases.site_owner });
    owner.on('error', () => {});
    await owner.connect();
    await owner.query('begin; lock table content_publications in share row exclusive mode');
    editPhone(number);
    const live = String(await liveVersionId(pool));
    const command = spawn(process.execPath, publishArguments('--parent', live), { env: environment(), stdio: 'ignore' });
    const exited = once(command, 'exit');
    const waiting = 'select from pg_locks where not granted and relation = $1::regclass';
    await until('it waits', async () => (await owner.query(waiting, ['content_publications'])).rowCount === 1);
    return { command, exited, owner };
  }

  it('leaves the old version whole when PostgreSQL crashes, and shows it from a process that starts without the database', async () => {
    const before = phone;
    const { exited, owner } = await holdPublication(720);
    await site.postgres.crash();
    site.web[2]?.signal('SIGKILL');
    const [, , port] = site.webPorts as [number, number, number];
    const status = () =>
      fromProcess(port).then(
        (page) => page.status,
        () => 0,
      );
    await until('the process is gone', async () => (await status()) === 0);
    await until('it is back', async () => (await status()) === 200);
    expect((await fromProcess(port)).body).toContain(before);
    await site.postgres.start();
    await until('the database answers', async () => (await liveVersionId(pool)) !== undefined);
    await exited;
    await owner.end().catch(() => {});
    const live = await readVersion(pool, (await liveVersionId(pool)) as number);
    expect(live.size).toBeGreaterThan(50);
    expect(new TextDecoder().decode(live.get('practices/ripon.yaml'))).toContain(before);
    await everyProcessShows(before);
    editPhone(Number(before.slice(-3)));
  });

  it('changes nothing when the publishing command is killed, and can be repeated', async () => {
    const live = await liveVersionId(pool);
    const { command, exited, owner } = await holdPublication(725);
    command.kill('SIGKILL');
    await exited;
    await owner.end();
    expect(await liveVersionId(pool)).toBe(live);
    await publishOverLive();
    await everyProcessShows(phone);
  });

  it('reaches a web process that is killed during the publication', async () => {
    const { exited, owner } = await holdPublication(730);
    site.web[0]?.signal('SIGKILL');
    await owner.end();
    await exited;
    site.web[1]?.signal('SIGKILL');
    await everyProcessShows(phone);
  });
});
