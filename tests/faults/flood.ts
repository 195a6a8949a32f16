import { randomBytes, randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type TimedResponse, timedRequest } from './timed-request.ts';

export type Kind = 'unknown address' | 'search' | 'table';
export type Flooded = Record<Kind, TimedResponse[]>;

type FloodOptions = { base: string; apikey: string; connections: number; ms: number };

/** Runs in a worker thread, so that sending the flood does not delay the visitors being measured. */
export function flood(options: FloodOptions): Promise<Flooded> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: options });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

/** Random paths that are in no cache. */
const randomPath: Record<Kind, () => string> = {
  'unknown address': () => `/nothing-${randomBytes(6).toString('hex')}`,
  search: () => `/search?q=${randomBytes(3).toString('hex')}+implants`,
  table: () => `/rest/v1/blog_posts?select=id,title&order=published_at.desc&limit=20&offset=${randomInt(10_000)}`,
};

/** Retries eight times sooner than Retry-After says. */
const retryMs = 250;

/** Each connection sends its next request as soon as it has a response. */
async function send({ apikey, base, connections, ms }: FloodOptions): Promise<Flooded> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Flooded = { 'unknown address': [], search: [], table: [] };
  const kinds = Object.keys(randomPath) as Kind[];
  const headers = { accept: 'text/html,*/*', 'accept-encoding': 'br', apikey };
  // Opens the connections before the flood, as nginx does: under load Node accepts new ones slowly, one per event loop turn.
  await Promise.all(Array.from({ length: connections }, () => timedRequest(`${base}/healthz`, { agent, headers })));
  const until = performance.now() + ms;
  await Promise.all(
    Array.from({ length: connections }, async (_, number) => {
      const kind = kinds[number % kinds.length] ?? 'search';
      while (performance.now() < until) {
        const answer = await timedRequest(`${base}${randomPath[kind]()}`, { agent, headers });
        answers[kind].push(answer);
        if (answer.status === 503 || answer.status === 0) await sleep(retryMs);
      }
    }),
  );
  agent.destroy();
  return answers;
}

if (!isMainThread) parentPort?.postMessage(await send(workerData as FloodOptions));
