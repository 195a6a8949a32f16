import { Agent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Nginx } from './nginx.ts';
import { visit } from './visit.ts';

/** `failures` has the path and the status or error of each page that was not served whole. */
export type PageReader = { count(): number; failures: readonly string[]; stop(): Promise<void> };

const paths = ['/', '/privacy-policy', '/services/dental-implants', '/locations/bradford-dentist', '/nhs-information'];

/** Requests a page every 100 ms, alternately one that nginx may have cached and one from a web process. */
export function startPageReader({ certificate, port }: Nginx): PageReader {
  const failures: string[] = [];
  const agent = new Agent({ keepAlive: true });
  const reads: Promise<void>[] = [];
  let stopped = false;

  async function read(number: number): Promise<void> {
    const fresh = number % 2 === 1 && number % paths.length !== paths.indexOf('/nhs-information');
    // An unknown query string misses nginx's cache, and is the same page to the site.
    const path = `${paths[number % paths.length]}${fresh ? `?visit=${number}` : ''}`;
    const failure = await visit({ port, certificate, agent, path }).then(
      ({ body, status }) => (status === 200 && body.includes('</html>') ? undefined : `${path} ${status}`),
      (error: { code?: string; name: string }) => `${path} ${error.code ?? error.name}`,
    );
    if (failure) failures.push(failure);
  }

  const loop = (async () => {
    while (!stopped) {
      reads.push(read(reads.length));
      await sleep(100);
    }
    await Promise.all(reads);
    agent.destroy();
  })();

  return {
    count: () => reads.length,
    failures,
    async stop() {
      stopped = true;
      await loop;
    },
  };
}
