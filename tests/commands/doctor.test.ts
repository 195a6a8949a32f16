import { execFile, execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { Pool } from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { readContentBytes } from '../../content/content-file.ts';
import { freePort } from '../../local/free-port.ts';
import { startLocalPostgres } from '../../local/local-postgres.ts';
import { type LocalSite, startLocalSite } from '../../local/local-site.ts';
import { checkDatabase } from '../../scripts/doctor/database.ts';
import type { Finding } from '../../scripts/doctor/finding.ts';
import { type ContentBytes, liveVersionId, publish } from '../../server/publishing/content-versions.ts';
import { type Nginx, startNginx } from '../faults/nginx.ts';
import { asRole } from '../support/as-role.ts';
import { selfSignedCertificate } from '../support/self-signed-certificate.ts';

/** A complete installation: the shipped nginx, an SMTP server with a password, and PostgreSQL. */
const folder = mkdtempSync(join(tmpdir(), 'test-doctor-'));
const stops: (() => unknown)[] = [];
const secret = '8f41c2d7a95e03b6c8d1f27e4a60935b';
const mailPassword = 'a-password-of-mail';
const writerKey = 'a-key-of-the-writer';
const indexNowKey = 'a-key-of-indexnow';
const model = 'a-model';
/** Everything the command printed; the last test searches it for secrets. */
const printed: string[] = [];

type Env = Record<string, string>;
let site: LocalSite;
let admin: string;
let nginx: Nginx;
let good: { web: Env; worker: Env };
let mails = 0;
let runs = 0;

const names = ['localhost', 'bradford.localhost', 'ripon.localhost', 'leeds.localhost'];

async function startMailServer(options: { key: string; cert: string }): Promise<number> {
  const smtp = new SMTPServer({
    ...options,
    onAuth: ({ password, username }, _session, done) =>
      password === mailPassword ? done(null, { user: username }) : done(new Error('Invalid username or password')),
    onData(stream, _session, done) {
      stream.resume().on('end', () => {
        mails += 1;
        done();
      });
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
  const valid = selfSignedCertificate(folder, 'valid', 90, names);
  copyFileSync(join(folder, 'valid.pem'), join(folder, 'authorities.pem'));
  const postgres = await startLocalPostgres(join(folder, 'postgres'), undefined);
  stops.push(postgres.stop);
  admin = postgres.adminUrl;
  const port = await freePort();
  nginx = await startNginx({ folder: join(folder, 'nginx'), webPorts: [port], names: [...names, 'york.localhost'] });
  stops.push(nginx.stop);
  await useCertificate('valid');
  const tlsPort = nginx.port;
  const mailPort = await startMailServer(valid);
  const shared = {
    SITE_URL: `https://localhost:${tlsPort}`,
    CLINIC_URLS: ['bradford', 'ripon', 'leeds'].map((name) => `${name}=https://${name}.localhost:${tlsPort}`).join(','),
    SECRET: secret,
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: `smtp://site:${mailPassword}@localhost:${mailPort}`,
    MAIL_FROM: 'Site <site@group.example>',
    INDEXNOW_KEY: indexNowKey,
    INDEXNOW_URL: 'http://127.0.0.1:1/indexnow',
    WRITER_URL: 'http://127.0.0.1:1/v1',
    WRITER_MODEL: model,
    WRITER_KEY: writerKey,
  };
  site = await startLocalSite({
    port,
    inboxPort: 0,
    development: false,
    dataFolder: join(folder, 'site'),
    databaseUrl: admin,
    database: 'doctor',
    env: { ...shared, NODE_EXTRA_CA_CERTS: join(folder, 'authorities.pem') },
    say: () => {},
    onUnexpectedEnd: () => console.error('A site process exited'),
  });
  stops.push(site.stop);
  const { site_anon, site_web, site_worker } = site.databases;
  good = {
    web: {
      ...shared,
      PORT: String(port),
      DATABASE_URL: site_web,
      ANON_DATABASE_URL: site_anon,
      METRICS_PORT: new URL(site.metricsUrl).port,
    },
    worker: { ...shared, DATABASE_URL: site_worker, METRICS_PORT: new URL(site.workerMetricsUrl).port },
  };
}, 120_000);

afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

type Changes = { web?: Env; worker?: Env; both?: Env; args?: string[]; env?: Env };
type Report = { code: number; output: string; findings: Finding[] };

/** Runs the command with the environment files of the good installation and these changes. */
function doctor({ args = [], both = {}, env = {}, web = {}, worker = {} }: Changes = {}): Promise<Report> {
  runs += 1;
  const write = (name: string, values: Env) => {
    const file = join(folder, `${runs}-${name}.env`);
    writeFileSync(
      file,
      Object.entries(values)
        .map(([key, value]) => `${key}=${JSON.stringify(value)}\n`)
        .join(''),
    );
    return file;
  };
  const files = [
    '--web',
    write('web', { ...good.web, ...both, ...web }),
    '--worker',
    write('worker', { ...good.worker, ...both, ...worker }),
  ];
  const { DATABASE_URL: _, ...rest } = process.env;
  const given = { ...rest, NODE_EXTRA_CA_CERTS: join(folder, 'authorities.pem'), ...env };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/doctor.ts', ...files, ...args], { env: given }, (error, stdout, stderr) => {
      printed.push(stdout, stderr);
      const asJson = args.includes('--json');
      if (stderr) console.error(stderr.slice(0, 2_000));
      const code = typeof error?.code === 'number' ? error.code : 0;
      resolve({ code, output: stdout, findings: asJson ? JSON.parse(stdout).findings : [] });
    });
  });
}

