import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createFormStamps } from '../../server/testimonials/guards/form-stamp.ts';
import { createSubmissionLimits } from '../../server/testimonials/guards/submission-limits.ts';
import { asRole } from '../support/fresh-database.ts';
import { secret } from '../support/site-services.ts';
import { filledForm, testimonialBackend } from '../support/testimonial-backend.ts';

const stored = { status: 'stored', reference: expect.any(String) };
const tooMany = { status: 'too-many', waitSeconds: expect.any(Number) };
const limits = (perAddress: number, inAll: number, perDay = 1_000) => ({
  env: {
    SUBMISSIONS_PER_ADDRESS: String(perAddress),
    SUBMISSIONS_IN_ALL: String(inAll),
    SUBMISSIONS_PER_DAY: String(perDay),
  },
});

test('an address can send again after an hour', async () => {
  const backend = await testimonialBackend(limits(1, 100));
  expect(await backend.submit()).toEqual(stored);
  const refused = await backend.submit();
  expect(refused.status === 'too-many' && Math.ceil(refused.waitSeconds / 60)).toBe(60);
  const rows = await backend.rows('select expire::float8 - extract(epoch from now())::float8 * 1000 as left from rate_limits');
  const minutes = rows.map(({ left }) => Math.round(Number(left) / 60_000)).sort((one, other) => one - other);
  expect(minutes).toEqual([60, 60, 24 * 60]);
  await backend.rows('update rate_limits set expire = extract(epoch from now()) * 1000 - 1');
  expect(await backend.submit()).toEqual(stored);
});

// @spec 7: submit-testimonial: limits, trap, time, other sites, size
test('limits each address, or IPv6 /64 network, to a number of requests per hour', async () => {
  const backend = await testimonialBackend(limits(2, 100));
  for (const [address, expected] of [
    ['203.0.113.9', stored],
    ['203.0.113.9', stored],
    ['203.0.113.9', tooMany],
    ['203.0.113.10', stored],
    ['2001:db8:1:2::1', stored],
    ['2001:db8:1:2:ffff:2:3:4', stored],
    ['2001:db8:1:2::3', tooMany],
    ['2001:db8:1:3::1', stored],
  ] as const)
    expect(await backend.submit(filledForm(), address), address).toEqual(expected);
  expect(await backend.rows('select id from testimonial_requests')).toHaveLength(6);
  expect(await backend.rows("select id from pgboss.job where name = 'mail-testimonial'")).toHaveLength(6);
});

// @spec 7: submit-testimonial: limits, trap, time, other sites, size
test('a flood from forty networks is stored, and requests over the hourly limit go into one digest', async () => {
  const backend = await testimonialBackend(limits(5, 20));
  for (let network = 0; network < 40; network += 1)
    expect(await backend.submit(filledForm({ title: `Flood ${network}` }), `2001:db8:0:${network}::1`)).toEqual(stored);
  expect(await backend.submit(filledForm({ title: 'An honest patient' }), '203.0.113.9')).toEqual(stored);
  const jobs = await backend.rows("select data ->> 'requestId' as id from pgboss.job where name = 'mail-testimonial'");
  expect(jobs).toHaveLength(20);

  await backend.run('testimonial-digest');
  expect(backend.smtp.mails).toHaveLength(1);
  const [digest] = backend.smtp.mails;
  expect(digest?.subject).toBe('Video testimonial requests to look through: 21');
  expect(digest?.text).toContain('> An honest patient');
  expect(digest?.text?.match(/Mark as contacted: http/g)).toHaveLength(21);
  await backend.run('testimonial-digest');
  expect(backend.smtp.mails).toHaveLength(1);
  expect(await backend.rows('select id from testimonial_requests where notified_at is null')).toHaveLength(20);
});

test('a digest that the mail server refuses is sent with the next run', async () => {
  const backend = await testimonialBackend({ ...limits(5, 1), script: [{ reject: 451 }] });
  for (let sent = 0; sent < 3; sent += 1) await backend.submit();
  await expect(backend.run('testimonial-digest')).rejects.toThrow('Failed to send email');
  await backend.run('testimonial-digest');
  expect(backend.smtp.mails.map(({ subject }) => subject)).toEqual(['Video testimonial requests to look through: 2']);
});

