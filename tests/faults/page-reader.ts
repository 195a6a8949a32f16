import { Agent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Nginx } from './nginx.ts';
import { visit } from './visit.ts';

export type Read = { at: number; ms: number; failure: string | undefined; fresh: boolean };

export type PageReader = { reads: readonly Read[]; stop(): Promise<void> };

const paths = ['/', '/privacy-policy', '/services/dental-implants', '/locations/bradford-dentist', '/nhs-information'];

/** Requests a page every 100 ms, alternately one that nginx may have cached and one from a web process. */
export function startPageReader({ certificate, port }: Nginx): PageReader {
  const reads: Read[] = [];
  const agent = new Agent({ keepAlive: true });
  const pending = new Set<Promise<void>>();
  let stopped = false;

  async function read(number: number): Promise<void> {
    const fresh = number % 2 === 1 && number % paths.length !== paths.indexOf('/nhs-information');
    // An unknown query string misses nginx's cache, and is the same page to the site.
    const path = `${paths[number % paths.length]}${fresh ? `?visit=${number}` : ''}`;
    const at = Date.now();
    const failure = await visit({ port, certificate, agent, path }).then(
      ({ body, status }) => (status === 200 && body.includes('</html>') ? undefined : `${path} ${status}`),
      (error: { code?: string; name: string }) => `${path} ${error.code ?? error.name}`,
    );
    reads.push({ at, ms: Date.now() - at, failure, fresh });
  }

  const loop = (async () => {
    for (let number = 0; !stopped; number += 1) {
      const one = read(number).finally(() => pending.delete(one));
      pending.add(one);
      await sleep(100);
    }
    await Promise.all(pending);
    agent.destroy();
  })();

  return {
    reads,
    async stop() {
      stopped = true;
      await loop;
    },
  };
}
