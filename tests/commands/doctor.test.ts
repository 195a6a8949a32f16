import { execFile, execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Pool } from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { readContentBytes } from '../../content-model/content-file.ts';
import { freePort } from '../../local/free-port.ts';
import { startLocalPostgres } from '../../local/local-postgres.ts';
import { type LocalSite, startLocalSite } from '../../local/local-site.ts';
import { checkLiveContent } from '../../scripts/doctor/content.ts';
import { checkDatabase, type roleNames } from '../../scripts/doctor/database.ts';
import type { Finding } from '../../scripts/doctor/finding.ts';
import { checkDesk, checkHosts } from '../../scripts/doctor/hosts.ts';
import { checkMail } from '../../scripts/doctor/mail.ts';
import { readConfig } from '../../server/platform/config.ts';
import { type ContentBytes, liveVersionId } from '../../server/publishing/content-versions.ts';
import { publish } from '../../server/publishing/publish.ts';
import { type Nginx, startNginx } from '../faults/nginx.ts';
import { asRole } from '../support/as-role.ts';
import { selfSignedCertificate } from '../support/self-signed-certificate.ts';

/** A complete installation: the shipped nginx, an SMTP server with a password, and PostgreSQL. */
const folder = mkdtempSync(join(tmpdir(), 'test-doctor-'));
const stops: (() => unknown)[] = [];
const secret = '8f41c2d7a95e03b6c8d1f27e4a60935b';
const mailPassword = 'a-password-of-mail';
const writerKey = 'a-key-of-the-writer';
const model = 'a-model';

type Env = Record<string, string>;
let site: LocalSite;
let admin: string;
let nginx: Nginx;
let good: Env;
/** The addresses that mail was sent to. */
const recipients: string[] = [];

const names = ['localhost', 'bradford.localhost', 'ripon.localhost', 'leeds.localhost'];
const deskName = 'desk.localhost';

/** Trusts one certificate beside those of the system. */
const systemCertificates = getCACertificates();
const trust = (name: string) =>
  setDefaultCACertificates([...systemCertificates, readFileSync(join(folder, `${name}.pem`), 'utf8')]);