/** Findings that are not ok, as 'level check: found'. Leaves out content, which the demo never passes. */
async function problems(changes: Changes = {}): Promise<string[]> {
  const { code, findings } = await doctor({ ...changes, args: ['--json', ...(changes.args ?? [])] });
  expect(findings.every(({ level, todo }) => level === 'ok' || (todo ?? '').length > 10)).toBe(true);
  expect(code).toBe(findings.some(({ level }) => level === 'bad') ? 1 : 0);
  return findings
    .filter(({ level, check }) => level !== 'ok' && check !== 'Content')
    .map(({ check, found, level }) => `${level} ${check}: ${found}`);
}

const problemsIn = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level !== 'ok').map(({ check, found, level }) => `${level} ${check}: ${found}`);

/** The problems of the database alone, at another URL if given. */
const databaseProblems = async (databaseUrl = good.web['DATABASE_URL'] ?? '') =>
  problemsIn(await checkDatabase({ name: 'web', env: { ...good.web, DATABASE_URL: databaseUrl }, fromFiles: true }));

/** Changes the database as its administrator, checks it, and changes it back. */
async function problemsAfter(change: string, back: string): Promise<string[]> {
  const own = new URL(admin);
  own.pathname = '/doctor';
  const run = (text: string) => asRole(own.href, async (client) => void (await client.query(text)));
  await run(change);
  try {
    return await databaseProblems();
  } finally {
    await run(back);
    expect(await databaseProblems()).toEqual([]);
  }
}

test('reports every check as good on a healthy installation behind nginx', async () => {
  const { code, output } = await doctor();
  const lines = output.split('\n').filter((line) => /^(ok|warn|bad) /.test(line));
  expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([
    expect.stringMatching(/^warn {2}Content +not ready to go live/),
  ]);
  expect(code).toBe(0);
  const checks =
    'Settings of web,Settings of worker,Settings of both,Secret,Database of web,Database of worker,Migrations,Role of web,Role of worker,Privileges,Content,Mail server,Proxies';
  expect(checks.split(',').filter((check) => !lines.some((line) => line.slice(6).startsWith(check)))).toEqual([]);
  for (const host of names) expect(output).toMatch(new RegExp(`ok +Host ${host}:\\d+ +serves this content and build`));
  expect(output).toMatch(/Mail server +localhost accepts mail, encrypted/);
  expect(output.match(/serves the IndexNow key file/g)).toHaveLength(4);
});

