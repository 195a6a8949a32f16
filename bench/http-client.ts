import { Agent, type IncomingHttpHeaders, request } from 'node:http';

type Received = { status: number; headers: IncomingHttpHeaders; body: Buffer; ms: number };

/** One keep-alive connection. Bodies stay compressed. */
export function createHttpClient(port: number, fixed: Record<string, string>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<Received>((resolve, reject) => {
      const began = performance.now();
      const options = { host: '127.0.0.1', port, path, agent, timeout: 30_000, headers: { ...fixed, ...headers } };
      const sent = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body, ms: performance.now() - began });
        });
      });
      sent.on('timeout', () => sent.destroy(new Error(`${path}: no response within 30 s`)));
      sent.on('error', reject);
      sent.end();
    });
  return { get, close: () => agent.destroy() };
}

export type HttpClient = ReturnType<typeof createHttpClient>;
