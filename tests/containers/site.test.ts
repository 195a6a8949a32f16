import { execFileSync, execSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdHalfSentRequests } from '../faults/half-sent-requests.ts';
import { type RecordingSmtp, startRecordingSmtp } from '../faults/recording-smtp.ts';
import { visit } from '../faults/visit.ts';
import { simulateVisitors } from '../faults/visitors.ts';
import { chromiumPath } from '../support/chromium.ts';
import { startContinuousTraffic } from '../support/continuous-traffic.ts';
import { type SshServer, startSshServer } from '../support/ssh-server.ts';
import { seconds, writeFigures } from '../support/write-figures.ts';
import {
  type AcmeServer,
  buildBrokenImage,
  buildImage,
  buildNextImage,
  docker,
  fetchImages,
  run,
  startAcmeServer,
} from './engine.ts';

// Installs the site on a real container engine as an operator would, with pebble as the ACME server, and breaks it. Needs root, Docker
// with Compose, pebble, openssh-server, and ports 80 and 443. One story: each test continues where the last one ended.

const [site, desk, bradford] = ['www.site.test', 'desk.site.test', 'bradford.site.test'];
const owner = 'ada@site.test';
const [first, next, unready, broken, halfBroken] = ['first', 'next', 'unready', 'broken', 'half-broken'].map(
  (tag) => `three-ridings-dental:test-${tag}`,
) as [string, string, string, string, string];
const root = mkdtempSync(join(tmpdir(), 'containers-'));
const folder = join(root, 'site');
const processes = ['web-a', 'web-b', 'worker', 'desk'];

let acme: AcmeServer;
let smtp: RecordingSmtp;
let ssh: SshServer;
let browser: Browser;
/** For docs/figures/reliability.md, with LONG=true. */
const rows: [string, string][] = [];
const note = (what: string, figure: string) => {
  rows.push([what, figure]);
  console.log(`${what}: ${figure}`);
};
/** The browser of the owner, signed in. */
let signedIn: BrowserContext;

const ops = (command: string, ...args: string[]) => run(`ops/${command}`, args, folder);
const compose = async (...args: string[]) => (await ops('compose', ...args)).output.trim();
const containerOf = (service: string) =>
  docker(
    'ps',
    '--quiet',
    '--filter',
    `label=com.docker.compose.service=${service}`,
    '--filter',
    'label=com.docker.compose.project=site',
  );
const imagesInUse = () => [
  ...new Set(processes.map((service) => docker('inspect', '--format', '{{.Config.Image}}', containerOf(service)))),
];
const edge = () => ({ port: 443, certificate: acme.root, name: site });
const read = (host: string, path: string) => visit({ port: 443, certificate: acme.root, servername: host, path });
const sql = (text: string) => compose('exec', '-T', 'backup', 'psql', '--tuples-only', '--no-align', '-c', text);

beforeAll(async () => {
  mkdirSync(folder);
  fetchImages();
  buildImage(first);
  buildNextImage(next, unready, first, join(root, 'next'));
  buildBrokenImage(broken, first, '172.30.13.11');
  buildBrokenImage(halfBroken, first, '172.30.13.12');
  acme = await startAcmeServer(join(root, 'acme'));
  smtp = await startRecordingSmtp('0.0.0.0');
  ssh = await startSshServer(join(root, 'second'), 'backup.test', '0.0.0.0');
  cpSync(ssh.clientFolder, join(folder, 'ssh'), { recursive: true });
  writeFileSync(join(folder, 'root.pem'), acme.root);
  execFileSync('cp', [join(root, 'acme/acme.pem'), folder]);
  // What a real installation gets from DNS and from public authorities.
  const hosts = [site, desk, bradford].map((name) => `'${name}:172.30.13.1'`);
  const process = `extra_hosts: ['mail.test:host-gateway', ${hosts.join(', ')}]
    environment: { NODE_EXTRA_CA_CERTS: /root.pem }
    volumes: ['./root.pem:/root.pem:ro']`;
  writeFileSync(
    join(folder, 'compose.override.yaml'),
    `services:
  certificates:
    extra_hosts: ['acme.test:host-gateway']
    environment: { REQUESTS_CA_BUNDLE: /acme.pem }
    volumes: ['./acme.pem:/acme.pem:ro']
  backup:
    extra_hosts: ['backup.test:host-gateway']
${['worker', 'desk', 'doctor'].map((name) => `  ${name}:\n    ${process}\n`).join('')}`,
  );
  execSync(`docker run --rm ${first} tar --create ops | tar --extract`, { cwd: folder });
  const args = ['--no-sandbox', `--host-resolver-rules=MAP *.site.test 127.0.0.1`];
  browser = await chromium.launch({ executablePath: chromiumPath, args });
  signedIn = await browser.newContext({ ignoreHTTPSErrors: true });
}, 900_000);

