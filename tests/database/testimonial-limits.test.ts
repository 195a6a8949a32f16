import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createSubmissionLimits } from '../../server/testimonials/guards/submission-limits.ts';
import { asRole } from '../support/fresh-database.ts';
import { filledForm, testimonialBackend } from '../support/testimonial-backend.ts';

const stored = { status: 'stored', reference: expect.any(String) };
const tooMany = { status: 'refused', reason: 'too-many' };
const limits = (perAddress: number, inAll: number) => ({
  env: { SUBMISSIONS_PER_ADDRESS: String(perAddress), SUBMISSIONS_IN_ALL: String(inAll) },
});

test('one address may send so many an hour and no more; another address is not touched by it', async () => {
  const backend = await testimonialBackend(limits(2, 100));
  for (const expected of [stored, stored, tooMany, tooMany]) expect(await backend.submit()).toEqual(expected);
  expect(await backend.submit(filledForm(), '203.0.113.10')).toEqual(stored);
  expect(await backend.rows('select id from testimonial_requests')).toHaveLength(3);
  expect(await backend.rows("select id from pgboss.job where name = 'mail-testimonial'")).toHaveLength(3);
});

test('when the hour is over the address may send again', async () => {
  const backend = await testimonialBackend(limits(1, 100));
  for (const expected of [stored, tooMany]) expect(await backend.submit()).toEqual(expected);
  const rows = await backend.rows('select expire::float8 - extract(epoch from now())::float8 * 1000 as left from rate_limits');
  for (const { left } of rows) expect(Number(left) / 60_000).toBeCloseTo(60, 0);
  await backend.rows('update rate_limits set expire = extract(epoch from now()) * 1000 - 1');
  expect(await backend.submit()).toEqual(stored);
});

// @spec 7: submit-testimonial: limits, trap, time, other sites, size
test('an IPv6 household is one address, however many it has', async () => {
  const backend = await testimonialBackend(limits(2, 100));
  for (const [tail, expected] of [
    ['::1', stored],
    [':ffff:2:3:4', stored],
    ['::3', tooMany],
  ] as const) {
    expect(await backend.submit(filledForm(), `2001:db8:1:2${tail}`)).toEqual(expected);
  }
  expect(await backend.submit(filledForm(), '2001:db8:1:3::1')).toEqual(stored);
});

test('all together may send so many and no more, and one address cannot use that up', async () => {
  const backend = await testimonialBackend(limits(2, 4));
  const from = (address: number) => backend.submit(filledForm(), `203.0.113.${address}`);
  for (const expected of [stored, stored, tooMany, tooMany, tooMany]) expect(await from(1)).toEqual(expected);
  for (const [address, expected] of [
    [2, stored],
    [3, stored],
    [4, tooMany],
    [5, tooMany],
  ] as const) {
    expect(await from(address)).toEqual(expected);
  }
});

test('a repeat is answered with its reference over the limit too, and uses up nothing before', async () => {
  const backend = await testimonialBackend(limits(2, 100));
  const form = filledForm();
  const first = await backend.submit(form);
  for (let round = 0; round < 5; round += 1) expect(await backend.submit(form)).toEqual(first);
  for (const expected of [stored, tooMany]) expect(await backend.submit()).toEqual(expected);
  expect(await backend.submit(form)).toEqual(first);
  expect(await backend.rows('select id from testimonial_requests')).toHaveLength(2);
});

test('what fails the rule or the trap uses up nothing', async () => {
  const backend = await testimonialBackend(limits(1, 100));
  for (let round = 0; round < 3; round += 1) {
    expect(await backend.submit(filledForm({ email: 'ada@' }))).toMatchObject({ status: 'invalid' });
    expect(await backend.submit(filledForm({ link: 'x' }))).toMatchObject(stored);
    expect(await backend.submit(filledForm({ renderedAt: '' }))).toEqual({ status: 'refused', reason: 'bad-form' });
  }
  expect(await backend.rows('select key from rate_limits')).toEqual([]);
  expect(await backend.submit()).toEqual(stored);
  expect(await backend.rows('select id from testimonial_requests')).toHaveLength(1);
});

test('no address is kept, and the same address has another hash under another secret', async () => {
  const backend = await testimonialBackend();
  await backend.submit(filledForm(), '203.0.113.77');
  const kept = JSON.stringify(await backend.rows('select key from rate_limits'));
  expect(kept).toMatch(/testimonial-address:[\w-]{43}"/);
  expect(kept + backend.log()).not.toContain('203.0');
  const other = createSubmissionLimits(backend.web.pool, 'another secret, also long enough', { perAddress: 5, inAll: 5 });
  await other.take('203.0.113.77');
  expect(await backend.rows("select key from rate_limits where key like 'testimonial-address:%'")).toHaveLength(2);
});

test('while the database is away, memory counts', async () => {
  const pool = new Pool({ connectionString: 'postgresql://nobody@127.0.0.1:1/nothing', connectionTimeoutMillis: 500 });
  onTestFinished(() => pool.end());
  const { take } = createSubmissionLimits(pool, 'a secret of the tests, long enough', { perAddress: 2, inAll: 100 });
  const allowed = [];
  for (let round = 0; round < 3; round += 1) allowed.push((await take('203.0.113.9')).allowed);
  expect(allowed).toEqual([true, true, false]);
});

// @spec 6: The web role reads no request and writes no post
test('the web role can read no request, whatever it asks for', async () => {
  const backend = await testimonialBackend();
  await backend.submit();
  await asRole(backend.urls.site_web, async (web) => {
    for (const query of [
      'select * from testimonial_requests',
      'select reference from testimonial_requests',
      'update testimonial_requests set notified_at = now()',
      'delete from testimonial_requests',
      'select data, output from pgboss.archive',
    ]) {
      await expect(web.query(query), query).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|42P01)$/) });
    }
    const [request] = await backend.rows('select id from testimonial_requests');
    const { fields } = await web.query('select * from testimonial_state($1)', [request?.['id']]);
    expect(fields.map(({ name }) => name)).toEqual(['request_reference', 'submitted', 'contacted']);
  });
});
