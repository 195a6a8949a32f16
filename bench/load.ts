import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cpuSeconds } from './cpu-time.ts';

const run = promisify(execFile);

/** One round against one server. */
export type Load = {
  perSecond: number;
  /** CPU time of the servers per request. */
  cpuMs: number;
};

type Options = {
  url: string;
  seconds: number;
  /** The servers whose CPU time counts. */
  pids: readonly number[];
  connections?: number;
  headers?: Record<string, string>;
  /** A file of requests, in the format of wrk.lua. */
  requests?: string;
};

const longestSeconds = 16;

type Outcome = { requests: number; microseconds: number; refused: number; broken: number };

/** Sends requests as fast as the server responds. Throws on any error status, because a 503 is fast. */
export async function load(options: Options): Promise<Load> {
  const { connections = 16, headers = {}, pids, requests, seconds, url } = options;
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const flags = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '5s', '-s', 'bench/wrk.lua', ...fields, url];
  const before = cpuSeconds(pids);
  const env = { ...process.env, ...(requests ? { REQUESTS: requests } : {}) };
  const { stdout } = await run('wrk', flags, { env, timeout: (seconds + 20) * 1000 });
  const used = cpuSeconds(pids) - before;
  const outcome: Outcome = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  // On a busy machine one second may be too short for a single response.
  if (outcome.requests === 0 && seconds < longestSeconds) return load({ ...options, seconds: 2 * seconds });
  if (outcome.requests === 0 || outcome.refused > 0)
    throw new Error(`${url}: ${outcome.refused} of ${outcome.requests} requests got an error status, ${outcome.broken} broke`);
  return { perSecond: outcome.requests / (outcome.microseconds / 1e6), cpuMs: (used / outcome.requests) * 1000 };
}