afterAll(async () => {
  await browser?.close();
  await compose('down', '--volumes', '--timeout', '5').catch(() => {});
  await smtp?.stop();
  await acme?.stop();
  await ssh?.stop();
  rmSync(root, { recursive: true, force: true });
}, 120_000);

const install = () =>
  ops(
    'install',
    ...['--backup-repository', `sftp://${ssh.user}@backup.test:${ssh.port}/${root}/second/backups`],
    ...['--image', first, '--site', site, '--desk', desk, '--clinic', `bradford=${bradford}`, '--owner', owner],
    ...[
      '--smtp',
      smtp.url.replace('127.0.0.1', 'mail.test'),
      '--mail-from',
      'website@site.test',
      '--acme-server',
      acme.directory,
    ],
  );

/** Signs the owner in with the link that a command printed. */
async function signIn(output: string): Promise<void> {
  const page = await signedIn.newPage();
  await page.goto(/https:\/\/\S+\/sign-in\/link\?token=\w+/.exec(output)?.[0] ?? 'about:blank');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
  await page.close();
}

/** Everyone is signed out: new secrets end all sessions, and so does a restore. */
async function signInAgain(): Promise<void> {
  const page = await signedIn.newPage();
  await page.goto(`https://${desk}/`);
  expect(page.url()).toContain('/sign-in');
  await page.close();
  await signIn(await compose('exec', '-T', 'desk', 'node', 'scripts/desk-invite.ts', '--email', owner));
}

async function publishParking(text: string): Promise<void> {
  const page = await signedIn.newPage();
  await page.goto(`https://${desk}/edit/practices/leeds.yaml`);
  await page.getByLabel('Parking').fill(text);
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved/ })
    .waitFor();
  await page.goto(`https://${desk}/changes`);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('status').filter({ hasText: 'Published.' }).waitFor();
  await page.close();
  await expect.poll(async () => (await read(site, '/locations/leeds-dentist')).body, { timeout: 10_000 }).toContain(text);
}

test('one command installs the site on empty volumes and ends with an invitation', async () => {
  const { code, output, seconds: took } = await install();
  expect([code, output]).toEqual([0, expect.stringContaining('Sign in within 15 minutes')]);
  note('From empty volumes to the invitation, with the images there', `${Math.round(took)} s`);
  expect(output).not.toMatch(/^bad /m);
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
  await signIn(output);
});

test('the site, a clinic and the desk are served over TLS with that certificate', async () => {
  for (const host of [site, bradford])
    expect((await read(host, '/')).body).toContain(`<link rel="canonical" href="https://${host}"`);
  expect((await read(desk, '/sign-in')).body).toContain('Sign in');
  // The certificate is checked by visit, for another name too.
  await expect(read('www.elsewhere.test', '/')).rejects.toThrow();
  expect((await read(site, '/blog')).body).toContain('/blog/');
});

test('testssl.sh finds no weakness in the protocols and suites of TLS', async () => {
  const report = join(root, 'testssl.json');
  // Protocols, suites, forward secrecy and known attacks.
  const checks = ['-p', '-s', '-f', '-U'];
  const options = ['--quiet', '--warnings', 'batch', '--ip', '127.0.0.1', '--jsonfile', report];
  await run('testssl', [...options, ...checks, `https://${site}`], root);
  const findings: { id: string; severity: string; finding: string }[] = JSON.parse(readFileSync(report, 'utf8'));
  expect(findings).toContainEqual(expect.objectContaining({ id: 'TLS1_3', severity: 'OK' }));
  const weak = findings.filter(({ severity }) => /^(LOW|MEDIUM|HIGH|CRITICAL|FATAL)$/.test(severity));
  // Pages are compressed, and the public ones hold no secrets.
  expect(weak.filter(({ id }) => id !== 'BREACH')).toEqual([]);
});

test('installing again changes nothing, and repairs a container that is gone', async () => {
  const settings = readFileSync(join(folder, '.env'), 'utf8');
  const before = processes.map(containerOf);
  docker('rm', '--force', containerOf('worker'));
  expect(await install()).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(settings);
  const after = processes.map(containerOf);
  expect(after.filter((id) => before.includes(id))).toHaveLength(processes.length - 1);
});

test('what the desk publishes is on the site', () => publishParking('Ten spaces behind the mill.'));

