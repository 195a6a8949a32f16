import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../local/free-port.ts';
import { startLocalPostgres } from '../../local/local-postgres.ts';
import { prepareLocalDatabase, type RoleUrls } from '../../server/platform/db/roles.ts';
import { asRole } from '../support/as-role.ts';
import { basePrograms, buildImage, type Image, readDockerfile, withoutIgnored } from '../support/dockerfile.ts';
import { repositoryFiles } from '../support/repository-files.ts';

// Runs the lines of ops/Dockerfile in folders, because there may be no container engine, and starts the result as the image would.
// WHOLE=true includes the first stage (npm ci and npm run build), which the check has already done.
const whole = process.env['WHOLE'] === 'true';
const isRoot = process.getuid?.() === 0;
/** The user 'nobody', who owns no files. */
const nobody = { uid: 65_534, gid: 65_534 };

const folder = mkdtempSync(join(tmpdir(), 'image-'));
chmodSync(folder, 0o755);
const database = `image_${process.pid}`;
const stops: (() => Promise<void>)[] = [];
let image: Image;
let programs: string;
let roles: RoleUrls;

beforeAll(async () => {
  programs = basePrograms(folder);
  image = buildImage({
    instructions: readDockerfile(readFileSync('ops/Dockerfile', 'utf8')),
    context: process.cwd(),
    files: withoutIgnored(repositoryFiles, readFileSync('.dockerignore', 'utf8')),
    folder: join(folder, 'stages'),
    programs,
    user: isRoot ? nobody : undefined,
    skipRun(stage, command, cwd) {
      if (whole || stage !== 'build') return false;
      if (command === 'npm run build') cpSync('build', join(cwd, 'build'), { recursive: true });
      return true;
    },
  });
  // As in an image: root owns the files, and the process runs as another user.
  if (isRoot) execFileSync('chown', ['-R', '0:0', image.root]);
  const postgres = await startLocalPostgres(join(folder, 'postgres'), process.env['DATABASE_URL'] || undefined);
  stops.push(postgres.stop);
  roles = await prepareLocalDatabase(postgres.adminUrl, database);
  stops.push(() =>
    asRole(postgres.adminUrl, async (admin) => void (await admin.query(`drop database ${database} with (force)`))),
  );
}, 600_000);

afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const canMount = isRoot && spawnSync('unshare', ['--mount', 'true']).status === 0;

/**
 * Runs a command as in a container: with a read-only file system, where this machine allows it, and as a user without rights or
 * files.
 */
function inContainer(command: readonly string[]): string[] {
  if (!isRoot) return [...command];
  const unprivileged = [
    'setpriv',
    '--reuid=65534',
    '--regid=65534',
    '--clear-groups',
    '--no-new-privs',
    '--bounding-set=-all',
    '--',
  ];
  const readOnly = `mount --bind '${folder}' '${folder}' && mount -o remount,ro,bind '${folder}' && mount -o remount,ro,bind / && exec "$@"`;
  const view = ['unshare', '--mount', 'sh', '-c', readOnly, 'sh'];
  return [...(canMount ? view : []), ...unprivileged, ...command];
}

const settings = () => ({
  ...image.env,
  PATH: `${programs}:/usr/sbin:/usr/bin:/sbin:/bin`,
  SECRET: 'a secret for the image tests, long enough',
});

function run(command: readonly string[], env: Record<string, string>) {
  const [program = '', ...words] = inContainer(command);
  return spawnSync(program, words, { cwd: image.folder, env: { ...settings(), ...env }, encoding: 'utf8' });
}

function start(command: readonly string[], env: Record<string, string>) {
  const [program = '', ...words] = inContainer(command);
  const child = spawn(program, words, { cwd: image.folder, env: { ...settings(), ...env } });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const stop = async () => {
    const exited = child.exitCode !== null ? [child.exitCode] : once(child, 'exit');
    child.kill(image.stopSignal as NodeJS.Signals);
    return (await exited)[0] as number | null;
  };
  stops.push(async () => void (child.exitCode === null && child.signalCode === null && (await stop())));
  return { output: () => output, stop };
}