test('reports settings that are missing, incomplete, left over from a test or different between the processes', async () => {
  const [short, odd, guessable] = await Promise.all([
    problems({ worker: { SECRET: 'short', METRICS_PORT: 'many' }, web: { TRUSTED_PROXIES: '127.0.0.1,0.0.0.0/0' } }),
    problems({ web: { CLOCK: '2026-11-16T10:00:00Z', CHATBOT_ID: 'x', SECRET: `${secret}x`, TRUSTED_PROXIES: '' } }),
    problems({ both: { SECRET: 'abc'.repeat(12) }, web: { TRUSTED_PROXIES: 'nginx' }, worker: { RETENTION_OTHER_DAYS: '60' } }),
  ]);
  expect(short).toEqual([
    expect.stringContaining('bad Settings of worker: METRICS_PORT'),
    expect.stringContaining('bad Settings of worker: SECRET: expected at least 32 characters'),
    expect.stringContaining('warn Secret: long enough; not compared'),
    expect.stringContaining('bad Proxies: TRUSTED_PROXIES trusts every address'),
  ]);
  expect(odd).toEqual([
    expect.stringContaining('bad Settings of web: CHATBOT_ID is set and CHATBOT_SCRIPT is not'),
    expect.stringContaining('bad Settings of web: CLOCK'),
    expect.stringContaining('bad Secret: web and worker have different secrets'),
    expect.stringContaining('bad Proxies: the site is behind TLS and TRUSTED_PROXIES is empty'),
  ]);
  expect(guessable).toEqual([
    'bad Settings of both: RETENTION_OTHER_DAYS differ',
    expect.stringContaining('bad Secret: it is easy to guess'),
    expect.stringContaining("bad Proxies: TRUSTED_PROXIES: 'nginx' is not an IP address or network"),
  ]);
});

test('reports a wrong password, database name, port or role', async () => {
  const changed = (changes: Partial<URL>) => Object.assign(new URL(good.web['DATABASE_URL'] ?? ''), changes).href;
  const [wrongPassword, wrongRole] = await Promise.all([
    doctor({ args: ['--json'], web: { DATABASE_URL: changed({ password: 'guessed-password' }) } }),
    problems({ worker: { DATABASE_URL: good.web['DATABASE_URL'] ?? '' } }),
  ]);
  expect(wrongPassword).toMatchObject({ code: 1, output: expect.stringContaining('The password is wrong') });
  expect(wrongPassword.output).not.toContain('guessed-password');
  expect(wrongRole).toEqual(['bad Role of worker: connects as site_web']);
  expect(await problems({ web: { ANON_DATABASE_URL: good.web['DATABASE_URL'] ?? '' } })).toEqual([
    'bad Role of anonymous reads: the web process connects as site_web',
  ]);
  expect(await databaseProblems(changed({ pathname: '/elsewhere' }))).toEqual([expect.stringContaining('cannot connect: 3D000')]);
  expect(await databaseProblems(changed({ port: '1' }))).toEqual([expect.stringContaining('cannot connect: ECONNREFUSED')]);
});

test('reports a missing migration', async () => {
  const last =
    'select name, run_on into last_migration from pgmigrations order by id desc limit 1; delete from pgmigrations where name = (select name from last_migration)';
  const back = 'insert into pgmigrations (name, run_on) select name, run_on from last_migration; drop table last_migration';
  expect(await problemsAfter(`set role site_owner; ${last}`, `set role site_owner; ${back}`)).toContainEqual(
    expect.stringContaining('bad Migrations: migrations pending: 00'),
  );
});

