import { type Agent, request } from 'node:https';

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

type Visit = {
  host?: string;
  port: number;
  servername?: string;
  /** The test's self-signed certificate. */
  certificate: Buffer;
  agent?: Agent;
  path: string;
  method?: 'GET' | 'POST' | 'HEAD';
  headers?: Record<string, string>;
  body?: string;
  /** The visitor's address: all of 127.0.0.0/8 belongs to this machine. */
  from?: string;
};

/** Sends one HTTPS request as a visitor. Rejects if there is no response. */
export function visit(options: Visit): Promise<Answer> {
  const {
    agent,
    body,
    certificate,
    from,
    headers = {},
    host = '127.0.0.1',
    method = 'GET',
    path,
    port,
    servername = 'localhost',
  } = options;
  return new Promise((resolve, reject) => {
    const sent = request({
      host,
      servername,
      port,
      path,
      method,
      ca: certificate,
      headers: {
        Host: new URL(`https://${servername}:${port}`).host,
        ...headers,
        ...(body ? { 'Content-Length': Buffer.byteLength(body) } : {}),
      },
      signal: AbortSignal.timeout(15_000),
      ...(agent ? { agent } : {}),
      ...(from ? { localAddress: from } : {}),
    });
    // Browsers retry on a new connection when a reused one closes.
    sent.on('error', (error) => reject(Object.assign(error, { reused: sent.reusedSocket })));
    sent.on('response', async (response) => {
      try {
        const chunks = await response.toArray();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() });
      } catch (error) {
        reject(error);
      }
    });
    sent.end(body);
  });
}
