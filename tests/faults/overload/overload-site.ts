import { readFileSync } from 'node:fs';
import { startTestSite } from '../../support/start-test-site.ts';

/** Starts the production site on a new database, with the measurements that the test needs. */
export async function startOverloadSite(port: number, env: Record<string, string>) {
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
    // An IP address, so that DNS lookups are not measured.
    baseUrl: `http://127.0.0.1:${port}`,
    megabytes: async () => Math.round((await figure('process_resident_memory_bytes')) / 1_048_576),
    cpuSeconds: () => figure('process_cpu_seconds_total'),
    /** Established connections to our port, as counted by the kernel. */
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
