import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export type SupervisedProcess = {
  /** Sends a signal. A killed process is restarted. */
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
  /** How often it exited without being killed. */
  unexpectedExits(): number;
  stop(): Promise<void>;
};

/** The delay before a restart. */
const restartMs = 2_000;

/** Starts a process of the site and restarts it whenever it exits. */
export function supervise(file: string, env: Record<string, string>, logFile: string): SupervisedProcess {
  let child: ChildProcess;
  let stopping = false;
  let killed = false;
  let unexpected = 0;

  const start = () => {
    killed = false;
    const log = openSync(logFile, 'a');
    child = spawn(process.execPath, [file], { env: { ...process.env, ...env }, stdio: ['ignore', log, log, 'ipc'] });
    closeSync(log);
    child.once('exit', async () => {
      if (stopping) return;
      if (!killed) unexpected += 1;
      await sleep(restartMs);
      if (!stopping) start();
    });
  };
  start();

  return {
    signal(name) {
      if (name === 'SIGKILL') killed = true;
      child.kill(name);
    },
    unexpectedExits: () => unexpected,
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
