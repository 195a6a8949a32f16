import { type Agent, type OutgoingHttpHeaders, request } from 'node:http';

export type Answer = { status: number; retryAfter: boolean; bytes: number; ms: number };

/** Longer than anybody may be kept waiting. */
const givenUpMs = 10_000;

type Question = { agent: Agent; headers?: OutgoingHttpHeaders; method?: string; body?: string };

/** One request, measured to its last byte. Status 0 is no answer: broken off, or later than anybody waits. */
export function ask(url: string, { agent, body, headers = {}, method = 'GET' }: Question): Promise<Answer> {
  const started = performance.now();
  const answer = { status: 0, retryAfter: false, bytes: 0, ms: 0 };
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(late);
      resolve({ ...answer, ms: performance.now() - started });
    };
    const asked = request(url, { agent, headers, method }, (response) => {
      response.on('data', (chunk: Buffer) => {
        answer.bytes += chunk.length;
      });
      response.on('end', () => {
        answer.status = response.statusCode ?? 0;
        answer.retryAfter = /^\d+$/.test(response.headers['retry-after'] ?? '');
        done();
      });
      response.on('error', done);
    });
    const late = setTimeout(() => asked.destroy(), givenUpMs);
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed an idle connection just now. Browsers and nginx send a read again, over another one.
      if (asked.reusedSocket && error.code === 'ECONNRESET' && method === 'GET') {
        clearTimeout(late);
        resolve(ask(url, { agent, headers, method }));
      } else done();
    });
    asked.end(body);
  });
}

/** The time within which this share of the answers came. */
export function percentile(answers: readonly { ms: number }[], share: number): number {
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}
