import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { RoleUrls } from '../../server/platform/db/roles.ts';
import { startCrashablePostgres } from '../faults/crashable-postgres.ts';
import { type Nginx, startNginx } from '../faults/nginx.ts';
import { startRecordingSmtp } from '../faults/recording-smtp.ts';
import { storedRequests, waitForMails } from '../faults/stored-requests.ts';
import { visit } from '../faults/visit.ts';
import { simulateVisitors, type Visitors } from '../faults/visitors.ts';
import { assetPaths, type ContinuousTraffic, startContinuousTraffic } from '../support/continuous-traffic.ts';
import { repositoryFiles } from '../support/repository-files.ts';
import { testPort } from '../support/test-site.ts';

// Runs ops/deploy with real releases, nginx with TLS, PostgreSQL, SMTP and visitors. tests/support/systemctl.ts stands in for systemd
// and reads the same unit files. WHOLE=true adds two more builds and more visitors.
const whole = process.env['WHOLE'] === 'true';
const root = mkdtempSync(join(tmpdir(), 'deploy-'));
chmodSync(root, 0o755);
const site = join(root, 'srv/site');
const ports = [210, 211].map((offset) => testPort + offset);
const otherPorts = [212, 213].map((offset) => testPort + offset);
const tlsPort = testPort + 214;
const settingsFile = join(root, 'etc/site/deploy.env');
const stops: (() => Promise<void>)[] = [];
let nginx: Nginx;
let databases: RoleUrls;

const headlines: Record<string, string> = {
  one: 'Good teeth, and good company.',
  two: 'The second version.',
  three: 'The third version.',
  four: 'The fourth version.',
};

function edit(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(file, after);
}

/** Creates a release in its own folder. Each one after the first has its own text, stylesheet and build. */
function makeRelease(name: string): string {
  const release = join(site, 'releases', name);
  for (const file of repositoryFiles.filter((path) => !path.startsWith('tests/'))) {
    mkdirSync(dirname(join(release, file)), { recursive: true });
    cpSync(file, join(release, file));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(release, 'node_modules'));
  const number = Object.keys(headlines).indexOf(name);
  if (number <= 0) cpSync('build', join(release, 'build'), { recursive: true });
  else {
    edit(join(release, 'content/pages/home.yaml'), headlines['one'] ?? '', headlines[name] ?? '');
    appendFileSync(join(release, 'app/styles/base.css'), `\nhtml { --release: ${number}; }\n`);
    execFileSync(process.execPath, ['node_modules/.bin/react-router', 'build'], { cwd: release, stdio: 'pipe' });
  }
  return release;
}

async function deploy(...words: string[]): Promise<{ code: number; output: string; seconds: number }> {
  const began = Date.now();
  const child = spawn('bash', ['ops/deploy', ...words], { env: { ...process.env, DEPLOY_SETTINGS: settingsFile } });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = (await once(child, 'exit')) as [number];
  return { code, output, seconds: (Date.now() - began) / 1000 };
}

const systemctl = (...words: string[]) => promisify(execFile)(process.execPath, ['tests/support/systemctl.ts', root, ...words]);

const read = async (path: string) => (await visit({ port: tlsPort, certificate: nginx.certificate, path })).body;
const servedRelease = async () => {
  const html = await read('/');
  return Object.keys(headlines).find((name) => html.includes(headlines[name] ?? '')) ?? 'none';
};
const releaseOf = (name: string) => basename(realpathSync(join(site, name)));
const ownFiles = (name: string) => readdirSync(join(site, 'releases', name, 'build/client/assets'));

/** From the web process itself, because nginx may have cached it. */
const statusFromProcess = (port: number, path: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { Host: `localhost:${tlsPort}`, 'Accept-Encoding': 'br' };
    get({ host: '127.0.0.1', port, path, headers }, (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject);
  });
const livePorts = () => [...readFileSync(processesFile, 'utf8').matchAll(/:(\d+) /g)].map((match) => Number(match[1]));

const nginxFolder = join(root, 'nginx');
const processesFile = join(nginxFolder, 'web-processes.conf');
async function startSiteNginx(): Promise<void> {
  nginx = await startNginx({ folder: nginxFolder, webPorts: { file: 'web-processes.conf' }, port: tlsPort });
}

