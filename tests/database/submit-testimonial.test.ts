import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { parseTestimonial, type Testimonial } from '../../domain/testimonial.ts';
import { createLog } from '../../server/platform/log.ts';
import { createJobQueue } from '../../server/platform/queue/job-queue.ts';
import { storeTestimonial, type TestimonialSubmission } from '../../server/testimonials/testimonial-store.ts';
import { asRole, freshDatabase } from '../support/fresh-database.ts';

const treatments = ['Invisalign', "Children's Dentistry"];
const form = {
  firstName: 'Ada',
  lastName: 'Lister',
  email: 'ada@patient.example',
  phone: '(01632) 960-123',
  treatment: 'Invisalign',
  rating: '4',
  title: 'Straight at last',
  description: 'Nobody told me off.\r\nI would come again.',
  consentVideo: 'true',
  consentWebsite: 'true',
};

function testimonialOf(changes: Record<string, unknown> = {}): Testimonial {
  const parsed = parseTestimonial({ ...form, ...changes }, treatments);
  if (!parsed.ok) throw new Error(parsed.errors[0]?.message);
  return parsed.value;
}

/** The use case as in the web process: a pool of the web role on a new database. */
async function webProcess() {
  const urls = await freshDatabase();
  const pool = new Pool({ connectionString: urls.site_web, max: 5 });
  onTestFinished(() => pool.end());
  const queue = createJobQueue(pool, createLog('silent', 'test'));
  onTestFinished(() => queue.close());
  const storeWith = (makeReference?: () => string) => (submission: TestimonialSubmission) =>
    storeTestimonial(queue, submission, makeReference);
  return { submit: storeWith(), storeWith, rows: () => storedRows(urls.site_worker) };
}

const storedRows = (workerUrl: string) =>
  asRole(workerUrl, async (worker) => {
    const { rows } = await worker.query('select * from testimonial_requests order by submitted_at, id');
    return rows as Record<string, unknown>[];
  });

type Submit = Awaited<ReturnType<typeof webProcess>>['submit'];
const send = (submit: Submit, testimonial: Testimonial, idempotencyKey: string = randomUUID()) =>
  submit({ testimonial, idempotencyKey, consentVersion: '2025-01' });

async function stored(...sent: Parameters<typeof send>) {
  const result = await send(...sent);
  if (result === 'conflict') throw new Error('Conflict with other answers');
  return result;
}

// @spec 1: A form offers a video testimonial; the practice then sends instructions
// @spec 3: Testimonial request: every field with its type
test('stores every answer with the consents, their version and the time, and returns the reference', async () => {
  const { rows, submit } = await webProcess();
  const key = randomUUID();
  const { created, reference } = await stored(submit, testimonialOf({ consentMarketing: 'true' }), key);
  expect(created).toBe(true);
  expect(await rows()).toEqual([
    {
      id: expect.any(String),
      idempotency_key: key,
      reference,
      first_name: 'Ada',
      last_name: 'Lister',
      email: 'ada@patient.example',
      phone: '01632960123',
      treatment: 'Invisalign',
      rating: 4,
      title: 'Straight at last',
      description: 'Nobody told me off.\nI would come again.',
      consent_video: true,
      consent_website: true,
      consent_marketing: true,
      consent_version: '2025-01',
      submitted_at: expect.any(Date),
      notified_at: null,
      contacted_at: null,
      reminded_at: null,
      digest_reason: null,
      receipt_sent_at: null,
    },
  ]);
});

// @spec 3: Testimonial request: every field with its type
test('stores an empty answer as null, and a missing marketing consent as false', async () => {
  const { rows, submit } = await webProcess();
  await send(submit, testimonialOf({ description: ' ' }));
  expect(await rows()).toMatchObject([{ description: null, consent_marketing: false }]);
});

test('retries with a new reference when one is already used', async () => {
  const { rows, storeWith } = await webProcess();
  const references = ['CCCC2222', 'CCCC2222', 'CCCC2222', 'DDDD3333'];
  const submit = storeWith(() => references.shift() ?? '');
  await send(submit, testimonialOf());
  await expect(send(submit, testimonialOf())).resolves.toEqual({ reference: 'DDDD3333', created: true });
  expect(await rows()).toHaveLength(2);
});

test('stores hostile text unchanged', async () => {
  const { rows, submit } = await webProcess();
  const hostile = [
    "Robert'); drop table testimonial_requests; --",
    '$1 $2 :name %s %n {{x}} #{x} \\',
    '<script>alert(1)</script>&amp;"',
    'محمد \u202edlrow\u202c',
    '👩‍👩‍👧‍👦'.repeat(7),
    "O'Brien \u00e9 e\u0301 ﬁ 𠮷",
    '\\x00 \\u0000 %00',
  ];
  for (const words of hostile)
    await send(submit, testimonialOf({ firstName: words.slice(0, 50), title: words, description: words }));
  const kept = await rows();
  expect(kept.map((row) => row['description'])).toEqual(hostile);
  expect(kept.map((row) => row['title'])).toEqual(hostile);
});

// @spec 9: Length limits of the form
test('stores every text at its length limit, counted in code points', async () => {
  const { rows, submit } = await webProcess();
  const emoji = (count: number) => '🎉'.repeat(count);
  const email = `${'a'.repeat(255 - '@patient.example'.length)}@patient.example`;
  await send(
    submit,
    testimonialOf({ firstName: emoji(50), lastName: emoji(50), email, title: emoji(100), description: emoji(1000) }),
  );
  expect(await rows()).toMatchObject([{ last_name: emoji(50), email, description: emoji(1000) }]);
});

// @spec 5: The server holds to the same rule
test('the table refuses invalid requests, and the error contains no personal data', async () => {
  const { rows, submit } = await webProcess();
  const valid = testimonialOf();
  const broken: Partial<Record<keyof Testimonial, unknown>>[] = [
    { firstName: '' },
    { lastName: 'x'.repeat(51) },
    { email: 'x'.repeat(256) },
    { phone: '+441632960123' },
    { rating: 6 },
    { title: '' },
    { description: 'x'.repeat(1001) },
    { consentVideo: false },
    { consentWebsite: false },
    { firstName: 'A\0da' },
  ];
  for (const change of broken) {
    // Skips the validation on purpose: the table checks the same rules.
    const refusal: unknown = await send(submit, { ...valid, ...change } as Testimonial).catch((error: unknown) => error);
    expect(refusal, JSON.stringify(change)).toBeInstanceOf(Error);
    const message = JSON.stringify(
      Object.getOwnPropertyNames(refusal).map((name) => String(Reflect.get(refusal as Error, name))),
    );
    expect(message).not.toMatch(/Ada|Lister|patient\.example|01632960123|Straight/);
    expect(message).toMatch(/Failed to store testimonial request: (23514|22021)/);
  }
  await expect(send(submit, valid, 'not-a-key')).rejects.toThrow('Failed to store testimonial request: 22P02');
  expect(await rows()).toEqual([]);
});
