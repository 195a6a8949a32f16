import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../support/start-test-site.ts';
import { isLongRun, seconds, writeFigures } from '../support/write-figures.ts';
import { flood } from './flood.ts';
import { percentile, type TimedResponse, timedRequest } from './timed-request.ts';

// One web process without nginx. Tests count responses: times depend on the machine, and are only recorded.

const port = 4660;
// An IP address, so that DNS lookups are not measured.
const base = `http://127.0.0.1:${port}`;
/** In a long run, enough distinct paths and searches to reveal a memory leak. */
const floodMs = isLongRun ? 330_000 : 10_000;
const maxMegabytes = 450;
/** With less CPU time than this the web process is slow at any limit, and responses may be late. */
const minCpuShare = 0.6;
const apikey = 'public-anonymous-key';

/** Static pages that are not in the cache before the flood, as after a restart. */
const coldPages = ['/emergency-dentist', '/network-of-clinics', '/nhs-information', '/services/dental-implants', '/complaints'];
const warmPages = ['/', '/privacy-policy', '/healthz', '/favicon.svg'];

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite(port, { env: { LOG_LEVEL: 'info' } });
});
afterAll(() => site.stop());

async function metric(name: string): Promise<number> {
  const metrics = await (await fetch(site.metricsUrl)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);
}
const megabytes = async () => Math.round((await metric('process_resident_memory_bytes')) / 1_048_576);

/** Keep-alive connections, as many as nginx keeps to the process. */
const agent = new Agent({ keepAlive: true, maxSockets: 32, maxFreeSockets: 32 });
const visit = (path: string) =>
  timedRequest(`${base}${path}`, { agent, headers: { accept: 'text/html', 'accept-encoding': 'br' } });
/** An incomplete form: it is validated and not stored. */
const sendForm = () => {
  const headers = { apikey, 'content-type': 'application/json' };
  return timedRequest(`${base}/functions/v1/submit-testimonial`, { agent, method: 'POST', headers, body: '{}' });
};
const statuses = (responses: readonly TimedResponse[]) => [...new Set(responses.map(({ status }) => status))];
const counted = (responses: readonly TimedResponse[], ...wanted: number[]) =>
  responses.filter(({ status }) => wanted.includes(status)).length;
const times = (responses: readonly TimedResponse[]) =>
  `median ${Math.round(percentile(responses, 0.5))} ms, longest ${Math.round(percentile(responses, 1))} ms`;

/** Requests cached pages 20 times a second, and watches the memory, until the work has ended. */
async function during<T>(work: Promise<T>): Promise<{ result: T; visits: TimedResponse[]; peak: number }> {
  const visits: Promise<TimedResponse>[] = [];
  let peak = 0;
  const visiting = setInterval(() => visits.push(visit(warmPages[visits.length % warmPages.length] ?? '/')), 50);
  const watching = setInterval(async () => {
    peak = Math.max(peak, await megabytes());
  }, 500);
  const result = await work.finally(() => {
    clearInterval(visiting);
    clearInterval(watching);
  });
  return { result, visits: await Promise.all(visits), peak };
}

test('a flood slows the site but stops neither pages nor the form', { timeout: floodMs + 120_000 }, async ({ skip }) => {
  for (const path of [...warmPages, '/search?q=implants']) await visit(path);
  const before = { at: performance.now(), cpu: await metric('process_cpu_seconds_total'), memory: await megabytes() };
  const cold: TimedResponse[] = [];
  const forms: TimedResponse[] = [];
  const beside = async () => {
    await sleep(2_000);
    for (const path of coldPages) cold.push(await visit(path));
    for (let number = 0; number < 20; number += 1) forms.push(await sendForm());
  };
  const { peak, result, visits } = await during(Promise.all([flood({ base, apikey, connections: 120, ms: floodMs }), beside()]));
  const ended = performance.now();
  const cpuShare = ((await metric('process_cpu_seconds_total')) - before.cpu) / ((ended - before.at) / 1000);
  while ((await visit('/')).ms > 200) expect(performance.now() - ended).toBeLessThan(10_000);
  const recoveredMs = performance.now() - ended;
  const flooded = Object.values(result[0]).flat();

  writeFigures({
    title: 'Overload of one web process without nginx',
    command: 'LONG=true npm run test:faults -- overload',
    rows: [
      ['Requests of the flood', `${Math.round(flooded.length / (floodMs / 1000))} a second, ${times(flooded)}`],
      ['Refused with 503 and Retry-After', `${counted(flooded, 503)} of ${flooded.length}`],
      ['Cached pages for other visitors', `${counted(visits, 200)} of ${visits.length}, ${times(visits)}`],
      ['Forms', `${counted(forms, 400)} of ${forms.length}, ${times(forms)}`],
      ['Recovery', seconds(recoveredMs)],
      ['Memory', `${before.memory} MB before, ${peak} MB at most, ${await megabytes()} MB after`],
    ],
  });
  for (const [kind, responses] of Object.entries(result[0])) {
    const refused = responses.filter(({ retryAfter, status }) => status === 503 && retryAfter).length;
    expect(counted(responses, 200, 404), kind).toBeGreaterThan(0);
    expect(counted(responses, 0, 200, 404) + refused, kind).toBe(responses.length);
  }
  expect(counted(flooded, 503)).toBeGreaterThan(0);
  expect(peak).toBeLessThan(maxMegabytes);
  if (cpuShare < minCpuShare) skip(`The machine was busy: the web process had ${cpuShare.toFixed(2)} of a core`);
  expect(counted(flooded, 0)).toBe(0);
  expect([statuses(visits), statuses(cold), statuses(forms)]).toEqual([[200], [200], [400]]);
});