test('reports database rights that the migrations do not grant', async () => {
  const changes = [
    ['alter role site_web superuser', 'alter role site_web nosuperuser', 'bad Privileges: site_web is superuser'],
    [
      'alter role site_worker bypassrls createdb',
      'alter role site_worker nobypassrls nocreatedb',
      'bad Privileges: site_worker is createdb, bypassrls',
    ],
    [
      'grant select on testimonial_requests to site_web',
      'revoke select on testimonial_requests from site_web',
      'bad Privileges: excess: site_web SELECT public.testimonial_requests',
    ],
    [
      'grant update on pgboss.job to site_web',
      'revoke update on pgboss.job from site_web',
      'bad Privileges: excess: site_web UPDATE pgboss.job',
    ],
    [
      'grant execute on function erase_request to public',
      'revoke execute on function erase_request from public',
      'bad Privileges: excess: site_anon EXECUTE erase_request, site_worker EXECUTE erase_request',
    ],
    [
      'grant create on schema public to public',
      'revoke create on schema public from public',
      'bad Privileges: site_web can create in public',
    ],
    [
      'grant select on pgboss.job to site_web',
      'revoke select on pgboss.job from site_web; grant select (id, start_after) on pgboss.job to site_web',
      'bad Privileges: excess: site_web SELECT pgboss.job',
    ],
    [
      'alter table post_words owner to site_web',
      'alter table post_words owner to site_owner; grant select on post_words to site_web',
      'bad Privileges: public.post_words belongs to site_web',
    ],
    [
      'alter table blog_posts disable row level security',
      'alter table blog_posts enable row level security',
      'bad Privileges: row-level security of blog_posts is off',
    ],
  ] as const;
  for (const [change, back, expected] of changes) expect(await problemsAfter(change, back)).toContainEqual(expected);
  expect(await problemsAfter('grant site_owner to site_web', 'revoke site_owner from site_web')).toContainEqual(
    'bad Privileges: site_web is a member of site_owner',
  );
});

test('reports missing database rights', async () => {
  expect(await problemsAfter('revoke select on blog_posts from site_anon', 'grant select on blog_posts to site_anon')).toEqual([
    'bad Privileges: missing: site_anon SELECT public.blog_posts',
  ]);
  expect(await problemsAfter('grant site_anon to site_web', 'revoke site_anon from site_web')).toContainEqual(
    'bad Privileges: site_web is a member of site_anon',
  );
});

test('reports an unreachable, refused, untrusted or unencrypted mail server', async () => {
  const smtp = good.worker['SMTP_URL'] ?? '';
  const wrongPassword = { SMTP_URL: smtp.replace(mailPassword, 'guessed-mail-password') };
  const [away, wrong, strange, plain] = await Promise.all([
    problems({ worker: { SMTP_URL: 'smtp://127.0.0.1:1' } }),
    doctor({ args: ['--json'], worker: wrongPassword }),
    problems({ worker: { SMTP_URL: smtp.replace('localhost', '127.0.0.1') } }),
    problems({ worker: { SMTP_URL: site.inbox.smtpUrl.replace('127.0.0.1', '0.0.0.0'), WRITER_URL: '' } }),
  ]);
  expect(away).toEqual([expect.stringMatching(/^bad Mail server: cannot send mail: .*ECONNREFUSED/)]);
  expect(wrong.output).toContain('The server rejected the user or password');
  expect(wrong.output).not.toContain('guessed-mail-password');
  expect(strange).toEqual([expect.stringContaining('bad Mail server: cannot send mail')]);
  expect(plain).toEqual([
    'bad Settings of worker: WRITER_MODEL is set and WRITER_URL is not: articles come from the backlog',
    'warn Mail server: 0.0.0.0 accepts mail without encryption: patient data is sent in the clear',
  ]);
});

test('sends one test email with --send, and none without it', async () => {
  const before = mails;
  expect(await problems()).toEqual([]);
  expect(mails).toBe(before);
  const { findings } = await doctor({ args: ['--json', '--send', 'operator@group.example'] });
  expect(mails).toBe(before + 1);
  expect(findings.at(-1)).toMatchObject({
    level: 'ok',
    check: 'Test mail',
    found: expect.stringContaining('accepted for operator@group.example'),
  });
});

