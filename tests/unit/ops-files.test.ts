import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

// Quick checks of the files for containers. tests/containers runs them on a real engine.

const read = (file: string) => readFileSync(file, 'utf8');
const dockerfile = read('ops/Dockerfile');
const packages: { scripts: Record<string, string>; dependencies: Record<string, string> } = JSON.parse(read('package.json'));

type Service = {
  image: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  logging?: object;
  command?: string[];
  environment?: Record<string, string>;
  networks?: string[] | Record<string, { ipv4_address?: string } | null>;
  ports?: string[];
};
type Compose = { services: Record<string, Service>; networks: Record<string, { internal?: boolean }> };
const compose: Compose = parse(read('ops/compose.yaml'), { merge: true });
// biome-ignore lint/suspicious/noTemplateCurlyInString: Compose fills it in.
const ourImage = '${IMAGE}';
const services = Object.entries(compose.services);
const withEnvironment = (value: string) =>
  services
    .filter(([, { environment }]) => Object.values(environment ?? {}).some((one) => one.includes(value)))
    .map(([name]) => name);

it('creates roles without rights, which the migrations grant', () => {
  expect(read('ops/database-roles.sql').match(/^\s*grant\b.* to .*$/gim)).toEqual([
    'grant execute on function lo_creat, lo_create, lo_from_bytea to site_owner;',
  ]);
});

