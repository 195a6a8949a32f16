import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../local/free-port.ts';

export type WebkitProcesses = { inspector: string; driver: string; stop(): Promise<void> };

type Started = { child: ChildProcess; output: string[] };

/** Polls a process until it is ready. Throws with its output if it exits or takes more than 30 s. */
async function waitUntilReady<Result>({ child, output }: Started, probe: () => Promise<Result | undefined>): Promise<Result> {
  for (
    const end = Date.now() + 30_000;
    Date.now() < end && child.exitCode === null && child.signalCode === null;
    await sleep(50)
  ) {
    const result = await probe();
    if (result !== undefined) return result;
  }
  throw new Error(`${child.spawnfile} did not start: ${output.join('').slice(-1000)}`);
}

function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    // The file was closed after the folder was listed.
    return '';
  }
}

/** The TCP ports that a process listens on. */
function listeningPorts({ pid }: ChildProcess): number[] {
  const open = new Set(readdirSync(`/proc/${pid}/fd`).map((file) => targetOf(`/proc/${pid}/fd/${file}`)));
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1, -1);
  return rows.flatMap((row) => {
    const [, local = '', , state, , , , , , inode] = row.trim().split(/\s+/);
    return state === '0A' && open.has(`socket:[${inode}]`) ? [Number.parseInt(local.split(':')[1] ?? '', 16)] : [];
  });
}

/** Turns on reduced motion, as in the Chromium tests, because constant animation slows the tests down. */
function writeSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

/**
 * Starts Xvfb, MiniBrowser and WebKitWebDriver. The driver cannot start MiniBrowser itself, because the Web Inspector has to be
 * enabled too. MiniBrowser then chooses its own automation port.
 */
export async function startWebkitProcesses(proxyPort: number): Promise<WebkitProcesses> {
  const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  if (!miniBrowser) throw new Error('MiniBrowser is missing: install the Debian package webkit2gtk-driver');
  const children: ChildProcess[] = [];
  const settings = writeSettings();
  const start = (program: string, args: string[], env: Record<string, string> = {}) => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    children.push(child);
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => output.push(text));
    return { child, output };
  };
  const stop = async () => {
    for (const child of children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    }
    rmSync(settings, { recursive: true, force: true });
  };
  try {
    const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
    const display = await waitUntilReady(screen, async () => /^(\d+)\n/m.exec(screen.output.join(''))?.[1]);

    const inspectorPort = await freePort();
    const browser = start(
      miniBrowser,
      ['--automation', `--proxy=http://127.0.0.1:${proxyPort}`, '--ignore-host=localhost', '--ignore-host=127.0.0.1'],
      {
        DISPLAY: `:${display}`,
        WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${inspectorPort}`,
        XDG_CONFIG_HOME: settings,
      },
    );
    const inspector = await waitUntilReady(browser, async () => {
      const list = await fetch(`http://127.0.0.1:${inspectorPort}`).then(
        (response) => response.text(),
        () => '',
      );
      const page = /\/socket\/\d+\/\d+\/WebPage/.exec(list)?.[0];
      return page && `ws://127.0.0.1:${inspectorPort}${page}`;
    });

    const automationPort = listeningPorts(browser.child).find((port) => port !== inspectorPort);
    const driverPort = await freePort();
    const webDriver = start('WebKitWebDriver', [`--target=127.0.0.1:${automationPort}`, `--port=${driverPort}`]);
    const driver = `http://127.0.0.1:${driverPort}`;
    await waitUntilReady(webDriver, () => fetch(`${driver}/status`).catch(() => undefined));
    return { inspector, driver, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
