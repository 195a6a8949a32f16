import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readDockerfile, withoutIgnored } from '../support/dockerfile.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const dockerfile = readDockerfile(read('ops/Dockerfile'));
const of = (name: string) => dockerfile.filter((instruction) => instruction.name === name).map(({ text }) => text);

/** The settings that server/platform/config.ts reads, and one of the C library. */
const settings = [...read('server/platform/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map((match) => match[1] ?? '');
const known = new Set([...settings, 'MALLOC_MMAP_THRESHOLD_']);

type Service = {
  image: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  environment?: Record<string, string>;
  env_file?: string[];
  networks?: string[] | Record<string, { ipv4_address?: string }>;
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
};
type Compose = { services: Record<string, Service>; networks: Record<string, { internal?: boolean }> };
const compose: Compose = parse(read('ops/compose.yaml'), { merge: true });
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image.startsWith('three-ridings-dental:'));

describe('ops/Dockerfile', () => {
  it('keeps secrets, tests and local files out of the image', () => {
    const tempting = ['ops/tls/site.key', 'site.env', 'content/.env', 'node_modules/a/b.js', '.git/config', '.data/secret'];
    const kept = ['server/main.ts', 'content/brand.yaml', 'package-lock.json', '.npmrc'];
    expect(
      withoutIgnored([...tempting, 'server/platform/config.test.ts', 'tests/README.md', ...kept], read('.dockerignore')),
    ).toEqual(kept);
  });
});

describe('ops/compose.yaml', () => {
  it('runs every container without capabilities and with a read-only file system', () => {
    expect(services.length).toBe(9);
    for (const [name, service] of services) {
      expect([name, service.read_only, service.cap_drop, service.security_opt]).toEqual([
        name,
        true,
        ['ALL'],
        ['no-new-privileges:true'],
      ]);
      expect([name, /:(?!latest$).+/.test(service.image)]).toEqual([name, true]);
    }
  });

  it("gives the database owner's password only to the migration container", () => {
    const entering = services.filter(([, { env_file }]) => env_file?.includes('/etc/site/owner.env')).map(([name]) => name);
    expect(entering).toEqual(['migrate']);
    expect(compose.services['web-a']?.depends_on?.['migrate']?.condition).toBe('service_completed_successfully');
  });

  it('points nginx at the web processes, which trust only nginx', () => {
    const address = (name: string) => {
      const { networks } = compose.services[name] ?? {};
      return Array.isArray(networks) ? undefined : networks?.['inside']?.ipv4_address;
    };
    const web = ['web-a', 'web-b'].map((name) => `${address(name)}:${/PORT=(\d+)/.exec(of('ENV').join(' '))?.[1]}`);
    const guide = read('docs/how-to/install-with-containers.md');
    expect(web.filter((place) => !guide.includes(`--web ${place}`))).toEqual([]);
    for (const name of ['web-a', 'web-b'])
      expect(compose.services[name]?.environment?.['TRUSTED_PROXIES']).toBe(address('nginx'));
    // Compare with the configuration that scripts/nginx-config.ts writes.
    const config = execFileSync(process.execPath, ['scripts/nginx-config.ts', '--name', 'www.example.org'], { encoding: 'utf8' });
    const listened = new Set([...config.matchAll(/listen (\d+)/g)].map((match) => `${match[1]}:${match[1]}`));
    expect(new Set(compose.services['nginx']?.ports)).toEqual(listened);
    expect(config).toContain('proxy_cache_path /var/cache/nginx-site ');
  });

  it('keeps the database on the internal network', () => {
    expect(compose.services['database']?.networks).toEqual(['inside']);
    expect(compose.networks['inside']?.internal).toBe(true);
  });
});

const folder = mkdtempSync(join(tmpdir(), 'units-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const units = readdirSync('ops/systemd');

describe('ops/systemd', () => {
  it('starts only files that exist', () => {
    const started = units.flatMap((unit) =>
      [...read(`ops/systemd/${unit}`).matchAll(/^ExecStart=.* (\S+)$/gm)].map((match) => match[1] ?? ''),
    );
    expect(started.length).toBe(6);
    expect(started.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('starts the web process with the same memory limit everywhere', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const [node, ...given] = scripts.start.split(' ');
    expect(node).toBe('node');
    expect(given[0]).toMatch(/^--max-old-space-size=\d+$/);
    expect(read('ops/systemd/site-web@.service')).toContain(`ExecStart=/usr/local/bin/node ${given.join(' ')}\n`);
    expect(read('ops/Dockerfile')).toContain(`CMD ${JSON.stringify(['node', ...given]).replaceAll(',', ', ')}\n`);
    expect(read('local/local-site.ts')).toContain(`['${given.join("', '")}']`);
  });

  it('runs a web process as its own user, with write access to its state folder only, without root rights or outside connections', () => {
    const lines = read('ops/systemd/site-web@.service').split('\n');
    const closed = ['User=site', 'ProtectSystem=strict', 'CapabilityBoundingSet=', 'NoNewPrivileges=yes', 'IPAddressDeny=any'];
    expect(closed.filter((line) => !lines.includes(line))).toEqual([]);
    expect(lines.filter((line) => /^(?:ReadWritePaths|StateDirectory|IPAddressAllow)=/.test(line))).toEqual([
      'StateDirectory=site/state',
      'IPAddressAllow=localhost',
    ]);
  });

  it.skipIf(!hasSystemd)('passes systemd-analyze with an exposure level of at most 1.5', () => {
    cpSync('ops/systemd', folder, { recursive: true });
    const services = units.filter((unit) => unit.endsWith('.service'));
    for (const unit of services) {
      // Node may be installed elsewhere on this machine.
      const file = join(folder, unit);
      writeFileSync(file, read(file).replaceAll('/usr/local/bin/node', process.execPath));
    }
    const named = units.map((unit) => join(folder, unit.replace('@.', '@3000.')));
    const verified = spawnSync('systemd-analyze', ['verify', ...named], { encoding: 'utf8' });
    expect(verified.stderr.split('\n').filter((line) => line.includes('site'))).toEqual([]);
    expect(verified.status).toBe(0);
    for (const unit of services) {
      const words = ['security', '--offline=yes', '--threshold=15', join(folder, unit)];
      const { status, stdout } = spawnSync('systemd-analyze', words, {
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      });
      expect([unit, status, stdout.trim().split('\n').at(-1)]).toEqual([unit, 0, expect.stringContaining('Overall exposure')]);
    }
  });
});

it('the image, the containers and the units set only variables that the site reads', () => {
  const image = of('ENV').flatMap((text) => text.split(' ').map((pair) => pair.split('=')[0] ?? ''));
  const containers = ours.flatMap(([, { environment }]) => Object.keys(environment ?? {}));
  const ofUnits = units.flatMap((unit) =>
    [...read(`ops/systemd/${unit}`).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    ),
  );
  for (const names of [image, containers, ofUnits]) {
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !known.has(name) && !read('ops/backup').includes(name))).toEqual([]);
  }
});

describe('migrations', () => {
  // The previous release runs during migrations, and a rollback runs after them: docs/operations.md.
  const breaking =
    /\b(drop\s+(table|column|function|view|type)|rename\s+(to|column)|alter\s+column\s+\w+\s+(type|set\s+not\s+null))\b/i;

  it('only add, unless they state from which release the removed part is unused', () => {
    const folder = 'server/platform/db/migrations';
    const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
    expect(files.length).toBeGreaterThan(5);
    const removing = files.filter(
      (file) => breaking.test(read(`${folder}/${file}`)) && !/^-- Contract: .{20}/m.test(read(`${folder}/${file}`)),
    );
    expect(removing).toEqual([]);
  });
});