describe('ops/Dockerfile', () => {
  const copied = [...dockerfile.matchAll(/^COPY ([\w-]+) \.\/\1$/gm)].map(([, folder = '']) => folder);

  /** The modules that a file imports when it starts, and those that they import. */
  function importedBy(file: string, found = new Set<string>()): Set<string> {
    if (found.has(file)) return found;
    found.add(file);
    for (const [, specifier = ''] of read(file).matchAll(/^(?:import|export) (?!type )(?:[^'";]+ from )?'([^']+)'/gm))
      if (specifier.startsWith('.')) importedBy(join(dirname(file), specifier), found);
      else found.add(specifier);
    return found;
  }

  it('copies everything that its processes and commands import', () => {
    const commands = [
      'db-migrate',
      'db-erase',
      'db-first-articles',
      'desk-invite',
      'doctor',
      'health',
      'jobs',
      'keep-assets',
      'nginx-config',
    ];
    const published = ['check', 'publish', 'history', 'undo', 'export'].map((name) => `content-${name}`);
    const started = [
      'server/main.ts',
      'server/worker.ts',
      'desk/main.ts',
      ...[...commands, ...published].map((name) => `scripts/${name}.ts`),
    ];
    const imported = new Set(started.flatMap((file) => [...importedBy(file)]));
    expect(imported.size).toBeGreaterThan(100);
    const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';
    expect(
      [...imported].filter((name) =>
        existsSync(name)
          ? !copied.some((folder) => name.startsWith(`${folder}/`))
          : !isBuiltin(name) && !(packageOf(name) in packages.dependencies),
      ),
    ).toEqual([]);
  });

  it('leaves out tests, documents, and files that may contain secrets', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const pattern of ['.git', '.data', 'docs', 'node_modules', 'tests', '**/.env*', '**/*.key', '**/*.pem'])
      expect(ignored).toContain(pattern);
  });

  it('starts the web process with the same memory limit as npm start', () => {
    const start = packages.scripts['start']?.split(' ') ?? [];
    expect(start[1]).toMatch(/^--max-old-space-size=\d+$/);
    expect(dockerfile).toContain(`CMD ${JSON.stringify(start).replaceAll(',', ', ')}\n`);
    expect(read('local/local-site.ts')).toContain(`['${start.slice(1).join("', '")}']`);
  });
});

describe('ops/compose.yaml', () => {
  it('limits every container: no capabilities, a read-only file system, memory and logs', () => {
    expect(services.length).toBe(10);
    for (const [name, { cap_drop, image, logging, mem_limit, read_only, security_opt }] of services) {
      expect([name, read_only, cap_drop, security_opt]).toEqual([name, true, ['ALL'], ['no-new-privileges:true']]);
      expect([name, mem_limit, logging]).toEqual([name, expect.stringMatching(/^\d+[mg]$/), expect.anything()]);
      expect([name, image.startsWith(ourImage) || /:(?!latest$).+/.test(image)]).toEqual([name, true]);
    }
  });

  it("gives the rights of the database's owner only to the migrations and the backup, and those of its administrator to nobody", () => {
    expect(withEnvironment('SITE_OWNER_PASSWORD')).toEqual(['database', 'prepare', 'backup']);
    expect(withEnvironment('POSTGRES_PASSWORD')).toEqual(['database']);
  });

  it('gives the passwords that open the requests to no web process', () => {
    expect(withEnvironment('SITE_WORKER_PASSWORD')).toEqual(['database', 'worker', 'doctor']);
    expect(withEnvironment('SITE_DESK_PASSWORD')).toEqual(['database', 'desk', 'doctor']);
  });

  it('gives the mail server only to processes that send mail', () => {
    expect(withEnvironment('SMTP_URL')).toEqual(['worker', 'desk', 'doctor']);
  });

  it('has the processes where nginx looks for them, and lets them trust nginx only', () => {
    const address = (name: string) => {
      const { networks } = compose.services[name] ?? {};
      return Array.isArray(networks) ? undefined : networks?.['inside']?.ipv4_address;
    };
    expect(read('ops/site.sh')).toContain(`web_address=([web-a]=${address('web-a')} [web-b]=${address('web-b')})`);
    const options = ['--name', 'www.example.org', '--desk', 'desk.example.org'];
    const config = execFileSync(process.execPath, ['scripts/nginx-config.ts', ...options], { encoding: 'utf8' });
    expect(config).toContain(`server ${address('desk')}:${/PORT=(\d+)/.exec(dockerfile)?.[1]};`);
    for (const [name, { environment }] of services)
      if (environment?.['TRUSTED_PROXIES']) expect([name, environment['TRUSTED_PROXIES']]).toEqual([name, '172.30.13.1']);
    const prometheus = read('ops/alarms/prometheus.yaml');
    for (const name of ['web-a', 'web-b', 'worker', 'desk']) expect(prometheus).toContain(`'${address(name)}:9464'`);
  });

  it('backs up with the programs of the version that it runs', () => {
    expect(dockerfile).toContain(`FROM ${compose.services['database']?.image} AS backup\n`);
  });

  it("lets PostgreSQL log no rows, which have patients' data", () => {
    expect(compose.services['database']?.command).toContain('log_error_verbosity=terse');
  });

  it('keeps the database and the web processes on the internal network, and publishes no port', () => {
    expect(compose.services['database']?.networks).toEqual(['inside']);
    for (const name of ['web-a', 'web-b']) expect(Object.keys(compose.services[name]?.networks ?? {})).toEqual(['inside']);
    expect(compose.networks['inside']?.internal).toBe(true);
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual([]);
  });

  it('sets only variables that the site reads', () => {
    const settings = [...read('server/platform/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map((match) => match[1] ?? '');
    const others = ['MALLOC_MMAP_THRESHOLD_', 'WORKER_DATABASE_URL', 'DESK_DATABASE_URL'];
    const image = [...(/^ENV (.*)$/m.exec(dockerfile)?.[1]?.matchAll(/(\w+)=/g) ?? [])].map(([, name = '']) => name);
    const containers = services
      .filter(([, one]) => one.image === ourImage)
      .flatMap(([, { environment }]) => Object.keys(environment ?? {}));
    expect(containers.length).toBeGreaterThan(50);
    expect([...image, ...containers].filter((name) => ![...settings, ...others].includes(name))).toEqual([]);
  });
});

describe('migrations', () => {
  // The previous release runs during migrations, and after a return to it: docs/operations.md.
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
