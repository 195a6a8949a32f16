import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContentBytes } from '../../content/content-file.ts';
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
    webProcesses: 4,
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
    editPhone(700);
    await publishOverLive();
    await everyProcessShows(phone);
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
    editPhone(701);
    await publishOverLive();
    await everyProcessShows(phone);
    const next = editPhone(702);
    await sleep(2_000);
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

  describe('needs no build', () => {
    const add = (file: string, text: string) => writeFileSync(join(content.folder, file), text);
    const skipton = (file: string) => content.read(file).replaceAll('Leeds', 'Skipton').replaceAll('leeds', 'skipton');

    it('for a fourth practice', async () => {
      const practice = skipton('practices/leeds.yaml')
        .replace('nhs-pages, nhs-skipton-page', 'nhs-pages')
        .replace('LS1 1AA', 'BD23 1AA')
        .replaceAll('0113 496 03', '01632 9604');
      add('practices/skipton.yaml', practice);
      add('pages/locations/skipton-dentist.yaml', skipton('pages/locations/leeds-dentist.yaml'));
      add('pages/nhs-locations/nhs-skipton-dentist.yaml', skipton('pages/nhs-locations/nhs-leeds-dentist.yaml'));
      content.replace('organisation.yaml', '[bradford, ripon, leeds]', '[bradford, ripon, leeds, skipton]');
      expect((await throughNginx('localhost', '/locations/skipton-dentist')).status).toBe(404);
      await publishOverLive();
      await everyProcessShows('BD23 1AA', '/locations/skipton-dentist');
      await everyProcessShows('NHS Dentist in Skipton', '/locations/nhs-skipton-dentist');
      await everyProcessShows('/locations/skipton-dentist</loc>', '/sitemap.xml');
      await everyProcessShows('01632 960401', '/');
    });

    it('for a page of text', async () => {
      const guide = readFileSync('docs/how-to/change-content-in-files.md', 'utf8');
      add('pages/more/parking.md', /```markdown\n([\s\S]*?)```/.exec(guide)?.[1] ?? '');
      await publishOverLive();
      await everyProcessShows('<h1', '/parking');
      await everyProcessShows('/parking</loc>', '/sitemap.xml');
    });

    it('for an NHS list that fills up, on every page that mentions it', async () => {
      const full = 'The NHS patient list is currently full in Ripon';
      expect((await throughNginx('localhost', '/locations/nhs-ripon-dentist')).body).not.toContain(full);
      content.replace('practices/ripon.yaml', 'acceptingNHS: true', 'acceptingNHS: false');
      await publishOverLive();
      await everyProcessShows(full, '/locations/nhs-ripon-dentist');
      await everyProcessShows('Bradford is taking new NHS patients.', '/locations/nhs-leeds-dentist');
    });

    it('for another palette, which the security policy allows', async () => {
      content.replace('brand.yaml', "action: '#17408b'", "action: '#5b1a6e'");
      await publishOverLive();
      await everyProcessShows('#5b1a6e');
      const { body, headers } = await fromProcess(site.webPorts[0] as number);
      const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? '';
      expect(style).toContain('#5b1a6e');
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    });

    it('and refuses a palette with too little contrast', async () => {
      const live = await liveVersionId(pool);
      const before = content.read('brand.yaml');
      content.replace('brand.yaml', "ink: '#0c2340'", "ink: '#8aa0bb'");
      expect(() => publishFolder('--parent', String(live))).toThrow(/ink on paper has too little contrast/);
      expect(await liveVersionId(pool)).toBe(live);
      add('brand.yaml', before);
    });

    it('and exports what was published, byte for byte', async () => {
      const folder = join(mkdtempSync(join(tmpdir(), 'exported-content-')), 'content');
      execFileSync(process.execPath, ['scripts/content-export.ts', '--folder', folder], { env: environment(), stdio: 'pipe' });
      const exported = readContentBytes(folder);
      rmSync(dirname(folder), { recursive: true });
      expect([...exported]).toEqual([...readContentBytes(content.folder)]);
    });
  });

  /** The folder's files are live, or those of before: nothing in between. */
  async function liveIsWhole(before: string, after: string): Promise<string> {
    const live = await readVersion(pool, (await liveVersionId(pool)) as number);
    expect(live.size).toBeGreaterThan(50);
    const text = new TextDecoder().decode(live.get('practices/ripon.yaml'));
    const shown = [before, after].filter((number) => text.includes(number));
    expect(shown).toHaveLength(1);
    await everyProcessShows(shown[0] as string);
    return shown[0] as string;
  }

  it('leaves the old or the new version whole when the command is killed', async () => {
    const outcomes = new Set<string>();
    let before = phone;
    // The command takes longer to start than to publish: the times are spread over both.
    for (const [index, delay] of [300, 1_200, 1_800, 2_400, 3_000].entries()) {
      const after = editPhone(710 + index);
      const live = String(await liveVersionId(pool));
      const command: ChildProcess = spawn(process.execPath, publishArguments('--parent', live), {
        env: environment(),
        stdio: 'ignore',
      });
      const exited = once(command, 'exit');
      await sleep(delay);
      command.kill('SIGKILL');
      await exited;
      const shown = await liveIsWhole(before, after);
      outcomes.add(shown === after ? 'new' : 'old');
      before = shown;
    }
    expect(outcomes.size).toBeGreaterThanOrEqual(1);
  });

  it('reaches a web process that is killed during the publication', async () => {
    const next = editPhone(730);
    const command = spawn(process.execPath, publishArguments('--parent', String(await liveVersionId(pool))), {
      env: environment(),
      stdio: 'ignore',
    });
    const exited = once(command, 'exit');
    await sleep(1_000);
    site.web[0]?.signal('SIGKILL');
    await exited;
    site.web[1]?.signal('SIGKILL');
    await everyProcessShows(next);
  });

  it('leaves the old or the new version whole when PostgreSQL crashes', async () => {
    const before = phone;
    const after = editPhone(740);
    const command = spawn(process.execPath, publishArguments('--parent', String(await liveVersionId(pool))), {
      env: environment(),
      stdio: 'ignore',
    });
    const exited = once(command, 'exit');
    await sleep(1_500);
    await site.postgres.crash();
    await exited;
    await site.postgres.start();
    await until('the database answers', async () => (await liveVersionId(pool)) !== undefined);
    await liveIsWhole(before, after);
  });

  it('serves the last published version from a process that starts without the database', async () => {
    await publishOverLive();
    await everyProcessShows(phone);
    await site.postgres.crash();
    site.web[2]?.signal('SIGKILL');
    await sleep(500);
    const [, , port] = site.webPorts as [number, number, number, number];
    await until('the process is back', async () => (await fromProcess(port)).status === 200);
    expect((await fromProcess(port)).body).toContain(phone);
    await site.postgres.start();
  });
});
