import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer; ms: number };

/** One connection, kept open, and the answer as it came: compressed, and with all headers. */
export function createAsker(port: number, fixed: Record<string, string>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<Answered>((resolve, reject) => {
      const began = performance.now();
      const asked = request(
        { host: '127.0.0.1', port, path, agent, timeout: 30_000, headers: { ...fixed, ...headers } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks),
              ms: performance.now() - began,
            }),
          );
        },
      );
      asked.on('timeout', () => asked.destroy(new Error(`${path}: no answer within 30 s`)));
      asked.on('error', reject);
      asked.end();
    });
  return { ask, close: () => agent.destroy() };
}

export type Asker = ReturnType<typeof createAsker>;
