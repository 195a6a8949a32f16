import { Agent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Nginx } from '../faults/nginx.ts';
import { type Answer, visit } from '../faults/visit.ts';

export type ContinuousTraffic = {
  /** What was asked for and did not come whole. */
  failures: readonly string[];
  requests(): number;
  /** Connections that ended between two requests and were opened again, as every browser does by itself. */
  reopened(): number;
  slowestMs(): number;
  stop(): Promise<void>;
};

const paths = ['/', '/services/dental-implants', '/blog', '/locations/bradford-dentist', '/nhs-information', '/share-your-story'];

export const assetPaths = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];

/** Visitors who open a page and then every built file that it names, again and again, each on a connection that is kept open. */
export function startContinuousTraffic({ certificate, port }: Nginx, readers: number): ContinuousTraffic {
  const failures: string[] = [];
  let requests = 0;
  let reopened = 0;
  let slowestMs = 0;
  let stopped = false;

  async function ask(path: string, agent: Agent): Promise<Answer | undefined> {
    requests += 1;
    const began = Date.now();
    const tryOnce = (): Promise<Answer> =>
      visit({ port, certificate, agent, path, headers: { 'Accept-Encoding': 'identity' } }).catch(
        (error: { code?: string; reused?: boolean }) => {
          if (!error.reused || !['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) throw error;
          reopened += 1;
          return tryOnce();
        },
      );
    try {
      const answer = await tryOnce();
      slowestMs = Math.max(slowestMs, Date.now() - began);
      if (answer.status === 200) return answer;
      failures.push(`${path} ${answer.status}`);
    } catch (error) {
      failures.push(`${path} ${(error as { code?: string }).code ?? error} after ${Date.now() - began} ms`);
    }
    return undefined;
  }

  async function reader(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: true });
    for (let turn = number; !stopped; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      // A query that no page reads is a page of its own to nginx, and none to the site: every second page comes from a process.
      const page = await ask(turn % 2 === 0 || path === '/nhs-information' ? path : `${path}?turn=${number}-${turn}`, agent);
      if (page && !page.body.includes('</html>')) failures.push(`${path} came in part`);
      for (const file of assetPaths(page?.body ?? '')) await ask(file, agent);
      await sleep(20);
    }
    agent.destroy();
  }

  const all = Promise.all(Array.from({ length: readers }, (_, number) => reader(number)));
  return {
    failures,
    requests: () => requests,
    reopened: () => reopened,
    slowestMs: () => slowestMs,
    async stop() {
      stopped = true;
      await all;
    },
  };
}
