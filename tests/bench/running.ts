import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Running = { pid: number; stop(): Promise<void> };

type Order = { command: string; args: readonly string[]; env?: Record<string, string>; logFile: string; port: number };

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  // Whoever does not go when asked must not be there when the next part measures.
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exited;
  clearTimeout(late);
}

/** A server as a child of this process; there when its port is open. */
export async function startServer({ args, command, env = {}, logFile, port }: Order): Promise<Running> {
  const log = openSync(logFile, 'a');
  // With a channel, Node's processes notice that we are gone, however we ended.
  const stdio = command === process.execPath ? (['ignore', log, log, 'ipc'] as const) : (['ignore', log, log] as const);
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: [...stdio] });
  closeSync(log);
  for (let tries = 0; !(await isOpen(port)); tries += 1) {
    if (child.exitCode !== null || tries > 600) {
      await stopChild(child);
      throw new Error(`${command} ${args[0] ?? ''} did not start: see ${logFile}`);
    }
    await sleep(50);
  }
  return { pid: child.pid ?? 0, stop: () => stopChild(child) };
}
