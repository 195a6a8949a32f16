import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startLocalPostgres } from '../../local/local-postgres.ts';

export type Postgres = { adminUrl: string; pid: number };

/** What every part is given. */
export type Workbench = {
  /** A folder of this run's own, gone afterwards. */
  folder: string;
  rounds: number;
  /** The length of one round. */
  seconds: number;
  /** Only to see that everything works. */
  trial: boolean;
  everyRoute: boolean;
  paths: readonly string[] | undefined;
  /** One cluster for the whole run, started by the first who needs it. */
  postgres(): Promise<Postgres>;
  /** To be done when the part has ended, however it ended; the last first. */
  afterwards(stop: () => Promise<void>): void;
};

export type Stops = { add(stop: () => Promise<void>): void; all(): Promise<void> };

export function createStops(): Stops {
  let stops: (() => Promise<void>)[] = [];
  return {
    add: (stop) => void stops.push(stop),
    async all() {
      const ending = stops.toReversed();
      stops = [];
      for (const stop of ending) await stop().catch((error: unknown) => console.error(error));
    },
  };
}

/** The PostgreSQL that npm install brought, as it comes: with its own settings, and safe against crashes. */
export function lazyPostgres(folder: string, stops: Stops): () => Promise<Postgres> {
  let started: Promise<Postgres> | undefined;
  const start = async () => {
    const data = join(folder, 'postgres');
    const { adminUrl, stop } = await startLocalPostgres(data, undefined);
    stops.add(stop);
    return { adminUrl, pid: Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]) };
  };
  return () => {
    started ??= start();
    return started;
  };
}
