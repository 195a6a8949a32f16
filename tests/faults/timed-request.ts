import { type Agent, type OutgoingHttpHeaders, request } from 'node:http';

export type TimedResponse = { status: number; retryAfter: boolean; ms: number };

/** Longer than the site may keep a request waiting. */
const timeoutMs = 10_000;

type RequestOptions = { agent: Agent; headers?: OutgoingHttpHeaders; method?: string; body?: string };

/** Sends one request and measures the time to its last byte. Status 0 means no complete response within the timeout. */
export function timedRequest(url: string, { agent, body, headers = {}, method = 'GET' }: RequestOptions): Promise<TimedResponse> {
  const started = performance.now();
  const answer = { status: 0, retryAfter: false, ms: 0 };
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timeout);
      resolve({ ...answer, ms: performance.now() - started });
    };
    const sent = request(url, { agent, headers, method }, (response) => {
      response.resume();
      response.on('end', () => {
        answer.status = response.statusCode ?? 0;
        answer.retryAfter = /^\d+$/.test(response.headers['retry-after'] ?? '');
        done();
      });
      response.on('error', done);
    });
    const timeout = setTimeout(() => sent.destroy(), timeoutMs);
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed an idle connection at that moment. Browsers and nginx repeat a GET on a new connection.
      if (sent.reusedSocket && error.code === 'ECONNRESET' && method === 'GET') {
        clearTimeout(timeout);
        resolve(timedRequest(url, { agent, headers, method }));
      } else done();
    });
    sent.end(body);
  });
}

/** The time within which this share of the responses arrived. */
export function percentile(answers: readonly { ms: number }[], share: number): number {
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}
