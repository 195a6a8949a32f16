import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { expect, test } from 'vitest';
import { jobs } from '../../server/jobs.ts';
import { asRole } from '../support/fresh-database.ts';
import { filledForm, testimonialBackend } from '../support/testimonial-backend.ts';

const pollOptions = { timeout: 60_000, interval: 100 };
const notified = 'select notified_at from testimonial_requests where notified_at is not null';
const queued = "select id from pgboss.job where name = 'mail-testimonial' and state < 'completed'";

// @spec 7: submit-testimonial: nothing acknowledged is lost, nothing is stored twice
test('sixty simultaneous requests, a third of them repeats, are each stored once and emailed once', async () => {
  const backend = await testimonialBackend({ env: { SUBMISSIONS_PER_ADDRESS: '500', SUBMISSIONS_IN_ALL: '500' } });
  const keys = Array.from({ length: 40 }, () => randomUUID());
  const sent = [...keys, ...keys.slice(0, 20)];
  // The web process's limit on concurrent requests.
  const limit = pLimit(40);
  const answers = await Promise.all(
    sent.map(async (idempotencyKey) => ({
      idempotencyKey,
      received: await limit(() => backend.submit(filledForm({ idempotencyKey }))),
    })),
  );
  const references = new Map<string, Set<string>>();
  for (const { idempotencyKey, received } of answers) {
    if (received.status !== 'stored') throw new Error(JSON.stringify(received));
    references.set(idempotencyKey, (references.get(idempotencyKey) ?? new Set()).add(received.reference));
  }
  expect([...references.values()].every(({ size }) => size === 1)).toBe(true);
  const rows = await backend.rows('select idempotency_key, reference from testimonial_requests');
  expect(rows.map((row) => row['idempotency_key']).sort()).toEqual([...keys].sort());
  expect(await backend.rows(queued)).toHaveLength(40);

  await backend.startWorking();
  await expect.poll(() => backend.rows(notified), { timeout: 60_000, interval: 500 }).toHaveLength(40);
  const mailed = backend.smtp.mails.map(({ subject }) => subject?.replace('Video testimonial request ', ''));
  expect(mailed.sort()).toEqual(rows.map((row) => row['reference']).sort());
});

// @spec 7: submit-testimonial: nothing acknowledged is lost, nothing is stored twice
test('a request and its email job are stored together or not at all', async () => {
  const backend = await testimonialBackend();
  await asRole(backend.urls.site_owner, (owner) => owner.query('revoke insert on pgboss.job_common, pgboss.job from site_web'));
  await expect(backend.submit()).rejects.toThrow('Failed to store testimonial request: 42501');
  expect(await backend.rows('select id from testimonial_requests')).toEqual([]);
  await asRole(backend.urls.site_owner, (owner) => owner.query('grant insert on pgboss.job_common, pgboss.job to site_web'));
  expect(await backend.submit()).toMatchObject({ status: 'stored' });
  expect(await backend.rows('select id from testimonial_requests')).toHaveLength(1);
  // The job contains the id and no personal data.
  const [job] = await backend.rows("select data from pgboss.job where name = 'mail-testimonial'");
  expect(job).toEqual({ data: { requestId: expect.stringMatching(/^[\da-f-]{36}$/) } });
});

test('an email that is first deferred, refused and left without a reply arrives once, later', async () => {
  const backend = await testimonialBackend({ script: [{ reject: 451 }, { reject: 550 }, 'hang'] });
  await backend.submit(filledForm({ firstName: 'Zoë', lastName: 'O\'Brien, "Zo"' }));
  await backend.startWorking();
  await expect.poll(() => backend.rows(notified), pollOptions).toHaveLength(1);
  expect(backend.smtp.attempts()).toBe(4);
  expect(backend.smtp.mails).toHaveLength(1);
  const [mail] = backend.smtp.mails;
  expect(mail?.replyTo?.value).toEqual([{ name: 'Zoë O\'Brien, "Zo"', address: 'ada@patient.example' }]);
  expect([mail?.to].flat().map((to) => to?.text)).toEqual(['stories@threeridings.example']);
  const outputs = await backend.rows('select output::text from pgboss.job');
  expect(JSON.stringify(outputs) + backend.log()).not.toMatch(/patient\.example|Brien|Straight/);
});