async function startMailServer(options: { key: string; cert: string }): Promise<number> {
  const smtp = new SMTPServer({
    ...options,
    onAuth: ({ password, username }, _session, done) =>
      password === mailPassword ? done(null, { user: username }) : done(new Error('Invalid username or password')),
    onData(stream, { envelope }, done) {
      recipients.push(...envelope.rcptTo.map(({ address }) => address));
      stream.resume().on('end', () => done());
    },
  });
  smtp.on('error', () => {});
  stops.push(() => new Promise<void>((done) => smtp.close(() => done())));
  return new Promise((resolve) => {
    const server = smtp.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Makes nginx load another certificate, and waits until it serves it. */
async function useCertificate(name: string): Promise<void> {
  const inNginx = join(folder, 'nginx');
  for (const ending of ['pem', 'key']) copyFileSync(join(folder, `${name}.${ending}`), join(inNginx, `certificate.${ending}`));
  execFileSync('nginx', ['-p', inNginx, '-c', 'nginx.conf', '-e', 'error.log', '-s', 'reload'], { stdio: 'pipe' });
  const { fingerprint256 } = new X509Certificate(readFileSync(join(folder, `${name}.pem`)));
  const served = () =>
    new Promise<string>((resolve, reject) => {
      const options = { port: nginx.port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false };
      const socket = connectTls(options, () => {
        resolve(socket.getPeerCertificate().fingerprint256);
        socket.destroy();
      }).on('error', reject);
    });
  await vi.waitFor(async () => expect(await served()).toBe(fingerprint256), { timeout: 10_000 });
}

beforeAll(async () => {
  chmodSync(folder, 0o755);
  const valid = selfSignedCertificate(folder, 'valid', 90, [...names, deskName]);
  trust('valid');
  const postgres = await startLocalPostgres(join(folder, 'postgres'), undefined);
  stops.push(postgres.stop);
  admin = postgres.adminUrl;
  const [port, deskPort] = [await freePort(), await freePort()];
  nginx = await startNginx({ folder: join(folder, 'nginx'), webPorts: [port], deskPort, names: [...names, 'york.localhost'] });
  stops.push(nginx.stop);
  await useCertificate('valid');
  const tlsPort = nginx.port;
  const mailPort = await startMailServer(valid);
  const shared = {
    SITE_URL: `https://localhost:${tlsPort}`,
    CLINIC_URLS: ['bradford', 'ripon', 'leeds'].map((name) => `${name}=https://${name}.localhost:${tlsPort}`).join(','),
    DESK_URL: `https://${deskName}:${tlsPort}`,
    SECRET: secret,
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: `smtp://site:${mailPassword}@localhost:${mailPort}`,
    MAIL_FROM: 'Site <site@group.example>',
    WRITER_URL: 'http://127.0.0.1:1/v1',
    WRITER_MODEL: model,
    WRITER_KEY: writerKey,
  };
  site = await startLocalSite({
    port,
    inboxPort: 0,
    deskPort,
    development: false,
    dataFolder: join(folder, 'site'),
    databaseUrl: admin,
    database: 'doctor',
    env: { ...shared, NODE_EXTRA_CA_CERTS: join(folder, 'valid.pem') },
    say: () => {},
    onUnexpectedEnd: () => console.error('A site process exited'),
  });
  stops.push(site.stop);
  const { site_anon, site_desk, site_web, site_worker } = site.databases;
  good = {
    ...shared,
    PORT: String(port),
    DATABASE_URL: site_web,
    ANON_DATABASE_URL: site_anon,
    WORKER_DATABASE_URL: site_worker,
    DESK_DATABASE_URL: site_desk,
    METRICS_PORT: new URL(site.metricsUrl).port,
  };
}, 120_000);

afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

type Report = { code: number; output: string };

/** Runs the command with the settings of the good installation and these changes. */
function doctor(changes: Env = {}, ...args: string[]): Promise<Report> {
  const env = { ...process.env, NODE_ENV: 'production', ...good, NODE_EXTRA_CA_CERTS: join(folder, 'valid.pem'), ...changes };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/doctor.ts', ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr });
    });
  });
}

/** Findings that are not ok, as 'level check: found'. */
function problemsIn(findings: readonly Finding[]): string[] {
  const problems = findings.filter(({ level }) => level !== 'ok');
  for (const { todo } of problems) expect((todo ?? '').length).toBeGreaterThan(10);
  return problems.map(({ check, found, level }) => `${level} ${check}: ${found}`);
}

const databaseProblems = async (changes: Env = {}, name: (typeof roleNames)[number] = 'web') =>
  problemsIn(await checkDatabase(name, { ...good, ...changes }));

const liveContent = () => checkLiveContent(good['DATABASE_URL'], 'content', new Date());

/** The problems of the hosts, for the published content. */
async function hostProblems(changes: Env = {}): Promise<string[]> {
  const { content } = await liveContent();
  if (!content) throw new Error('The published content cannot be read');
  return problemsIn(await checkHosts(readConfig({ ...good, ...changes }), content));
}

const deskProblems = async (changes: Env = {}) => problemsIn(await checkDesk(readConfig({ ...good, ...changes })));

const mailProblems = async (smtpUrl: string) => problemsIn([await checkMail({ smtpUrl, mailFrom: 'Site <site@group.example>' })]);

/** Changes the database as its administrator, checks it, and changes it back. */
async function problemsAfter(change: string, back: string, problems = databaseProblems): Promise<string[]> {
  const own = new URL(admin);
  own.pathname = '/doctor';
  const run = (text: string) => asRole(own.href, async (client) => void (await client.query(text)));
  await run(change);
  try {
    return await problems();
  } finally {
    await run(back);
    expect(await problems()).toEqual([]);
  }
}

