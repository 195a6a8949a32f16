import { readFileSync } from 'node:fs';
import { startTestSite } from '../../support/start-test-site.ts';

export type OverloadSite = {
  baseUrl: string;
  megabytes(): Promise<number>;
  /** Seconds of processor time that the web process has had. */
  processorSeconds(): Promise<number>;
  openConnections(): Promise<number>;
  stop(): Promise<void>;
};

/** The whole production site on a database of its own, and what can be seen of it from outside. */
export async function startOverloadSite(port: number, env: Record<string, string>): Promise<OverloadSite> {
  const site = await startTestSite(port, {
    env: { LOG_LEVEL: 'info', ...env },
    say: (line) => console.log(line),
    onUnexpectedEnd: () => {
      process.exitCode = 1;
    },
  });
  const figure = async (name: string) => {
    const metrics = await (await fetch(site.metricsUrl)).text();
    return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);
  };
  return {
    // By address: a name would be looked up for each visit, and the machine's resolver is not what is measured.
    baseUrl: `http://127.0.0.1:${port}`,
    megabytes: async () => Math.round((await figure('process_resident_memory_bytes')) / 1_048_576),
    processorSeconds: () => figure('process_cpu_seconds_total'),
    /** As the kernel counts them: established ones whose near end is our port. */
    async openConnections() {
      const near = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
      const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n');
      return lines.filter((line) => {
        const [, local, , state] = line.trim().split(/\s+/);
        return local?.endsWith(near) && state === '01';
      }).length;
    },
    stop: site.stop,
  };
}
