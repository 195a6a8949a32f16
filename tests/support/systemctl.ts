import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A substitute for systemctl where systemd does not run. Starts and stops the commands of the unit files in ops/systemd, with their
 * working directories and environments, below a folder that stands for '/'. It does not restart or sandbox processes.
 *
 *   node tests/support/systemctl.ts ROOT start|stop|restart|enable|disable [--quiet] UNIT...
 */
const [root = '', verb = '', ...words] = process.argv.slice(2);
const units = words.filter((word) => !word.startsWith('--'));
const state = join(root, 'run');
mkdirSync(state, { recursive: true });

const inRoot = (path: string) => path.replace(/^\/(?=srv|etc|var)/, `${root}/`);

function readUnit(unit: string): Map<string, string[]> {
  const [, name = '', instance = ''] = /^([\w-]+)(?:@(\w+))?\.service$/.exec(unit) ?? [];
  const file = `ops/systemd/${name}${instance ? '@' : ''}.service`;
  const settings = new Map<string, string[]>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, key = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (key) settings.set(key, [...(settings.get(key) ?? []), value.replaceAll('%i', instance)]);
  }
  return settings;
}

const pairs = (lines: string[]) =>
  Object.fromEntries(lines.flatMap((line) => (/^\s*\w+=/.test(line) ? [line.trim().split(/=(.*)/s).slice(0, 2)] : [])));

function environment(settings: Map<string, string[]>): Record<string, string> {
  const own = (settings.get('Environment') ?? []).flatMap((line) => line.split(' '));
  const files = (settings.get('EnvironmentFile') ?? []).flatMap((file) => readFileSync(inRoot(file), 'utf8').split('\n'));
  const given: Record<string, string> = { ...pairs(own), ...pairs(files) };
  const values = Object.entries(given).map(([name, value]) => [name, inRoot(value)]);
  return { PATH: process.env['PATH'] ?? '', ...Object.fromEntries(values) };
}

function start(unit: string): boolean {
  const settings = readUnit(unit);
  const cwd = inRoot(settings.get('WorkingDirectory')?.[0] ?? '/');
  const log = openSync(join(state, `${unit}.log`), 'a');
  const options = { cwd, env: environment(settings), stdio: ['ignore', log, log] as ['ignore', number, number] };
  try {
    for (const folder of settings.get('StateDirectory') ?? []) mkdirSync(join(root, 'var/lib', folder), { recursive: true });
    for (const command of settings.get('ExecStart') ?? []) {
      const [program = '', ...given] = command.split(' ');
      const node = program.endsWith('/node') ? process.execPath : program;
      if (settings.get('Type')?.[0] === 'oneshot') {
        if (spawnSync(node, given, options).status !== 0) return false;
      } else {
        const child = spawn(node, given, { ...options, detached: true });
        writeFileSync(join(state, `${unit}.pid`), String(child.pid));
        child.unref();
      }
    }
    return true;
  } finally {
    closeSync(log);
  }
}

const isRunning = (pid: number) => {
  try {
    // A zombie process is listed until its parent collects it.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

async function stop(unit: string): Promise<boolean> {
  const file = join(state, `${unit}.pid`);
  if (!existsSync(file)) return true;
  const pid = Number(readFileSync(file, 'utf8'));
  const seconds = Number(readUnit(unit).get('TimeoutStopSec')?.[0]);
  if (isRunning(pid)) process.kill(pid, 'SIGTERM');
  for (let waited = 0; isRunning(pid); waited += 50) {
    if (waited > seconds * 1_000) return false;
    await sleep(50);
  }
  rmSync(file);
  return true;
}

const verbs: Record<string, (unit: string) => boolean | Promise<boolean>> = {
  start,
  stop,
  restart: async (unit) => (await stop(unit)) && start(unit),
  enable: (unit) => readUnit(unit).has('WantedBy'),
  disable: (unit) => readUnit(unit).has('WantedBy'),
};
const run = verbs[verb];
if (!run) throw new Error(`Unsupported command: systemctl ${verb}`);
for (const unit of units) if (!(await run(unit))) process.exit(1);