beforeAll(async () => {
  const postgres = await startCrashablePostgres(join(root, 'postgres'));
  stops.push(postgres.stop);
  const smtp = await startRecordingSmtp();
  stops.push(smtp.stop);
  const passwords = {
    SITE_OWNER_PASSWORD: "an owner's",
    SITE_WEB_PASSWORD: 'web',
    SITE_ANON_PASSWORD: 'anon',
    SITE_WORKER_PASSWORD: 'worker',
  };
  execFileSync('psql', ['--no-psqlrc', '--quiet', '--file', 'ops/database-roles.sql', postgres.adminUrl], {
    env: { ...process.env, ...passwords },
  });
  const address = (role: string, password: string) => {
    const url = new URL(postgres.adminUrl);
    Object.assign(url, { username: role, password, pathname: '/site' });
    return url.href;
  };
  databases = {
    site_owner: address('site_owner', passwords.SITE_OWNER_PASSWORD),
    site_web: address('site_web', passwords.SITE_WEB_PASSWORD),
    site_anon: address('site_anon', passwords.SITE_ANON_PASSWORD),
    site_worker: address('site_worker', passwords.SITE_WORKER_PASSWORD),
    // This server has no desk.
    site_desk: '',
  };

  const etc = join(root, 'etc/site');
  mkdirSync(etc, { recursive: true });
  const envFile = (name: string, values: Record<string, string>) =>
    writeFileSync(
      join(etc, name),
      Object.entries(values)
        .map(([key, value]) => `${key}=${value}\n`)
        .join(''),
    );
  envFile('site.env', {
    SITE_URL: `https://localhost:${tlsPort}`,
    SECRET: 'a-secret-for-the-deploy-tests-long-enough',
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@group.example',
    SUBMISSIONS_IN_ALL: '1000000',
    SUBMISSIONS_PER_DAY: '1000000',
  });
  envFile('web.env', { DATABASE_URL: databases.site_web, ANON_DATABASE_URL: databases.site_anon });
  envFile('worker.env', { DATABASE_URL: databases.site_worker });
  envFile('owner.env', { DATABASE_URL: databases.site_owner });
  envFile('deploy.env', {
    SITE_FOLDER: site,
    SITE_USER: userInfo().username,
    SITE_ENV: join(etc, 'site.env'),
    WEB_PORTS: `'${ports.join(' ')}'`,
    OTHER_WEB_PORTS: `'${otherPorts.join(' ')}'`,
    WEB_PROCESSES_FILE: processesFile,
    NGINX: `'nginx -p ${nginxFolder} -c nginx.conf -e error.log'`,
    NGINX_CACHE: join(nginxFolder, 'cache'),
    NODE: process.execPath,
    SYSTEMCTL: `'${process.execPath} tests/support/systemctl.ts ${root}'`,
    READY_SECONDS: '60',
    DRAIN_SECONDS: '5',
  });
  stops.push(async () => {
    const units = [...ports, ...otherPorts].map((port) => `site-web@${port}.service`);
    await systemctl('stop', ...units, 'site-worker.service');
  });
  // As on a new server: nginx runs, but no web process does.
  mkdirSync(nginxFolder);
  writeFileSync(processesFile, 'server 127.0.0.1:1;\n');
  await startSiteNginx();
  stops.push(() => nginx.stop());
  for (const name of whole ? Object.keys(headlines) : ['one', 'two']) makeRelease(name);
}, 600_000);

afterAll(async () => {
  for (const stop of stops.toReversed()) await stop().catch((error: unknown) => console.error(error));
  rmSync(root, { recursive: true, force: true });
}, 60_000);

/** Visitors who read pages and send forms until the test ends. */
function startVisitors(seconds: number): { readers: ContinuousTraffic; forms: Visitors } {
  const readers = startContinuousTraffic(nginx, whole ? 4 : 2);
  onTestFinished(() => readers.stop());
  return { readers, forms: simulateVisitors(nginx, { perSecond: whole ? 3 : 2, seconds }) };
}