test('reports every check as good on a healthy installation behind nginx, and with --send sends an email', async () => {
  const { code, output } = await doctor();
  const lines = output.split('\n').filter((line) => /^(ok|warn|bad) /.test(line));
  expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([
    expect.stringMatching(/^warn {2}Content +not ready to go live/),
  ]);
  expect(code).toBe(0);
  const checks =
    'Settings,Secret,Database of web,Database of anon,Database of worker,Database of desk,Privileges,Content,Mail server,Proxies';
  expect(checks.split(',').filter((check) => !lines.some((line) => line.slice(6).startsWith(check)))).toEqual([]);
  for (const host of names) expect(output).toMatch(new RegExp(`ok +Host ${host}:\\d+ +answers`));
  expect(output).toMatch(/ok +Desk desk\.localhost:\d+ +staff can sign in/);
  expect(output).toMatch(/Mail server +localhost accepts mail, encrypted/);
  const sent = await doctor({}, '--send', 'operator@group.example');
  expect(recipients.filter((address) => address === 'operator@group.example')).toHaveLength(1);
  expect(sent.output).toMatch(/ok +Test mail +accepted for operator@group\.example/);
});

test('reports wrong passwords without printing a secret, and exits with 1', async () => {
  const guessed = (name: string) => Object.assign(new URL(good[name] ?? ''), { password: 'guessed-password' }).href;
  const smtp = (good['SMTP_URL'] ?? '').replace(mailPassword, 'guessed-mail-password');
  const databases = { DATABASE_URL: guessed('DATABASE_URL'), DESK_DATABASE_URL: guessed('DESK_DATABASE_URL') };
  const { code, output } = await doctor({ ...databases, SMTP_URL: smtp });
  expect(code).toBe(1);
  expect(output.match(/bad +Database of (web|desk) +cannot connect: 28P01/g)).toHaveLength(2);
  expect(output).toContain('The password is wrong');
  expect(output).toContain('The server rejected the user or password');
  const passwords = ['ANON_DATABASE_URL', 'WORKER_DATABASE_URL'].map((name) => new URL(good[name] ?? '').password);
  for (const word of [secret, writerKey, 'guessed-password', 'guessed-mail-password', ...passwords])
    expect(output).not.toContain(word);
});

test('reports a wrong database name, port or role', async () => {
  const { DATABASE_URL = '' } = good;
  const changed = (changes: Partial<URL>) => ({ DATABASE_URL: Object.assign(new URL(DATABASE_URL), changes).href });
  expect(await databaseProblems(changed({ pathname: '/elsewhere' }))).toEqual([expect.stringContaining('cannot connect: 3D000')]);
  expect(await databaseProblems(changed({ port: '1' }))).toEqual([expect.stringContaining('cannot connect: ECONNREFUSED')]);
  expect(await databaseProblems({ WORKER_DATABASE_URL: DATABASE_URL }, 'worker')).toEqual([
    'bad Database of worker: connects as site_web',
  ]);
  expect(await databaseProblems({ ANON_DATABASE_URL: DATABASE_URL }, 'anon')).toEqual([
    'bad Database of anon: connects as site_web',
  ]);
});

test('reports that the desk is not ready', async () => {
  const last =
    'select name, run_on into last_migration from pgmigrations order by id desc limit 1; delete from pgmigrations where name = (select name from last_migration)';
  const back = 'insert into pgmigrations (name, run_on) select name, run_on from last_migration; drop table last_migration';
  const [change, undo] = [`set role site_owner; ${last}`, `set role site_owner; ${back}`];
  expect(await problemsAfter(change, undo, deskProblems)).toEqual([
    expect.stringMatching(/^bad Desk desk\.localhost:\d+: it is not ready, so staff cannot sign in: .*migrations pending: 00/),
  ]);
});