test('an upgrade and the way back lose no request, draft or session', async () => {
  const page = await signedIn.newPage();
  await page.goto(`https://${desk}/edit/practices/ripon.yaml`);
  await page.getByLabel('Parking').fill('A draft about parking.');
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved/ })
    .waitFor();

  const traffic = startContinuousTraffic(edge(), 4);
  const visitors = simulateVisitors(edge(), { perSecond: 1, seconds: 150 });
  const upgrade = await ops('upgrade', next);
  expect([upgrade.code, upgrade.output]).toEqual([0, expect.stringContaining(`returns to ${first}`)]);
  expect(imagesInUse()).toEqual([next]);
  expect((await read(site, '/')).body).toContain('data-release="2"');
  expect((await read(site, '/locations/leeds-dentist')).body).toContain('Ten spaces behind the mill.');
  // Chromium ends a navigation when Docker changes the machine's networks.
  await expect.poll(() => page.reload().then(Boolean, () => false), { timeout: 30_000 }).toBe(true);
  await expect.poll(() => page.getByLabel('Parking').inputValue()).toBe('A draft about parking.');

  const back = await ops('upgrade', '--back');
  expect([back.code, back.output]).toEqual([0, expect.stringContaining(`returns to ${next}`)]);
  expect(imagesInUse()).toEqual([first]);
  await expect.poll(async () => (await read(site, '/')).body, { timeout: 10_000 }).not.toContain('data-release="2"');
  await visitors.finished;
  await traffic.stop();
  await page.close();
  const tries = visitors.submissions.flatMap((submission) => submission.tries);
  const failed = `${traffic.failures.length} of ${traffic.requests()} requests failed, slowest ${traffic.slowestMs()} ms`;
  const resent = `${tries.length - visitors.submissions.length} of ${visitors.submissions.length} forms had to be sent again`;
  note(
    `Upgrade in ${Math.round(upgrade.seconds)} s and back in ${Math.round(back.seconds)} s, under load`,
    `${failed}; ${resent}`,
  );
  expect(traffic.failures).toEqual([]);
  expect(tries.filter(({ outcome }) => outcome !== 'stored')).toEqual([]);
  expect(visitors.submissions.length).toBeGreaterThan(100);
});

test.each([
  ['does not start', broken],
  ['starts once, and not a second time', halfBroken],
])('a release that %s is refused, and visitors keep the one they have', async (_, image) => {
  const traffic = startContinuousTraffic(edge(), 2);
  const { code, output } = await ops('upgrade', image);
  expect([code, output]).toEqual([1, expect.stringContaining('visitors kept the release before')]);
  await sleep(2_000);
  await traffic.stop();
  expect(traffic.failures).toEqual([]);
  expect(imagesInUse()).toEqual([first]);
});

test('a release that cannot load what is published is refused by file and line, before anything changes', async () => {
  const { code, output } = await ops('upgrade', unready);
  expect([code, output]).toEqual([1, expect.stringMatching(/Published: organisation\.yaml:\d+:1 motto: expected text/)]);
  expect(output).toContain('Nothing was changed');
  expect(imagesInUse()).toEqual([first]);
});

test('an upgrade to an image that does not exist changes nothing', async () => {
  const missing = await ops('upgrade', 'three-ridings-dental:none');
  expect(missing).toMatchObject({ code: 1, output: expect.stringContaining('Nothing was changed') });
});

test('a renewed certificate is served without a gap', async () => {
  const serial = () =>
    new Promise<string>((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port: 443, servername: site, ca: acme.root }, () => {
        resolve(socket.getPeerCertificate().serialNumber);
        socket.destroy();
      }).on('error', reject);
    });
  const before = await serial();
  const traffic = startContinuousTraffic(edge(), 2);
  const renewed = await ops(
    'compose',
    'exec',
    '-T',
    'certificates',
    'certbot',
    'renew',
    '--force-renewal',
    '--no-random-sleep-on-renew',
  );
  expect(renewed).toMatchObject({ code: 0 });
  await expect.poll(serial, { timeout: 20_000 }).not.toBe(before);
  await traffic.stop();
  expect(traffic.failures).toEqual([]);
});

const memoryOf = (service: string) => docker('stats', '--no-stream', '--format', '{{.MemUsage}}', containerOf(service));

test('2,500 half-sent requests leave visitors their pages', async () => {
  const { closed, open, served } = await holdHalfSentRequests(edge());
  note('Half-sent requests', `${open} open, ${closed} closed by nginx; visitors served: ${served} of 24`);
  expect([open >= 2_000, served]).toEqual([true, 24]);
  for (const service of [...processes, 'nginx', 'database'])
    note(`Memory of ${service} afterwards, and its limit`, memoryOf(service));
});

