import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const seconds = 1;

type Outcome = { requests: number; microseconds: number; refused: number; broken: number };

/** Requests a URL over 16 connections as fast as the server responds, and returns how many it answers per second. */
export async function load(url: string, headers: Record<string, string>): Promise<number> {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const flags = ['-t1', '-c16', `-d${seconds}s`, '--timeout', '5s', '-s', 'bench/wrk.lua', ...fields, url];
  const { stdout } = await run('wrk', flags, { timeout: 30_000 });
  const { broken, microseconds, refused, requests }: Outcome = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  // A 503 is fast.
  if (requests === 0 || refused > 0)
    throw new Error(`${url}: ${refused} of ${requests} requests got an error status, ${broken} broke`);
  return requests / (microseconds / 1e6);
}