test.each([
  [
    'bad Privileges: site_worker is createdb, bypassrls',
    'alter role site_worker bypassrls createdb',
    'alter role site_worker nobypassrls nocreatedb',
  ],
  [
    'bad Privileges: excess: site_web SELECT public.testimonial_requests',
    'grant select on testimonial_requests to site_web',
    'revoke select on testimonial_requests from site_web',
  ],
  [
    'bad Privileges: excess: site_anon EXECUTE erase_request, site_worker EXECUTE erase_request',
    'grant execute on function erase_request to public',
    'revoke execute on function erase_request from public',
  ],
  [
    'bad Privileges: site_web can create in public',
    'grant create on schema public to public',
    'revoke create on schema public from public',
  ],
  [
    'bad Privileges: large objects can be created by site_web',
    'grant execute on function lo_create to site_web',
    'revoke execute on function lo_create from site_web',
  ],
  [
    'bad Privileges: excess: site_web SELECT pgboss.job',
    'grant select on pgboss.job to site_web',
    'revoke select on pgboss.job from site_web; grant select (id, start_after) on pgboss.job to site_web',
  ],
  [
    'bad Privileges: excess: site_desk DELETE public.desk_trail, site_desk UPDATE public.blog_posts(slug)',
    'grant delete on desk_trail to site_desk; grant update (slug) on blog_posts to site_desk',
    'revoke delete on desk_trail from site_desk; revoke update (slug) on blog_posts from site_desk',
  ],
  [
    'bad Privileges: public.post_words belongs to site_web',
    'alter table post_words owner to site_web',
    'alter table post_words owner to site_owner; grant select on post_words to site_web',
  ],
  [
    'bad Privileges: row-level security of blog_posts is off',
    'alter table blog_posts disable row level security',
    'alter table blog_posts enable row level security',
  ],
  ['bad Privileges: site_web is a member of site_owner', 'grant site_owner to site_web', 'revoke site_owner from site_web'],
  [
    'bad Privileges: missing: site_desk SELECT public.testimonial_requests(email)',
    'revoke select (email) on testimonial_requests from site_desk',
    'grant select (email) on testimonial_requests to site_desk',
  ],
])('reports database rights other than those of the migrations: %s', async (expected, change, back) => {
  expect(await problemsAfter(change, back)).toContainEqual(expected);
});

test('reports an unreachable, untrusted or unencrypted mail server', async () => {
  const smtp = good['SMTP_URL'] ?? '';
  expect(await mailProblems(smtp)).toEqual([]);
  expect(await mailProblems('smtp://127.0.0.1:1')).toEqual([
    expect.stringMatching(/^bad Mail server: cannot send mail, so nobody can sign in to the desk: .*ECONNREFUSED/),
  ]);
  // The certificate does not have this name.
  expect(await mailProblems(smtp.replace('localhost', '127.0.0.1'))).toEqual([
    expect.stringContaining('bad Mail server: cannot send mail'),
  ]);
  expect(await mailProblems(site.inbox.smtpUrl.replace('127.0.0.1', '0.0.0.0'))).toEqual([
    'warn Mail server: 0.0.0.0 accepts mail without encryption: patient data is sent in the clear',
  ]);
});