async function expectNoDisruption({ forms, readers }: ReturnType<typeof startVisitors>, what: string): Promise<void> {
  await readers.stop();
  await forms.finished;
  const tries = forms.submissions.flatMap((submission) => submission.tries);
  console.log(
    `${what}: ${readers.requests()} requests, ${readers.failures.length} failed, ${readers.reopened()} connections reopened, ` +
      `slowest ${readers.slowestMs()} ms; ${tries.length} forms, ${tries.filter(({ outcome }) => outcome !== 'stored').length} failed, ` +
      `${forms.formPageRetries()} form page retries`,
  );
  expect(readers.failures).toEqual([]);
  expect(readers.requests()).toBeGreaterThan(100);
  expect(tries.filter(({ outcome }) => outcome !== 'stored')).toEqual([]);
  expect(forms.formPageRetries()).toBe(0);
}

// Four builds and starts take long on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

it('starts a new server with its first release', async () => {
  // nginx's configuration includes this file before the first deploy writes it.
  rmSync(processesFile);
  const first = await deploy(join(site, 'releases/one'));
  expect(first).toMatchObject({ code: 0 });
  expect([await servedRelease(), releaseOf('current'), livePorts()]).toEqual(['one', 'one', ports]);
  // The targets that Prometheus reads.
  const [{ targets }] = JSON.parse(readFileSync(join(site, 'web-metrics.json'), 'utf8')) as [{ targets: string[] }];
  expect(targets).toEqual(ports.map((port) => `127.0.0.1:1${port}`));
  for (const target of targets)
    expect(await (await fetch(`http://${target}/metrics`)).text()).toContain('process_cpu_seconds_total');
});

it('deploys a second release and rolls it back without a failed request', async () => {
  const pageOfOne = assetPaths(await read('/'));
  // An additive migration, which the previous release tolerates.
  const migration = join(site, 'releases/two/server/platform/db/migrations/9999_second-version.sql');
  writeFileSync(migration, '-- Up Migration\ncreate table second_version (id integer);\n');
  const visitors = startVisitors(whole ? 40 : 20);

  const there = await deploy(join(site, 'releases/two'));
  expect(there).toMatchObject({ code: 0 });
  expect([await servedRelease(), releaseOf('current'), releaseOf('previous'), livePorts()]).toEqual([
    'two',
    'two',
    'one',
    otherPorts,
  ]);
  const pageOfTwo = assetPaths(await read('/'));
  const onlyOne = pageOfOne.filter((file) => !pageOfTwo.includes(file));
  expect(onlyOne.length).toBeGreaterThan(0);
  for (const port of otherPorts)
    for (const file of onlyOne) expect([file, await statusFromProcess(port, file)]).toEqual([file, 200]);

  const back = await deploy('--back');
  expect(back).toMatchObject({ code: 0 });
  expect([await servedRelease(), releaseOf('current'), releaseOf('previous'), livePorts()]).toEqual(['one', 'one', 'two', ports]);
  // Pages of the release that was rolled back may still be open.
  const onlyTwo = pageOfTwo.filter((file) => !pageOfOne.includes(file));
  for (const file of onlyTwo) expect([file, await statusFromProcess(ports[0] ?? 0, file)]).toEqual([file, 200]);

  await expectNoDisruption(visitors, `forward in ${there.seconds.toFixed(1)} s and back in ${back.seconds.toFixed(1)} s`);
  expect(await waitForMails(databases, 60_000)).not.toBe('too long');
  const references = (await storedRequests(databases)).map(({ reference }) => reference);
  expect(visitors.forms.submissions.filter(({ reference }) => !reference || !references.includes(reference))).toEqual([]);
});

/** What a deploy may change: links, nginx's upstreams and running processes. */
const state = () => {
  const links = ['next', 'current', 'previous', ...[...ports, ...otherPorts].map((port) => `web/${port}`)];
  return [
    ...links.map((name) => [name, existsSync(join(site, name)) && releaseOf(name)]),
    ['nginx', readFileSync(processesFile, 'utf8')],
    ['running', readdirSync(join(root, 'run')).filter((file) => file.endsWith('.pid'))],
  ];
};

