import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { onShutdown } from '../shutdown.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const shortestDelayMs = 500;
const longestDelayMs = 5_000;

const notMigrated = 'The database in DATABASE_URL is not migrated. Run npm run db:migrate as its owner';
/** Errors that waiting does not repair, by PostgreSQL's code. */
const wrongSettings: Readonly<Record<string, string>> = {
  '28000': 'PostgreSQL refuses the role or the password in DATABASE_URL',
  '28P01': 'PostgreSQL refuses the role or the password in DATABASE_URL',
  '3D000': 'The database in DATABASE_URL does not exist',
  '42P01': notMigrated,
  '42501': 'The role in DATABASE_URL lacks a right. Give each process its own role, and run npm run db:migrate',
};

function wrongSetting(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // pg-boss's own errors have no code.
  if (/^pg-boss (?:is not installed|database requires migrations)/.test(error.message)) return notMigrated;
  return 'code' in error ? wrongSettings[String(error.code)] : undefined;
}

/**
 * Does a process's first work with the database. While the database is unavailable it tries again, so that machines and
 * containers may start in any order. With a wrong setting the process exits, and its log names the setting.
 */
export async function whenDatabaseIsUp<T>(log: Log, work: () => Promise<T>): Promise<T> {
  const ignoreSignals = onShutdown(async (reason) => log.info({ reason }, 'Stopped before the database was available'));
  try {
    for (let delayMs = shortestDelayMs; ; delayMs = Math.min(2 * delayMs, longestDelayMs)) {
      try {
        return await work();
      } catch (error) {
        const problem = wrongSetting(error);
        if (problem) {
          log.fatal({ reason: (error as Error).message }, problem);
          process.exit(1);
        }
        if (!isDatabaseUnavailable(error)) throw error;
        log.warn({ err: error, delayMs }, 'Database unavailable, trying again');
      }
      await sleep(delayMs);
    }
  } finally {
    ignoreSignals();
  }
}