const isUp = async () => {
  const [page, blog, sign] = await Promise.all([
    read(site, `/?${Math.random()}`),
    read(site, `/blog?${Math.random()}`),
    read(desk, '/sign-in'),
  ]);
  return page.status === 200 && blog.status === 200 && sign.status === 200;
};
const services = () =>
  docker('ps', '--format', '{{.Label "com.docker.compose.service"}}', '--filter', 'label=com.docker.compose.project=site')
    .split('\n')
    .sort();

test('every container comes back after its process is killed', async () => {
  const running = services();
  expect(running).toEqual(['backup', 'certificates', 'database', 'desk', 'nginx', 'web-a', 'web-b', 'worker']);
  for (const service of running) {
    const began = performance.now();
    process.kill(Number(docker('inspect', '--format', '{{.State.Pid}}', containerOf(service))), 'SIGKILL');
    await sleep(500);
    await expect
      .poll(async () => services().length === running.length && (await isUp()), { timeout: 60_000, interval: 500 })
      .toBe(true);
    note(`kill -9 of ${service}`, `back after ${seconds(performance.now() - began)}`);
  }
});

test('everything comes back after the engine restarts', async () => {
  execSync(process.env['RESTART_DOCKER'] ?? 'systemctl restart docker', { stdio: 'ignore' });
  const began = performance.now();
  await expect.poll(isUp, { timeout: 120_000, interval: 500 }).toBe(true);
  note('Restart of the engine', `back after ${seconds(performance.now() - began)}`);
  expect(services()).toHaveLength(8);
}, 240_000);

test('secrets are replaced by deleting them from .env and installing again', async () => {
  const file = join(folder, '.env');
  const secret = /^(?:SECRET|\w+_PASSWORD)='(.*)'\n/gm;
  const before = readFileSync(file, 'utf8');
  const old = [...before.matchAll(secret)].map(([, value = '']) => value);
  expect(old).toHaveLength(7);
  writeFileSync(file, before.replace(secret, ''));
  expect(await install()).toMatchObject({ code: 0 });
  const after = readFileSync(file, 'utf8');
  expect([...after.matchAll(secret)].filter(([, value = '']) => value && !old.includes(value))).toHaveLength(7);
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
  await signInAgain();
});

test('on empty volumes, the second place restores published words, requests, articles and members, without what was erased since', async () => {
  await publishParking('Words that only the backup has.');
  const counts = () =>
    sql(
      'select (select count(*) from testimonial_requests), (select count(*) from blog_posts), (select count(*) from desk_members)',
    );
  await compose('exec', '-T', 'backup', 'bash', '/ops/inside/backup');
  // In both places.
  const listed = (await ops('restore')).output.match(/^\d{8}T\d{6}Z$/gm) ?? [];
  const newest = [...listed].sort().at(-1) ?? '';
  expect(listed.filter((name) => name === newest)).toHaveLength(2);
  const page = await signedIn.newPage();
  await page.goto(`https://${desk}/requests`);
  await page
    .locator('summary', { hasText: /^Erase/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Erase \w+ for good$/ }).click();
  await page.getByRole('status').filter({ hasText: 'Erased.' }).waitFor();
  const before = await counts();
  expect(before).toMatch(/^\d{3}\|\d+\|1$/);
  const id = await sql('select request_id from erasures');
  const backups = join(folder, 'backups');
  const storedThere = () =>
    readdirSync(backups)
      .filter((name) => name.startsWith('.erased-in-sftp'))
      .map((name) => readFileSync(join(backups, name), 'utf8'));
  await expect.poll(storedThere, { timeout: 90_000 }).toEqual([expect.stringContaining(id)]);
  await compose('down', '--volumes', '--timeout', '30');
  rmSync(backups, { recursive: true });
  const began = performance.now();
  expect(await install()).toMatchObject({ code: 0 });
  expect((await read(site, '/locations/leeds-dentist')).body).not.toContain('Words that only the backup has.');
  expect(await ops('restore', '20200101T000000Z')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Nothing was changed'),
  });
  const restored = await ops('restore', newest);
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('The site is open.')]);
  note(
    'Volumes destroyed: install and restore',
    `${seconds(performance.now() - began)}, of which the restore ${Math.round(restored.seconds)} s`,
  );
  expect(await counts()).toBe(before);
  await expect
    .poll(async () => (await read(site, '/locations/leeds-dentist')).body, { timeout: 10_000 })
    .toContain('Words that only the backup has.');
  await signInAgain();
  writeFigures({ title: 'Installed with containers', command: 'LONG=true npm run test:containers', rows });
});