// @spec 7: submit-testimonial: nothing acknowledged is lost, nothing is stored twice
test('an email whose acknowledgement was lost is resent with the same Message-ID', async () => {
  const backend = await testimonialBackend({ script: ['drop-reply'] });
  await backend.submit();
  await backend.startWorking();
  await expect.poll(() => backend.rows(notified), pollOptions).toHaveLength(1);
  const ids = backend.smtp.mails.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a request that was already erased or emailed is not emailed', async () => {
  const backend = await testimonialBackend();
  await backend.submit();
  await backend.submit();
  const [first, second] = await backend.rows('select id from testimonial_requests order by submitted_at');
  await backend.rows('delete from testimonial_requests where id = $1', [first?.['id']]);
  await backend.rows('update testimonial_requests set notified_at = now() where id = $1', [second?.['id']]);
  const job = jobs.find(({ name }) => name === 'mail-testimonial');
  for (const { data } of await backend.rows("select data from pgboss.job where name = 'mail-testimonial'"))
    await job?.run(backend.worker, data);
  expect(backend.smtp.attempts()).toBe(0);
});

test('the sweep queues a job for a request whose job was lost ten minutes ago, and no second job for others', async () => {
  const backend = await testimonialBackend();
  await backend.submit();
  await backend.submit();
  await backend.rows("update testimonial_requests set submitted_at = now() - interval '9 minutes'");
  const [{ id: lost } = {}] = await backend.rows(queued);
  await backend.rows('delete from pgboss.job where id = $1', [lost]);
  await backend.run('testimonial-sweep');
  expect(await backend.rows(queued)).toHaveLength(1);
  await backend.rows("update testimonial_requests set submitted_at = now() - interval '11 minutes'");
  await backend.submit();
  await backend.run('testimonial-sweep');
  await backend.run('testimonial-sweep');
  expect(await backend.rows(queued)).toHaveLength(3);
  await backend.startWorking();
  await expect.poll(() => backend.rows(notified), pollOptions).toHaveLength(3);
  expect(backend.smtp.mails).toHaveLength(3);
});

// @spec 7: submit-testimonial: the practice is told, reminded and warned; requests are erased
test('the practice gets one reminder of a request that is not contacted within 20 hours', async () => {
  const backend = await testimonialBackend();
  for (let round = 0; round < 4; round += 1) await backend.submit();
  await backend.rows('update testimonial_requests set notified_at = now()');
  const [waiting, early, contacted, unmailed] = await backend.rows(
    'select id, reference from testimonial_requests order by submitted_at',
  );
  const age = (row: typeof waiting, interval: string, and = '') =>
    backend.rows(`update testimonial_requests set submitted_at = now() - $2::interval ${and} where id = $1`, [
      row?.['id'],
      interval,
    ]);
  await age(waiting, '20 hours 1 minute');
  await age(early, '19 hours 59 minutes');
  await age(contacted, '21 hours', ', contacted_at = now()');
  // Its first email has not been sent yet.
  await age(unmailed, '21 hours', ', notified_at = null');
  const job = jobs.find(({ name }) => name === 'remind-testimonial');
  for (let round = 0; round < 2; round += 1) {
    await backend.run('testimonial-sweep');
    const queuedReminders = await backend.rows("select data from pgboss.job where name = 'remind-testimonial'");
    for (const { data } of queuedReminders) await job?.run(backend.worker, data);
  }
  const reminders = backend.smtp.mails.filter(({ subject }) => subject?.startsWith('Reminder'));
  expect(reminders.map(({ subject }) => subject)).toEqual([
    `Reminder: video testimonial request ${waiting?.['reference']} is waiting`,
  ]);
});

// @spec 7: submit-testimonial: the practice is told, reminded and warned; requests are erased
test('a request without an email for four hours raises an alarm in the log and the metrics', async () => {
  const backend = await testimonialBackend();
  const gauge = async () =>
    (await backend.worker.metrics.registry.metrics()).match(/^testimonial_requests_without_mail (\d+)$/m)?.[1];
  await backend.submit();
  await backend.rows("update testimonial_requests set submitted_at = now() - interval '3 hours 59 minutes'");
  await backend.run('testimonial-sweep');
  expect([await gauge(), backend.log().includes('alarm')]).toEqual(['0', false]);
  await backend.rows("update testimonial_requests set submitted_at = now() - interval '4 hours 1 minute'");
  await backend.run('testimonial-sweep');
  expect(await gauge()).toBe('1');
  const alarm =
    backend
      .log()
      .split('\n')
      .find((line) => line.includes('"alarm"')) ?? '{}';
  expect(JSON.parse(alarm)).toMatchObject({ level: 50, alarm: 'testimonials-without-mail', requests: 1 });
  expect(await backend.web.metrics.registry.metrics()).not.toContain('testimonial_requests_without_mail');
});

