import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../local/free-port.ts';
import { createLog } from '../../server/platform/log.ts';
import { createJobQueue } from '../../server/platform/queue/job-queue.ts';
import { createFormStamps } from '../../server/testimonials/guards/form-stamp.ts';
import { asRole, freshDatabase } from '../support/fresh-database.ts';
import { startScriptedSmtp } from '../support/scripted-smtp.ts';
import { testimonialCall } from '../support/testimonial-call.ts';

const secret = 'a secret for this test, long enough';
const visitor = '203.0.113.77';

/** Words that appear nowhere else, so that any of them in a log comes from the form. */
const patient = {
  firstName: 'Zephyrine',
  lastName: 'Quillfeather',
  email: 'zq-1907@thistledown.example',
  phone: '01632 960987',
  treatment: 'Invisalign',
  title: 'Marmalade again',
  description: 'My grandmother Philippa sang hornpipes all the way home.',
};
const words = [
  'zephyrine',
  'quillfeather',
  'thistledown',
  'zq-1907',
  '960987',
  '960 987',
  'marmalade',
  'philippa',
  'hornpipe',
  'brambleford',
  visitor,
];
const foundIn = (text: string) => words.filter((word) => text.toLowerCase().includes(word));

// The web process needs a build, which is missing after a clone.
beforeAll(() => {
  if (existsSync('build/server/index.js')) return;
  execFileSync('npm', ['run', '-s', 'build'], { env: { ...process.env, NODE_ENV: 'production' }, stdio: 'ignore' });
});

type Running = { output(): string; stop(): Promise<void> };

/** Starts a process of the site and records its output. */
function start(file: string, env: Record<string, string>): Running {
  const child: ChildProcess = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'trace', SECRET: secret, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  onTestFinished(stop);
  return { output: () => output, stop };
}

async function startSite() {
  const urls = await freshDatabase();
  // Retries after one second instead of five or more.
  await asRole(urls.site_owner, (owner) => owner.query('update pgboss.queue set retry_delay = 1, retry_backoff = false'));
  // Each refusal quotes the patient's address, as some servers do.
  const smtp = await startScriptedSmtp([{ reject: 451 }, { reject: 550 }, { reject: 554 }]);
  onTestFinished(smtp.stop);
  const [port, webMetrics, workerMetrics] = [await freePort(), await freePort(), await freePort()];
  const base = `http://localhost:${port}`;
  const shared = {
    PORT: String(port),
    SITE_URL: base,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Site <site@group.example>',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    SUBMISSIONS_PER_ADDRESS: '4',
  };
  const web = start('server/main.ts', {
    ...shared,
    DATABASE_URL: urls.site_web,
    ANON_DATABASE_URL: urls.site_anon,
    METRICS_PORT: String(webMetrics),
  });
  const startWorker = () =>
    start('server/worker.ts', { ...shared, DATABASE_URL: urls.site_worker, METRICS_PORT: String(workerMetrics) });
  const ready = () =>
    fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(ready, { timeout: 60_000, interval: 100 }).toBe(true);
  const metrics = async () => {
    const texts = [webMetrics, workerMetrics].map(async (own) => (await fetch(`http://127.0.0.1:${own}/metrics`)).text());
    return (await Promise.all(texts)).join('\n');
  };
  return { base, metrics, smtp, startWorker, urls, web };
}

/** The fields of a form that was opened a minute ago. */
const form = (changes: Record<string, unknown> = {}) => ({
  ...patient,
  rating: 5,
  consentVideo: true,
  consentWebsite: true,
  consentMarketing: true,
  idempotencyKey: randomUUID(),
  renderedAt: createFormStamps(secret, () => new Date(Date.now() - 60_000)).issue(),
  link: '',
  ...changes,
});