it('changes nothing and reports why if nginx is stopped or its configuration is invalid', async () => {
  const before = state();
  await nginx.stop();
  const stopped = await deploy(join(site, 'releases/two'));
  expect([stopped.code, stopped.output]).toEqual([1, expect.stringContaining('nginx is not running: start it first')]);
  expect(state()).toEqual(before);
  await startSiteNginx();

  const config = join(nginxFolder, 'sites-enabled/site');
  const valid = readFileSync(config, 'utf8');
  writeFileSync(config, `${valid}no_such_directive on;\n`);
  const invalid = await deploy(join(site, 'releases/two'));
  expect([invalid.code, invalid.output]).toEqual([1, expect.stringContaining("nginx's configuration is not valid")]);
  expect(invalid.output).toMatch(/unknown directive "no_such_directive" in .*sites-enabled\/site:\d+/);
  writeFileSync(config, valid);
  expect(state()).toEqual(before);
  expect(await servedRelease()).toBe('one');
});

it("restores nginx's upstreams and stops the new processes if nginx cannot be reloaded", async () => {
  const before = state().slice(-2);
  const program = join(root, 'nginx-without-reload');
  writeFileSync(program, '#!/bin/sh\ncase "$*" in *"-s reload"*) exit 1 ;; esac\nexec nginx "$@"\n', { mode: 0o755 });
  edit(settingsFile, "NGINX='nginx ", `NGINX='${program} `);
  const undone = await deploy(join(site, 'releases/two'));
  edit(settingsFile, `NGINX='${program} `, "NGINX='nginx ");
  expect([undone.code, undone.output]).toEqual([1, expect.stringContaining('nginx did not accept the new configuration')]);
  expect(state().slice(-2)).toEqual(before);
  expect([await servedRelease(), releaseOf('current'), livePorts()]).toEqual(['one', 'one', ports]);
});

it('refuses a release with a content error, and names the file and line', async () => {
  const before = state();
  const mistaken = join(site, 'releases/mistaken');
  cpSync(join(site, 'releases/one'), mistaken, { recursive: true, verbatimSymlinks: true });
  const file = join(mistaken, 'content/organisation.yaml');
  const line =
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((text) => text.startsWith('name:')) + 1;
  edit(file, /^name:/m, 'nmae:');
  const refused = await deploy(mistaken);
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(new RegExp(`organisation\\.yaml:${line} .*nmae`));
  expect(refused.output).not.toContain('Placeholders');
  expect(refused.output).toContain('has mistakes: see above. Nothing was changed.');
  expect(state()).toEqual(before);
});

it('keeps the current release if the new one does not become ready or its migration fails', async () => {
  const broken = join(site, 'releases/broken');
  cpSync(join(site, 'releases/one'), broken, { recursive: true, verbatimSymlinks: true });
  writeFileSync(join(broken, 'server/main.ts'), "throw new Error('Broken release');\n");
  const visitors = startVisitors(8);
  edit(settingsFile, 'READY_SECONDS=60', 'READY_SECONDS=5');
  const refused = await deploy(broken);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('did not become ready. The previous release still serves visitors.');

  writeFileSync(join(broken, 'server/platform/db/migrations/9999_second-version.sql'), '-- Up Migration\n');
  writeFileSync(
    join(broken, 'server/platform/db/migrations/99999_wrong.sql'),
    '-- Up Migration\nalter table nowhere add column x integer;\n',
  );
  const unmigrated = await deploy(broken);
  expect(unmigrated.code).toBe(1);
  expect(unmigrated.output).toContain('the database could not be migrated');
  edit(settingsFile, 'READY_SECONDS=5', 'READY_SECONDS=60');
  expect((await deploy(join(root, 'etc'))).output).toContain('has no build/server/index.js: build it first');
  expect([await servedRelease(), releaseOf('current'), livePorts()]).toEqual(['one', 'one', ports]);
  await expectNoDisruption(visitors, 'two failed deploys');
});

it.runIf(whole)('keeps the built files of three releases, and drops the oldest with the fourth', async () => {
  const visitors = startVisitors(60);
  for (const name of ['two', 'three', 'four']) expect(await deploy(join(site, 'releases', name))).toMatchObject({ code: 0 });
  expect(await servedRelease()).toBe('four');
  await expectNoDisruption(visitors, 'three deploys in a row');
  const later = new Set(['two', 'three', 'four'].flatMap(ownFiles));
  const [port = 0] = livePorts();
  const statuses = async (names: string[]) =>
    new Set(await Promise.all(names.map((name) => statusFromProcess(port, `/assets/${name}`))));
  expect(await statuses(ownFiles('one').filter((name) => !later.has(name)))).toEqual(new Set([404]));
  expect(await statuses([...later])).toEqual(new Set([200]));
});
