import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { processorSeconds } from './processor-time.ts';

const run = promisify(execFile);

/** One round against one server. */
export type Load = {
  perSecond: number;
  /** Of all bytes that came, the headers included. */
  bytesEach: number;
  medianMs: number;
  /** Processor time of the servers for one request. */
  processorMs: number;
  /** How much of one processor the servers had: far below 1, something else was the limit. */
  processors: number;
};

type Order = {
  url: string;
  seconds: number;
  /** The servers whose processor time counts. */
  pids: readonly number[];
  connections?: number;
  headers?: Record<string, string>;
  /** A file of requests, as wrk.lua reads it. */
  requests?: string;
};

const longestSeconds = 16;

type Outcome = {
  requests: number;
  microseconds: number;
  bytes: number;
  medianMicroseconds: number;
  refused: number;
  broken: number;
};

/** Asks as often as the server answers, from a fixed number of connections. Any refusal fails: a 503 is quick and counts for nothing. */
export async function load(order: Order): Promise<Load> {
  const { connections = 16, headers = {}, pids, requests, seconds, url } = order;
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const flags = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '5s', '-s', 'tests/bench/wrk.lua', ...fields, url];
  const before = processorSeconds(pids);
  const env = { ...process.env, ...(requests ? { REQUESTS: requests } : {}) };
  const { stdout } = await run('wrk', flags, { env, timeout: (seconds + 20) * 1000 });
  const used = processorSeconds(pids) - before;
  const outcome: Outcome = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  // On a machine that others use up, a second may be too short for one answer.
  if (outcome.requests === 0 && seconds < longestSeconds) return load({ ...order, seconds: 2 * seconds });
  if (outcome.requests === 0 || outcome.refused > 0) {
    throw new Error(`${url}: ${outcome.refused} of ${outcome.requests} requests were refused, ${outcome.broken} broke`);
  }
  return {
    perSecond: outcome.requests / (outcome.microseconds / 1e6),
    bytesEach: outcome.bytes / outcome.requests,
    medianMs: outcome.medianMicroseconds / 1000,
    processorMs: (used / outcome.requests) * 1000,
    processors: used / (outcome.microseconds / 1e6),
  };
}