test('the daily limit refuses further requests and raises an alarm', async () => {
  const backend = await testimonialBackend(limits(2, 100, 3));
  const from = (address: number) => backend.submit(filledForm(), `203.0.113.${address}`);
  for (const [address, expected] of [
    [1, stored],
    [1, stored],
    [1, tooMany],
    [2, stored],
    [3, tooMany],
  ] as const) {
    expect(await from(address)).toEqual(expected);
  }
  expect(backend.log().match(/"alarm":"testimonials-refused"/g)).toHaveLength(1);
  expect(await backend.web.metrics.registry.getSingleMetricAsString('testimonials_refused_total')).toContain(
    'testimonials_refused_total{limit="day"} 1',
  );
  expect(await backend.rows('select id from testimonial_requests')).toHaveLength(3);
});

// @spec 7: submit-testimonial: limits, trap, time, other sites, size
test("a request without the page's key or timestamp is stored, and counts twice", async () => {
  const backend = await testimonialBackend(limits(5, 100));
  for (const [change, expected] of [
    [{ idempotencyKey: undefined, renderedAt: undefined }, stored],
    [{ renderedAt: 'mine' }, stored],
    [{ renderedAt: undefined }, tooMany],
  ] as const) {
    expect(await backend.submit(filledForm(change))).toEqual(expected);
  }
  expect(await backend.rows('select id from testimonial_requests')).toHaveLength(2);
});

// @spec 7: submit-testimonial: limits, trap, time, other sites, size
test('a request that looks automated is stored, and is only sent in the digest, after those of a busy hour', async () => {
  const backend = await testimonialBackend(limits(9, 3));
  const stamp = (time: number) => createFormStamps(secret, () => new Date(time)).issue();
  const suspicious = {
    trap: filledForm({ link: 'https://autofilled.example', title: 'Filled in by my browser' }),
    haste: filledForm({ renderedAt: stamp(Date.now() - 1_000), title: 'Sent at once' }),
    clock: filledForm({ renderedAt: stamp(Date.now() + 3_600_000), title: 'Before its time' }),
  };
  for (const form of [...Object.values(suspicious), filledForm()]) expect(await backend.submit(form)).toEqual(stored);
  expect(await backend.rows('select digest_reason from testimonial_requests order by submitted_at')).toEqual([
    { digest_reason: 'trap' },
    { digest_reason: 'too-fast' },
    { digest_reason: 'too-fast' },
    { digest_reason: 'crowded' },
  ]);
  expect(await backend.rows("select id from pgboss.job where name = 'mail-testimonial'")).toEqual([]);
  await backend.run('testimonial-digest');
  expect(backend.smtp.mails).toHaveLength(1);
  for (const { title } of Object.values(suspicious)) expect(backend.smtp.mails[0]?.text).toContain(`> ${String(title)}`);
  expect(backend.smtp.mails[0]?.text).toContain('> ada@patient.example');
  const titles = backend.smtp.mails[0]?.text?.match(/^> (Straight|Filled|Sent|Before)/gm);
  expect(titles).toEqual(['> Straight', '> Filled', '> Sent', '> Before']);

  // More than a mail holds.
  await asRole(backend.urls.site_owner, (owner) =>
    owner.query(`insert into testimonial_requests
      select (jsonb_populate_record(request, jsonb_build_object('id', gen_random_uuid(), 'idempotency_key', gen_random_uuid(),
        'reference', translate(lpad(n::text, 8, '0'), '01', 'AB'), 'notified_at', null))).*
      from testimonial_requests as request, generate_series(1, 501) as n where title = 'Sent at once'`),
  );
  for (const count of [500, 1]) {
    await backend.run('testimonial-digest');
    expect(backend.smtp.mails.at(-1)?.subject).toBe(`Video testimonial requests to look through: ${count}`);
  }
});

