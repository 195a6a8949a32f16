import { randomBytes, randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Answer, ask } from './ask.ts';

export type Kind = 'unknown address' | 'search' | 'table';
export type Flooded = Record<Kind, Answer[]>;

type Order = { base: string; apikey: string; connections: number; ms: number };

/** In a thread of its own: measured in the same one, a visitor would seem to wait while the flood is sent. */
export function flood(order: Order): Promise<Flooded> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: order });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

/** Nothing that any memory could know. */
const questions: Record<Kind, () => string> = {
  'unknown address': () => `/nothing-${randomBytes(6).toString('hex')}`,
  search: () => `/search?q=${randomBytes(3).toString('hex')}+implants`,
  table: () => `/rest/v1/blog_posts?select=id,title&order=published_at.desc&limit=20&offset=${randomInt(10_000)}`,
};

/** Impatient: whoever is refused comes back eight times sooner than told to. */
const pauseMs = 250;

/** Each connection asks again as soon as it is answered. */
async function send({ apikey, base, connections, ms }: Order): Promise<Flooded> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Flooded = { 'unknown address': [], search: [], table: [] };
  const kinds = Object.keys(questions) as Kind[];
  const headers = { accept: 'text/html,*/*', 'accept-encoding': 'br', apikey };
  // Node accepts one connection in each turn of its event loop: under load that is slow, and nginx's connections are open already.
  await Promise.all(Array.from({ length: connections }, () => ask(`${base}/healthz`, { agent, headers })));
  const until = performance.now() + ms;
  await Promise.all(
    Array.from({ length: connections }, async (_, number) => {
      const kind = kinds[number % kinds.length] ?? 'search';
      while (performance.now() < until) {
        const answer = await ask(`${base}${questions[kind]()}`, { agent, headers });
        answers[kind].push(answer);
        if (answer.status === 503 || answer.status === 0) await sleep(pauseMs);
      }
    }),
  );
  agent.destroy();
  return answers;
}

if (!isMainThread) parentPort?.postMessage(await send(workerData as Order));
