import { Agent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Edge } from '../faults/nginx.ts';
import { type Answer, visit } from '../faults/visit.ts';

export type ContinuousTraffic = {
  /** Requests that failed or returned a truncated page. */
  failures: readonly string[];
  requests(): number;
  slowestMs(): number;
  stop(): Promise<void>;
};

const paths = ['/', '/services/dental-implants', '/blog', '/locations/bradford-dentist', '/nhs-information', '/share-your-story'];

const assetPaths = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];

/** Clients that load pages with all their assets in a loop, each on a keep-alive connection. */
export function startContinuousTraffic({ certificate, name = 'localhost', port }: Edge, clients: number): ContinuousTraffic {
  const failures: string[] = [];
  let requests = 0;
  let slowestMs = 0;
  let stopped = false;

  async function request(path: string, agent: Agent): Promise<Answer | undefined> {
    requests += 1;
    const began = Date.now();
    const tryOnce = (): Promise<Answer> =>
      visit({ port, certificate, servername: name, agent, path, headers: { 'Accept-Encoding': 'identity' } }).catch(
        (error: { code?: string; reused?: boolean }) => {
          // The server closed a keep-alive connection. Browsers open another one.
          if (!error.reused || !['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) throw error;
          return tryOnce();
        },
      );
    try {
      const response = await tryOnce();
      slowestMs = Math.max(slowestMs, Date.now() - began);
      if (response.status === 200) return response;
      failures.push(`${path} ${response.status}`);
    } catch (error) {
      failures.push(`${path} ${(error as { code?: string }).code ?? error} after ${Date.now() - began} ms`);
    }
    return undefined;
  }

  async function runClient(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: true });
    for (let turn = number; !stopped; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      // An unused query parameter misses nginx's cache, so every second page comes from a web process.
      const page = await request(turn % 2 === 0 || path === '/nhs-information' ? path : `${path}?turn=${number}-${turn}`, agent);
      if (page && !page.body.includes('</html>')) failures.push(`${path} was truncated`);
      for (const file of assetPaths(page?.body ?? '')) await request(file, agent);
      await sleep(20);
    }
    agent.destroy();
  }

  const all = Promise.all(Array.from({ length: clients }, (_, number) => runClient(number)));
  return {
    failures,
    requests: () => requests,
    slowestMs: () => slowestMs,
    async stop() {
      stopped = true;
      await all;
    },
  };
}