describe('the image', () => {
  it('runs as its own user and has production packages only, no tests and no documents', () => {
    expect(image.user).toBe('node');
    const has = (path: string) => existsSync(join(image.folder, path));
    expect(
      ['node_modules/hono', 'build/server/index.js', 'content/brand.yaml', 'server/platform/db/migrations'].filter(
        (path) => !has(path),
      ),
    ).toEqual([]);
    const left = [
      'node_modules/vite',
      'node_modules/typescript',
      'node_modules/node',
      'tests',
      'docs',
      '.git',
      'app',
      'server/platform/config.test.ts',
    ];
    expect(left.filter(has)).toEqual([]);
    const megabytes = Number(execFileSync('du', ['-sm', image.root], { encoding: 'utf8' }).split('\t')[0]);
    console.log(`Image size without Node and Debian: ${megabytes} MB`);
    expect(megabytes).toBeLessThan(190);
  });

  it('cannot write where it runs', () => {
    const tried = run(
      ['sh', '-c', 'touch written || touch server/written || touch content/written || touch node_modules/written'],
      {},
    );
    expect(tried.status).not.toBe(0);
    if (canMount) expect(tried.stderr).toContain('Read-only file system');
  });

  it("migrates, serves pages, runs jobs and operators' commands, reports its health, and stops on a signal", async () => {
    const migrated = run(['node', 'scripts/db-migrate.ts'], { DATABASE_URL: roles.site_owner });
    expect(`${migrated.stdout}${migrated.stderr}`).toContain('Applied migration 0001_blog-posts');
    expect(migrated.status).toBe(0);

    const port = String(await freePort());
    const metricsPort = String(await freePort());
    const env = { HOST: '127.0.0.1', PORT: port, SITE_URL: `http://localhost:${port}` };
    const web = start(image.command, { ...env, DATABASE_URL: roles.site_web, ANON_DATABASE_URL: roles.site_anon });
    const worker = start(['node', 'server/worker.ts'], { ...env, DATABASE_URL: roles.site_worker, METRICS_PORT: metricsPort });
    const healthy = run(['node', 'scripts/health.ts', '--wait', '60'], env);
    expect(healthy.stderr + (healthy.status === 0 ? '' : web.output())).toBe('');
    expect(run(image.health, env).status).toBe(0);
    expect(run(['node', 'scripts/health.ts', '--port', metricsPort, '--path', '/metrics', '--wait', '60'], env).stderr).toBe('');

    for (const path of ['/', '/blog', '/share-your-story', '/favicon.svg', '/apple-touch-icon.png']) {
      const answer = await fetch(`http://localhost:${port}${path}`);
      expect([path, answer.status]).toEqual([path, 200]);
    }
    const html = await (await fetch(`http://localhost:${port}/`)).text();
    const style = /\/assets\/[\w.-]+\.css/.exec(html)?.[0] ?? 'no style';
    expect((await fetch(`http://localhost:${port}${style}`)).status).toBe(200);
    // Share pictures are drawn by a library with native code.
    const picture = /\/share-pictures\/[^"]+\.png/.exec(html)?.[0] ?? 'no picture';
    expect((await fetch(`http://localhost:${port}${picture}`)).headers.get('content-type')).toBe('image/png');

    const workerEnv = { ...env, DATABASE_URL: roles.site_worker };
    const articles = run(['node', 'scripts/db-first-articles.ts'], workerEnv);
    expect([articles.stderr, articles.stdout]).toEqual(['', expect.stringMatching(/^(\d+) of the \1 first articles were added/)]);
    const jobs = run(['node', 'scripts/jobs.ts'], workerEnv);
    expect([jobs.stderr, jobs.stdout]).toEqual(['', expect.stringContaining('mail-testimonial')]);
    const doctor = run(['node', 'scripts/doctor.ts'], {
      ...env,
      DATABASE_URL: roles.site_web,
      ANON_DATABASE_URL: roles.site_anon,
    });
    const bad = doctor.stdout.split('\n').filter((line) => line.startsWith('bad'));
    expect([doctor.stderr, bad]).toEqual(['', []]);
    expect(doctor.stdout).toMatch(/^ok +Host localhost:\d+ +serves this content and build$/m);

    expect(await web.stop()).toBe(0);
    expect(web.output()).toContain('Web server stopped');
    expect(await worker.stop()).toBe(0);
    expect(worker.output()).toContain('Worker stopped');
    expect(run(image.health, env).status).toBe(1);
    expect(`${web.output()}${worker.output()}`).not.toMatch(/EROFS|EACCES|Cannot find/);
  });

  it('adds its built files to a volume, and writes nothing else', () => {
    const volume = join(folder, 'volume');
    mkdirSync(volume);
    chmodSync(volume, 0o777);
    const [program = '', ...words] = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', 'node'] : ['node'];
    const kept = execFileSync(program, [...words, 'scripts/keep-assets.ts'], {
      cwd: image.folder,
      env: { ...settings(), KEPT_ASSETS: volume },
      encoding: 'utf8',
    });
    expect(kept).toMatch(/^Assets: \d{2,} added, 0 removed. Kept the last 1 builds/);
  });
});
