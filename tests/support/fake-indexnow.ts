import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type IndexNowMessage = { host: string; key: string; keyLocation: string; urlList: string[] };
type Answer = { status: number; headers?: Record<string, string> } | 'hang';

export type FakeIndexNow = {
  url: string;
  messages: IndexNowMessage[];
  /** When each message came, in ms. */
  times: number[];
  /** What the next messages are answered with; after that, 200. */
  answers: Answer[];
  stop(): Promise<void>;
};

/** The search engines' end of the protocol, on loopback. */
export async function startFakeIndexNow(port = 0): Promise<FakeIndexNow> {
  const messages: IndexNowMessage[] = [];
  const times: number[] = [];
  const answers: Answer[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const isProtocol = request.method === 'POST' && request.headers['content-type'] === 'application/json; charset=utf-8';
    times.push(Date.now());
    messages.push(JSON.parse(body));
    const answer = isProtocol ? (answers.shift() ?? { status: 200 }) : { status: 400 };
    if (answer === 'hang') return;
    response.writeHead(answer.status, answer.headers);
    response.end();
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`,
    messages,
    times,
    answers,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}