test('no log, metric or job contains personal data from the form, even when parts fail', async () => {
  const { base, metrics, smtp, startWorker, urls, web } = await startSite();
  const from = { 'X-Forwarded-For': visitor, Origin: base, 'User-Agent': 'a browser of Quillfeather' };
  const callWith = async (body: string, proof: Record<string, string> = {}) => {
    const headers = { ...from, ...proof, 'Content-Type': 'application/json', apikey: 'public-anonymous-key' };
    const response = await fetch(`${base}/functions/v1/submit-testimonial`, { method: 'POST', headers, body });
    return { status: response.status, answer: await response.text() };
  };
  const call = (sent: ReturnType<typeof form>) => {
    const { body, headers } = testimonialCall(sent);
    return callWith(JSON.stringify(body), headers);
  };
  const post = async (fields: Record<string, unknown>, path = '/share-your-story') => {
    const texts = Object.entries(fields).map(([name, value]) => [name, String(value)] as [string, string]);
    const response = await fetch(base + path, { method: 'POST', headers: from, body: new URLSearchParams(texts) });
    return { status: response.status, answer: await response.text() };
  };

  // By the function and by the form post, with a repeat.
  const twice = form();
  expect(await call(twice)).toMatchObject({ status: 200, answer: expect.stringContaining('"success":true') });
  expect(await call(twice)).toMatchObject({ answer: expect.stringContaining('"success":true') });
  expect(await post(form())).toMatchObject({ status: 200, answer: expect.stringContaining('Your reference') });
  // Refused for an invalid field, for the size and for broken JSON; kept for the digest for the honeypot and for speed.
  expect(await call(form({ email: 'Quillfeather at thistledown.example' }))).toMatchObject({
    answer: expect.stringContaining('validation'),
  });
  expect((await post(form({ phone: 'Philippa knows it' }))).status).toBeLessThan(500);
  await call(form({ link: 'https://thistledown.example' }));
  await call(form({ renderedAt: createFormStamps(secret, () => new Date()).issue() }));
  expect(await call(form({ description: 'hornpipe '.repeat(4_000) }))).toMatchObject({ status: 413 });
  expect(await callWith('{"firstName":"Zephyrine Quillfeather", ')).toMatchObject({ status: 400 });
  await post(form(), '/privacy-policy');
  // Personal data in query strings.
  await fetch(`${base}/search?q=Quillfeather+Philippa`, { headers: from });
  await fetch(`${base}/share-your-story?email=zq-1907@thistledown.example`, { headers: from });

  // The database refuses the row with a message that quotes all of it.
  await asRole(urls.site_owner, (owner) =>
    owner.query("alter table testimonial_requests add constraint refused_here check (title <> 'Brambleford')"),
  );
  expect(await call(form({ title: 'Brambleford' }))).toEqual({
    status: 500,
    answer: 'Something went wrong on our side. Please try again.',
  });
  expect((await post(form({ title: 'Brambleford' }))).status).toBe(503);
  await asRole(urls.site_owner, (owner) => owner.query('alter table testimonial_requests drop constraint refused_here'));
  // Over the limit for this address.
  for (let sent = 0; sent < 3; sent += 1) await call(form());

  // Started last, so that the refused emails are retried together.
  const worker = startWorker();
  const requests = () =>
    asRole(
      urls.site_worker,
      async (client) => (await client.query('select * from testimonial_requests')).rows as { notified_at: Date }[],
    );
  const unmailed = async () => (await requests()).filter(({ notified_at }) => !notified_at).length;
  await expect.poll(unmailed, { timeout: 80_000, interval: 250 }).toBe(2);
  // The two requests in the digest, which is sent once an hour.
  const pool = new Pool({ connectionString: urls.site_worker, max: 1 });
  const jobs = createJobQueue(pool, createLog('silent', 'test'));
  await jobs.send('testimonial-digest', {});
  await jobs.close();
  await pool.end();
  await expect.poll(unmailed, { timeout: 80_000, interval: 250 }).toBe(0);
  await expect
    .poll(() => smtp.mails.filter(({ messageId }) => messageId?.startsWith('<receipt-')).length, {
      timeout: 80_000,
      interval: 250,
    })
    .toBe(1);
  expect(smtp.attempts()).toBe(smtp.mails.length + 3);
  const figures = await metrics();
  const queue = await asRole(urls.site_owner, async (owner) => {
    const { rows } = await owner.query('select * from pgboss.job');
    return JSON.stringify(rows);
  });
  const limits = await asRole(urls.site_owner, async (owner) =>
    JSON.stringify((await owner.query('select * from rate_limits')).rows),
  );
  await sleep(200);
  await Promise.all([web.stop(), worker.stop()]);

  // The words are found where they belong, so the search works.
  expect(foundIn(JSON.stringify(await requests()))).toEqual(expect.arrayContaining(['zephyrine', 'quillfeather', 'philippa']));
  expect(foundIn(smtp.mails.map(({ text }) => text).join())).toEqual(expect.arrayContaining(['zephyrine', 'hornpipe']));
  // The faults did happen, and were logged.
  expect(web.output()).toContain('Failed to store testimonial request: 23514 refused_here');
  expect(web.output()).toContain('address limit reached');
  expect(worker.output().match(/Job failed and will be retried/g)).toHaveLength(3);

  const searched = { web: web.output(), worker: worker.output(), metrics: figures, queue, limits };
  expect(Object.fromEntries(Object.entries(searched).map(([place, text]) => [place, foundIn(text)]))).toEqual({
    web: [],
    worker: [],
    metrics: [],
    queue: [],
    limits: [],
  });
});
