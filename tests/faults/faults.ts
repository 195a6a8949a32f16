import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteBehindNginx } from './site-behind-nginx.ts';

export type Fault = {
  what: string;
  /** The second of each round at which it starts. */
  second: number;
  /** Resolves when the fault is repaired, or left to the supervisor. */
  run(site: SiteBehindNginx, round: number): Promise<void>;
};

export const roundSeconds = 45;

/** The faults of each round. No part gets a clean shutdown. */
export const faults: readonly Fault[] = [
  {
    what: 'kill -9 of one of two web processes',
    second: 3,
    run: async ({ web }, round) => web[round % web.length]?.signal('SIGKILL'),
  },
  {
    what: 'kill -9 of one of two workers',
    second: 8,
    run: async ({ workers }, round) => workers[round % workers.length]?.signal('SIGKILL'),
  },
  {
    what: 'PostgreSQL stopped immediately, restarted 2 s later',
    second: 13,
    async run({ postgres }) {
      await postgres.crash();
      await sleep(2_000);
      await postgres.start();
    },
  },
  {
    what: 'SMTP server down for 7 s',
    second: 21,
    async run({ smtp }) {
      await smtp.stop();
      await sleep(7_000);
      await smtp.start();
    },
  },
  {
    what: 'one of two web processes frozen for 5 s',
    second: 30,
    async run({ web }, round) {
      const frozen = web[round % web.length];
      frozen?.signal('SIGSTOP');
      await sleep(5_000);
      frozen?.signal('SIGCONT');
    },
  },
  {
    what: "the database's disk full for 5 s",
    second: 37,
    async run({ postgres }) {
      if (!postgres.fillDisk) return;
      postgres.fillDisk();
      await sleep(5_000);
      postgres.freeDisk();
      if (!postgres.isRunning()) await postgres.start();
    },
  },
];