// @spec 7: submit-testimonial: the practice is told, reminded and warned; requests are erased
test('erases requests after their retention period, and expired rate limits', async () => {
  const backend = await testimonialBackend({ env: { RETENTION_CONTACTED_DAYS: '30', RETENTION_OTHER_DAYS: '60' } });
  const ages = [
    ['contacted-kept', '200 days', '29 days 23 hours'],
    ['contacted-old', '31 days', '30 days 1 minute'],
    ['others-kept', '59 days 23 hours', null],
    ['others-old', '60 days 1 minute', null],
  ] as const;
  for (const [title, submitted, contacted] of ages) {
    await backend.submit(filledForm({ title }));
    await backend.rows(
      'update testimonial_requests set submitted_at = now() - $2::interval, contacted_at = now() - $3::interval where title = $1',
      [title, submitted, contacted],
    );
  }
  await backend.rows("insert into rate_limits values ('old', 1, extract(epoch from now()) * 1000 - 1)");
  await backend.run('erase-testimonials');
  expect(await backend.rows('select title from testimonial_requests order by title')).toEqual([
    { title: 'contacted-kept' },
    { title: 'others-kept' },
  ]);
  const limits = await backend.rows('select key from rate_limits');
  expect(limits).toHaveLength(3);
  expect(limits).not.toContainEqual({ key: 'old' });
});

// @spec 7: submit-testimonial: the practice is told, reminded and warned; requests are erased
test('an address gets one receipt a day, and none for requests in the digest', async () => {
  const backend = await testimonialBackend({ script: ['accept', 'accept', 'accept', 'accept', { reject: 451 }] });
  const receipts = () => backend.smtp.mails.filter(({ messageId }) => messageId?.startsWith('<receipt-'));
  const queued = async () => {
    const rows = await backend.rows("select data from pgboss.job where name = 'mail-testimonial-receipt' order by created_on");
    return rows.map(({ data }) => data);
  };
  const job = jobs.find(({ name }) => name === 'mail-testimonial-receipt');
  await backend.submit();
  await backend.submit(filledForm({ email: 'ADA@patient.example' }));
  await backend.submit(filledForm({ email: 'grace@patient.example' }));
  await backend.submit(filledForm({ link: 'x', email: 'trapped@patient.example' }));
  await backend.run('testimonial-digest');
  const rows = await backend.rows("select data from pgboss.job where name = 'mail-testimonial' order by created_on");
  for (const { data } of rows) await jobs.find(({ name }) => name === 'mail-testimonial')?.run(backend.worker, data);
  const [first, second, third, ...more] = await queued();
  expect(more).toEqual([]);
  // Deferred: retried, and not counted as sent.
  await expect(job?.run(backend.worker, first)).rejects.toThrow('Failed to send email');
  // Connections for all three, so that none waits for another.
  await Promise.all([1, 2, 3].map(() => backend.worker.pool.query('select pg_sleep(0.1)')));
  await Promise.all([first, second, third].map((data) => job?.run(backend.worker, data)));
  await job?.run(backend.worker, second);
  expect(
    receipts()
      .map(({ to }) => [to].flat()[0]?.text)
      .sort(),
  ).toHaveLength(2);
  await backend.rows("update testimonial_requests set receipt_sent_at = receipt_sent_at - interval '24 hours'");
  await backend.rows("update testimonial_requests set receipt_sent_at = null where email = 'ADA@patient.example'");
  await job?.run(backend.worker, second);
  expect(receipts()).toHaveLength(3);
  for (const { attachments, html, subject, text } of receipts()) {
    expect(attachments).toMatchObject([{ cid: 'mark', contentType: 'image/png', related: true }]);
    expect(text).toMatch(/Hello Ada,.*I consent to video.*Your answer: yes.*\(Optional\)\s+Your answer: no/s);
    // Nothing else that was typed.
    const words = `${subject}${text}${html}`.replaceAll('Hello Ada,', '').replace(/"data:image[^"]*/, '');
    expect(words).not.toMatch(/Ada|Lister|Straight/);
  }
});
