import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPortOpen } from '../local/is-port-open.ts';

export type Running = { pid: number; stop(): Promise<void> };

type Options = { command: string; args: readonly string[]; env?: Record<string, string>; logFile: string; port: number };

/** Starts a child process and waits until its port is open. */
export async function startServer({ args, command, env = {}, logFile, port }: Options): Promise<Running> {
  const log = openSync(logFile, 'a');
  // With an IPC channel, Node processes exit when the bench does.
  const stdio = command === process.execPath ? (['ignore', log, log, 'ipc'] as const) : (['ignore', log, log] as const);
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: [...stdio] });
  closeSync(log);
  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    // A server that is still running would slow down the next part.
    const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await exited;
    clearTimeout(late);
  }
  for (let tries = 0; !(await isPortOpen(port)); tries += 1) {
    if (child.exitCode !== null || tries > 600) {
      await stop();
      throw new Error(`${command} ${args[0] ?? ''} did not start:\n${readFileSync(logFile, 'utf8')}`);
    }
    await sleep(50);
  }
  return { pid: child.pid ?? 0, stop };
}