test('reports hosts that are unreachable, unknown to the site or nginx, swapped, or without the IndexNow key', async () => {
  const [group = '', clinics = ''] = [good.web['SITE_URL'], good.web['CLINIC_URLS']];
  const further = (name: string) => `${name}=${group.replace('localhost', `${name}.localhost`)}`;
  const moreClinics = `${clinics},${further('york')},${further('hull')}`;
  const [bradford = ''] = clinics.split(',').map((pair) => pair.split('=')[1] ?? '');
  const [unknown, closed] = await Promise.all([
    problems({ both: { SITE_URL: 'https://no-such-host.invalid' } }),
    problems({ both: { SITE_URL: 'https://localhost:1' } }),
  ]);
  const [strange, mixed] = await Promise.all([
    problems({ both: { CLINIC_URLS: moreClinics, INDEXNOW_KEY: 'another-key-of-indexnow' } }),
    problems({ both: { SITE_URL: bradford, CLINIC_URLS: clinics.replace(bradford, group) } }),
  ]);
  expect(unknown).toEqual([expect.stringMatching(/^bad Host no-such-host\.invalid: does not respond: (ENOTFOUND|EAI_AGAIN)/)]);
  expect(closed).toEqual([expect.stringContaining('bad Host localhost:1: does not respond: ECONNREFUSED')]);
  expect(strange).toContainEqual(
    expect.stringMatching(/^bad Host york\.localhost:\d+: another installation or configuration responds/),
  );
  expect(strange).toContainEqual(expect.stringMatching(/^bad Host hull\.localhost:\d+: nginx does not know this name$/));
  expect(strange).toContainEqual('bad Hosts: CLINIC_URLS has unknown practices: york, hull');
  expect(strange.filter((line) => line.includes('does not serve the IndexNow key file'))).toHaveLength(4);
  expect(mixed).toEqual([
    expect.stringMatching(/^bad Host bradford\.localhost:\d+: responds as a clinic/),
    expect.stringMatching(/^bad Host localhost:\d+: responds as the group/),
  ]);
});

test('reports certificates that have another name or are untrusted', async () => {
  onTestFinished(() => useCertificate('valid'));
  selfSignedCertificate(folder, 'other', 90, ['elsewhere.example']);
  await useCertificate('other');
  expect(await problems({ env: { NODE_EXTRA_CA_CERTS: join(folder, 'other.pem') } })).toContainEqual(
    expect.stringMatching(/^bad Host localhost:\d+: browsers reject the certificate: .*(Hostname|ALTNAME)/),
  );
  await useCertificate('valid');
  expect(await problems({ env: { NODE_EXTRA_CA_CERTS: '' }, worker: { SMTP_URL: site.inbox.smtpUrl } })).toContainEqual(
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
  const { findings } = await doctor({ args: ['--json'] });
  expect(findings).toContainEqual(
    expect.objectContaining({ level: 'bad', check: 'Content', found: expect.stringContaining('errors') }),
  );
});

test('reports a host that does not show the published version', async () => {
  const publishWith = publisher();
  // The last publication of the test before may still be on its way.
  await expect.poll(() => problems(), { timeout: 30_000 }).toEqual([]);
  const state = join(folder, 'site/state/content');
  rmSync(state, { recursive: true, force: true });
  // The web process cannot store the next version.
  writeFileSync(state, 'in the way');
  onTestFinished(() => rmSync(state, { force: true }));
  await publishWith('faq.yaml', /$/, '# Changed\n');
  expect(await problems()).toContainEqual(expect.stringMatching(/^bad Host localhost:\d+: it shows different content/));
});

test('prints no secret in any of these runs', () => {
  const all = printed.join('\n');
  expect(all.length).toBeGreaterThan(20_000);
  const passwords = [good.web, good.worker].map((env) => new URL(env['DATABASE_URL'] ?? '').password);
  for (const word of [secret, mailPassword, writerKey, ...passwords]) expect(all.includes(word)).toBe(false);
});