// @spec 7: submit-testimonial: nothing acknowledged is lost, nothing is stored twice
test('the same key with other answers is a conflict, and a new key stores the correction', async () => {
  const backend = await testimonialBackend();
  const form = filledForm();
  expect(await backend.submit(form)).toEqual(stored);
  const typed = { firstName: 'Eda', lastName: 'L', phone: '01632 960124', title: 'No', email: 'ada@corrected.example' };
  const chosen = { treatment: 'Dental Implants', rating: 4, description: 'More.', consentMarketing: true };
  for (const [name, value] of Object.entries({ ...typed, ...chosen }))
    expect(await backend.submit({ ...form, [name]: value }), name).toEqual({ status: 'conflict' });
  const corrected = filledForm({ email: 'ada@corrected.example' });
  expect(await backend.submit(corrected)).toEqual(stored);
  expect(await backend.rows('select email from testimonial_requests order by submitted_at')).toEqual([
    { email: 'ada@patient.example' },
    { email: 'ada@corrected.example' },
  ]);
});

test('a repeated request gets its reference even over the limit, and does not count towards it', async () => {
  const backend = await testimonialBackend(limits(2, 100));
  const form = filledForm();
  const first = await backend.submit(form);
  for (let round = 0; round < 5; round += 1) expect(await backend.submit(form)).toEqual(first);
  for (const expected of [stored, tooMany]) expect(await backend.submit()).toEqual(expected);
  expect(await backend.submit(form)).toEqual(first);
  expect(await backend.rows('select id from testimonial_requests')).toHaveLength(2);
});

test('conflicts, invalid requests and server errors do not count towards the limit', async () => {
  const backend = await testimonialBackend(limits(2, 100));
  const form = filledForm();
  await backend.submit(form);
  expect(await backend.submit({ ...form, title: 'Other' })).toEqual({ status: 'conflict' });
  await asRole(backend.urls.site_owner, (owner) => owner.query('revoke insert on pgboss.job_common, pgboss.job from site_web'));
  await expect(backend.submit()).rejects.toThrow('Failed to store testimonial request');
  await asRole(backend.urls.site_owner, (owner) => owner.query('grant insert on pgboss.job_common, pgboss.job to site_web'));
  for (let round = 0; round < 3; round += 1)
    expect(await backend.submit(filledForm({ email: 'ada@' }))).toMatchObject({ status: 'invalid' });
  expect(await backend.submit(filledForm({ treatment: 'Botox' }))).toMatchObject({ status: 'invalid' });
  for (const expected of [stored, tooMany]) expect(await backend.submit()).toEqual(expected);
  const { consents } = backend.web.content.shareYourStoryPage;
  expect(await backend.rows('select consent_version from testimonial_requests')).toEqual(
    [1, 2].map(() => ({ consent_version: consents.version })),
  );
});

test('stores only a keyed hash of each address', async () => {
  const backend = await testimonialBackend();
  await backend.submit(filledForm(), '203.0.113.77');
  const kept = JSON.stringify(await backend.rows('select key from rate_limits'));
  expect(kept).toMatch(/testimonial-address:[\w-]{43}"/);
  expect(kept + backend.log()).not.toContain('203.0');
  const other = createSubmissionLimits(backend.web.pool, 'another secret, also long enough', {
    perAddress: 5,
    inAll: 5,
    perDay: 5,
  });
  await other.take('203.0.113.77');
  expect(await backend.rows("select key from rate_limits where key like 'testimonial-address:%'")).toHaveLength(2);
});

test('counts in memory while the database is down', async () => {
  const pool = new Pool({ connectionString: 'postgresql://nobody@127.0.0.1:1/nothing', connectionTimeoutMillis: 500 });
  onTestFinished(() => pool.end());
  const { take } = createSubmissionLimits(pool, 'a secret of the tests, long enough', { perAddress: 2, inAll: 100, perDay: 100 });
  const allowed = [];
  for (let round = 0; round < 3; round += 1) allowed.push((await take('203.0.113.9')).allowed);
  expect(allowed).toEqual([true, true, false]);
});
