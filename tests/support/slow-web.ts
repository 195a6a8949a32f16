import { setTimeout as sleep } from 'node:timers/promises';
import { startWeb } from '../../server/platform/http/http-server.ts';
import { createLog } from '../../server/platform/log.ts';
import type { Services } from '../../server/services.ts';

/** A web process with slow responses, to test its shutdown. */
const services = {
  config: {
    port: Number(process.argv[2]),
    host: '127.0.0.1',
    baseUrl: 'http://localhost',
    metrics: undefined,
    maxConnections: 100,
    shutdownMs: 5_000,
  },
  log: createLog('silent', 'web'),
  close: async () => {
    process.stdout.write('services closed\n');
  },
} as unknown as Services;

const requestTimeoutMs = process.argv[3];
await startWeb(
  services,
  async (request, response) => {
    process.stdout.write('request arrived\n');
    await request.toArray().catch(() => {});
    await sleep(700);
    response.end('finished');
  },
  requestTimeoutMs ? { requestTimeoutMs: Number(requestTimeoutMs) } : {},
);
process.stdout.write('listening\n');
