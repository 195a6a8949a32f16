import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type LocalPostgres = { adminUrl: string; stop(): Promise<void> };

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.disconnect();
  await exited;
}

/** Returns the server at `databaseUrl`, or starts the embedded PostgreSQL with its data in the folder, on a free port unless given. */
export async function startLocalPostgres(folder: string, databaseUrl: string | undefined, port = ''): Promise<LocalPostgres> {
  if (databaseUrl) return { adminUrl: databaseUrl, stop: async () => {} };
  const child = spawn(process.execPath, ['local/embedded-postgres.ts', folder, port], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = (await once(child, 'message')) as [{ adminUrl?: string; failed?: string }];
  if (!message.adminUrl) {
    await stop(child);
    throw new Error(`PostgreSQL did not start in ${folder}:\n${message.failed}\nSet DATABASE_URL to use your own server.`);
  }
  return { adminUrl: message.adminUrl, stop: () => stop(child) };
}
