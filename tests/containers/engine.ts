import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { httpGet } from '../../scripts/doctor/http-get.ts';
import { repositoryFiles } from '../support/repository-files.ts';
import { selfSignedCertificate } from '../support/self-signed-certificate.ts';

export const docker = (...args: string[]): string =>
  execFileSync('docker', args, { encoding: 'utf8', maxBuffer: 64 << 20, stdio: ['ignore', 'pipe', 'pipe'] }).trim();
const hasImage = (name: string) => spawnSync('docker', ['image', 'inspect', name]).status === 0;

type Ended = { code: number; output: string; seconds: number };

/** Runs a command to its end, whatever its result. */
export async function run(command: string, args: string[], cwd: string): Promise<Ended> {
  const began = performance.now();
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output, seconds: (performance.now() - began) / 1000 };
}

/** Builds the image of this repository. */
export function buildImage(name: string): void {
  // The engine's own network may not reach the package registry.
  const build = ['build', '--network=host', '--file', 'ops/Dockerfile'];
  docker(...build, '--tag', name, '.');
  docker(...build, '--target', 'backup', '--tag', `${name}-backup`, '.');
}

function edit(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(file, after);
}

/**
 * Builds a release after the first: with another text, stylesheet and build, one more migration, and a field that content needs and an
 * upgrade adds. `unready` is the first release with that field and no upgrade.
 */
export function buildNextImage(name: string, unready: string, first: string, folder: string): void {
  for (const file of repositoryFiles.filter((path) => !path.startsWith('tests/'))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  execFileSync('ln', ['-s', join(process.cwd(), 'node_modules'), join(folder, 'node_modules')]);
  appendFileSync(join(folder, 'app/styles/base.css'), '\nhtml { --release: 2; }\n');
  edit(join(folder, 'app/document.tsx'), '<body>', '<body data-release="2">');
  edit(join(folder, 'content-model/schema/organisation.ts'), '  shortName:', '  motto: text,\n  shortName:');
  edit(join(folder, 'content-model/upgrades.ts'), "remove(file, 'lastUpdated')", "add(file, { motto: 'Open wide' })");
  execFileSync('npm', ['run', 'build'], { cwd: folder, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'pipe' });
  writeFileSync(join(folder, 'migration.sql'), 'create table of_the_next_release (id int);\n');
  for (const file of ['node_modules', '.dockerignore']) rmSync(join(folder, file));
  const build = (tag: string, ...copies: string[]) => {
    writeFileSync(join(folder, 'Dockerfile'), [`FROM ${first}`, ...copies.map((copy) => `COPY ${copy}`)].join('\n'));
    docker('build', '--tag', tag, '--file', join(folder, 'Dockerfile'), folder);
    docker('tag', `${first}-backup`, `${tag}-backup`);
  };
  const schema = 'content-model/schema/organisation.ts ./content-model/schema/';
  build(unready, schema);
  const migration = 'migration.sql ./server/platform/db/migrations/9999_next.sql';
  build(name, 'build ./build', migration, schema, 'content-model/upgrades.ts ./content-model/');
}

/** A release whose web process does not start at this address. */
export function buildBrokenImage(name: string, first: string, address: string): void {
  const command = `hostname -I | grep -q '${address} ' && exit 1; exec node server/main.ts`;
  const input = `FROM ${first}\nCMD ${JSON.stringify(['sh', '-c', command])}\n`;
  execFileSync('docker', ['build', '--tag', name, '-'], { input, stdio: 'pipe' });
  docker('tag', `${first}-backup`, `${name}-backup`);
}

/** Fetches the images that ops/compose.yaml names. Without a registry, certbot comes from Debian's package. */
export function fetchImages(): void {
  const { services }: { services: Record<string, { image: string }> } = parse(readFileSync('ops/compose.yaml', 'utf8'), {
    merge: true,
  });
  const names = new Set(Object.values(services).map(({ image }) => image));
  for (const name of [...names].filter((one) => !one.startsWith('$'))) {
    if (hasImage(name) || spawnSync('docker', ['pull', name]).status === 0) continue;
    if (!name.startsWith('certbot/')) throw new Error(`There is no image ${name}`);
    const input = 'FROM debian:bookworm\nRUN apt-get update -qq && apt-get install -y -qq --no-install-recommends certbot\n';
    execFileSync('docker', ['build', '--network=host', '--tag', name, '-'], { input, stdio: 'pipe' });
  }
}

export type AcmeServer = { directory: string; root: Buffer; stop(): Promise<void> };

/** Debian's pebble, which asks for the challenges on port 80 of this machine, and a DNS server that leads every name here. */
export async function startAcmeServer(folder: string): Promise<AcmeServer> {
  mkdirSync(folder);
  selfSignedCertificate(folder, 'acme', 30, ['acme.test', 'localhost']);
  const file = join(folder, 'pebble.json');
  const settings = {
    listenAddress: '0.0.0.0:14000',
    managementListenAddress: '127.0.0.1:15000',
    certificate: join(folder, 'acme.pem'),
    privateKey: join(folder, 'acme.key'),
    httpPort: 80,
    tlsPort: 443,
  };
  writeFileSync(file, JSON.stringify({ pebble: settings }));
  const env = { ...process.env, PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' };
  const none = ['-http01', '', '-https01', '', '-tlsalpn01', ''];
  const children: ChildProcess[] = [
    spawn('pebble-challtestsrv', ['-dns01', '127.0.0.1:8053', '-defaultIPv4', '127.0.0.1', '-defaultIPv6', '', ...none], {
      stdio: 'ignore',
    }),
    spawn('pebble', ['-config', file, '-dnsserver', '127.0.0.1:8053'], { env, stdio: 'ignore' }),
  ];
  const stop = async () => {
    for (const child of children) {
      if (child.exitCode !== null) continue;
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    }
  };
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await httpGet('https://localhost:15000/roots/0').catch(() => undefined);
    if (answer?.status === 200) return { directory: 'https://acme.test:14000/dir', root: Buffer.from(answer.body), stop };
    await sleep(100);
  }
  await stop();
  throw new Error('pebble did not start');
}
