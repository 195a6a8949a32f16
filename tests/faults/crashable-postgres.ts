import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../local/free-port.ts';

export type CrashablePostgres = {
  adminUrl: string;
  /** Immediate shutdown, like `pg_ctl stop -m immediate`. The next start recovers from the write-ahead log. */
  crash(): Promise<void>;
  start(): Promise<void>;
  isRunning(): boolean;
  /** Fills the database's own disk; undefined if no disk could be mounted for it. */
  fillDisk: (() => void) | undefined;
  freeDisk(): void;
  stop(): Promise<void>;
};

/** Space for the cluster, its log and the data of a run. */
const diskBytes = 512 * 1024 * 1024;

function programs(): string {
  const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(a) - Number(b));
  return join('/usr/lib/postgresql', versions.at(-1) ?? '', 'bin');
}

/** PostgreSQL refuses to run as root. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Mounts a small disk for the database. Returns false if this machine does not allow it. */
function mountDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes}`, 'tmpfs', folder], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

/** The database keeps writing, so the last megabyte is filled in small blocks until none is left. */
function fill(disk: string, ballast: string): void {
  const { bavail, bsize } = statfsSync(disk);
  execFileSync('fallocate', ['-l', String(Math.max(1, bavail * bsize - 1024 * 1024)), ballast], { stdio: 'pipe' });
  const file = openSync(ballast, 'a');
  try {
    for (;;) writeSync(file, Buffer.alloc(4096));
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Starts Debian's PostgreSQL as a child process, with a new cluster and the default durability settings. */
export async function startCrashablePostgres(folder: string): Promise<CrashablePostgres> {
  const disk = join(folder, 'disk');
  mkdirSync(disk, { recursive: true });
  const mounted = mountDisk(disk);
  const as = owner();
  const data = join(disk, 'data');
  const ballast = join(disk, 'ballast');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, 'local');
  mkdirSync(data);
  chmodSync(data, 0o700);
  if (as.uid !== undefined && as.gid !== undefined) chownSync(data, as.uid, as.gid);
  const setUp = [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ];
  execFileSync(join(programs(), 'initdb'), setUp, { ...as, cwd: '/', stdio: 'pipe' });
  const port = await freePort();
  const adminUrl = `postgresql://postgres:local@127.0.0.1:${port}/postgres`;
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, 'max_wal_size=96MB'];
  const log = openSync(join(folder, 'postgres.log'), 'a');
  let child: ChildProcess | undefined;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  const start = async () => {
    const flags = settings.flatMap((setting) => ['-c', setting]);
    child = spawn(join(programs(), 'postgres'), ['-D', data, ...flags], { ...as, cwd: '/', stdio: ['ignore', log, log] });
    while (!(await answers(adminUrl))) {
      if (!isRunning()) throw new Error(`PostgreSQL did not start: see postgres.log in ${folder}`);
      await sleep(50);
    }
  };
  const end = async (signal: 'SIGQUIT' | 'SIGINT') => {
    if (!child || !isRunning()) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };

  await start();
  return {
    adminUrl,
    crash: () => end('SIGQUIT'),
    start,
    isRunning,
    fillDisk: mounted ? () => fill(disk, ballast) : undefined,
    freeDisk: () => rmSync(ballast, { force: true }),
    async stop() {
      await end('SIGINT');
      closeSync(log);
      if (mounted) execFileSync('umount', [disk]);
    },
  };
}