test('reports hosts that are unreachable, or unknown to the site or nginx', async () => {
  const [group = '', clinics = ''] = [good['SITE_URL'], good['CLINIC_URLS']];
  const further = (name: string) => `${name}=${group.replace('localhost', `${name}.localhost`)}`;
  expect(await hostProblems()).toEqual([]);
  expect(await hostProblems({ SITE_URL: 'https://no-such-host.invalid' })).toEqual([
    expect.stringMatching(/^bad Host no-such-host\.invalid: does not respond: (ENOTFOUND|EAI_AGAIN)/),
  ]);
  expect(await hostProblems({ SITE_URL: 'https://localhost:1' })).toEqual([
    expect.stringContaining('bad Host localhost:1: does not respond: ECONNREFUSED'),
  ]);
  const strange = await hostProblems({ CLINIC_URLS: `${clinics},${further('york')},${further('hull')}` });
  expect(strange).toContainEqual(
    expect.stringMatching(/^bad Host york\.localhost:\d+: another installation or configuration responds/),
  );
  expect(strange).toContainEqual(expect.stringMatching(/^bad Host hull\.localhost:\d+: nginx does not know this name$/));
  expect(strange).toContainEqual('bad Hosts: CLINIC_URLS has unknown practices: york, hull');
});

test("reports a desk's host that is missing, unreachable, without TLS, a host of the site, or not the desk's", async () => {
  const [group = '', desk = ''] = [good['SITE_URL'], good['DESK_URL']];
  expect(await deskProblems()).toEqual([]);
  expect((await doctor({ DESK_URL: '' })).output).toContain(
    'DESK_DATABASE_URL is set and DESK_URL is not: the desk cannot start',
  );
  expect(await deskProblems({ DESK_URL: `https://${deskName}:1` })).toEqual([
    expect.stringContaining('bad Desk desk.localhost:1: does not respond: ECONNREFUSED'),
  ]);
  expect(await deskProblems({ DESK_URL: `http://${deskName}:${nginx.httpPort}` })).toEqual([
    expect.stringMatching(/^bad Desk desk\.localhost:\d+: DESK_URL is not https/),
  ]);
  expect(await deskProblems({ DESK_URL: group })).toEqual([
    expect.stringMatching(/^bad Desk localhost:\d+: it is a host of the public site/),
  ]);
  // nginx leads this one to the web process.
  expect(await deskProblems({ DESK_URL: desk.replace('desk.', 'york.') })).toEqual([
    expect.stringMatching(/^bad Desk york\.localhost:\d+: something else answers \(421\)/),
  ]);
});

test('reports certificates that have another name or are untrusted', async () => {
  selfSignedCertificate(folder, 'other', 90, ['elsewhere.example']);
  trust('other');
  onTestFinished(() => trust('valid'));
  await useCertificate('other');
  expect(await hostProblems()).toContainEqual(
    expect.stringMatching(/^bad Host localhost:\d+: browsers reject the certificate: .*(Hostname|ALTNAME)/),
  );
  await useCertificate('valid');
  expect(await hostProblems()).toContainEqual(
    expect.stringMatching(/^bad Host localhost:\d+: browsers reject the certificate: .*SELF_SIGNED/),
  );
});

/** Publishes the folder with one file changed, and the folder itself again after the test. */
function publisher() {
  const pool = new Pool({ connectionString: site.databases.site_worker, max: 1 });
  const folderContent = readContentBytes('content');
  const publishFiles = async (files: ContentBytes) =>
    publish(pool, files, { author: 'Ada', message: 'A test', parentId: await liveVersionId(pool) });
  onTestFinished(async () => {
    await publishFiles(folderContent);
    await pool.end();
  });
  return (file: string, from: RegExp, to: string) => {
    const text = new TextDecoder().decode(folderContent.get(file));
    return publishFiles(new Map(folderContent).set(file, new TextEncoder().encode(text.replace(from, to))));
  };
}

test('reports published content that is invalid', async () => {
  const publishWith = publisher();
  await publishWith('organisation.yaml', /validUntil: \S+/, 'validUntil: soon');
  const { finding } = await liveContent();
  expect(problemsIn([finding])).toEqual([expect.stringMatching(/^bad Content: \d+ errors/)]);
});

test('reports a desk whose process is stopped', async () => {
  await site.stop();
  expect(await deskProblems()).toEqual([
    expect.stringMatching(/^bad Desk desk\.localhost:\d+: its process does not answer, so staff cannot sign in/),
  ]);
});
