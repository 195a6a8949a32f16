import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { createLog } from '../platform/log.ts';
import type { SubmissionLimits } from './guards/submission-limits.ts';
import { createReceiveTestimonial, type FormProof } from './receive-testimonial.ts';
import { submitTestimonialFunction } from './submit-function.ts';
import type { TestimonialStore, TestimonialSubmission } from './testimonial-store.ts';

const words = loadContent('content').shareYourStoryPage;
const idempotencyKey = 'b3c6cd4c-0d4b-4a5e-9f3f-1f6f5a1c2d3e';
const answers = {
  firstName: ' Ada ',
  lastName: 'Lister',
  email: 'ada@patient.example',
  phone: '(01632) 960-123',
  treatment: 'Invisalign',
  rating: '5',
  title: 'Straight at last',
  consentVideo: 'true',
  consentWebsite: 'true',
};
const proof = { idempotencyKey, renderedAt: 'good', link: '' };

const ourPage = { 'Idempotency-Key': idempotencyKey, 'Form-Rendered-At': 'good' };

type Slot = Awaited<ReturnType<SubmissionLimits['take']>>;
type Told = {
  submit?: TestimonialStore['store'];
  findRepeat?: TestimonialStore['findRepeat'];
  refusedBy?: 'address' | 'day';
  crowded?: boolean;
};

/** The real code with fake parts. The text of a stamp is its check result. */
function server({ submit, findRepeat, refusedBy, crowded = false }: Told = {}) {
  const submissions: TestimonialSubmission[] = [];
  const places = { taken: [] as (string | number)[][], givenBack: 0 };
  const lines: string[] = [];
  const refused: string[] = [];
  const receive = createReceiveTestimonial({
    store: {
      store: async (submission) => {
        submissions.push(submission);
        return submit ? submit(submission) : { reference: 'CDFG2345', created: true };
      },
      findRepeat: findRepeat ?? (async () => undefined),
    },
    stamps: { issue: () => 'good', check: (stamp) => (stamp === 'good' || stamp === 'too-fast' ? stamp : 'forged') },
    limits: {
      async take(address, cost = 1): Promise<Slot> {
        places.taken.push([address, cost]);
        if (refusedBy) return { allowed: false, limit: refusedBy, waitSeconds: 1800 };
        return {
          allowed: true,
          crowded,
          async giveBack() {
            places.givenBack += 1;
          },
        };
      },
    },
    countRefused: (limit) => refused.push(limit),
    words: () => words,
  });
  const log = createLog('trace', 'test', { write: (line: string) => void lines.push(line) });
  return {
    receive: (fields: Record<string, unknown> = answers, own: Partial<FormProof> = {}) =>
      receive(fields, { ...proof, ...own }, { address: '203.0.113.9', log }),
    call: async (body: unknown, headers: Record<string, string> = ourPage) => {
      const answer = await submitTestimonialFunction(receive)(body, {
        address: '203.0.113.9',
        log,
        site: { base: 'http://localhost', practice: undefined },
        request: new Request('http://localhost/functions/v1/submit-testimonial', { headers }),
      });
      if (!(answer instanceof Response)) return answer;
      const retryAfter = answer.headers.get('Retry-After');
      return { status: answer.status, ...(await answer.json()), ...(retryAfter && { retryAfter }) };
    },
    submissions,
    places,
    refused,
    log: () => lines.join(''),
  };
}

describe('createReceiveTestimonial', () => {
  it('stores a valid submission with the version of the consents', async () => {
    const { places, receive, submissions } = server();
    expect(await receive()).toEqual({ status: 'stored', reference: 'CDFG2345' });
    expect(submissions).toEqual([
      {
        testimonial: expect.objectContaining({ firstName: 'Ada', phone: '01632960123', rating: 5, consentMarketing: false }),
        idempotencyKey,
        consentVersion: words.consents.version,
        digestReason: undefined,
      },
    ]);
    expect(places).toEqual({ taken: [['203.0.113.9', 1]], givenBack: 0 });
  });

  it('neither stores an invalid submission nor counts it towards a limit', async () => {
    const { places, receive, submissions } = server();
    expect(await receive({ ...answers, rating: '', email: 'ada@' })).toEqual({
      status: 'invalid',
      errors: [
        { field: 'email', message: 'Invalid email address' },
        { field: 'rating', message: 'Please select a rating' },
      ],
    });
    expect([submissions, places.taken]).toEqual([[], []]);
  });

  it('accepts only treatments from the content', async () => {
    const { receive, submissions } = server();
    for (const treatment of words.treatments) expect((await receive({ ...answers, treatment })).status, treatment).toBe('stored');
    expect((await receive({ ...answers, treatment: 'Botox' })).status).toBe('invalid');
    expect(submissions).toHaveLength(8);
  });

  it.each([
    ['the honeypot filled in', { link: 'https://spam.example' }, {}, 'trap'],
    ['the form sent too fast', { renderedAt: 'too-fast' }, {}, 'too-fast'],
    ['more requests than usual this hour', {}, { crowded: true }, 'crowded'],
    ['all of these', { link: 'x', renderedAt: 'too-fast' }, { crowded: true }, 'trap'],
  ])('stores it for the digest with %s', async (_, own, told, digestReason) => {
    const { receive, submissions } = server(told);
    expect(await receive(answers, own)).toEqual({ status: 'stored', reference: 'CDFG2345' });
    expect(submissions).toMatchObject([{ digestReason, idempotencyKey }]);
  });

  it.each([
    ['without a key', { idempotencyKey: null }],
    ['with an invalid key', { idempotencyKey: '1' }],
    ['without a stamp', { renderedAt: null }],
    ['with a forged stamp', { renderedAt: 'mine' }],
  ])('stores a request %s, and counts it twice', async (_, own) => {
    const { places, receive, submissions } = server();
    expect(await receive(answers, own)).toEqual({ status: 'stored', reference: 'CDFG2345' });
    expect(submissions).toMatchObject([{ idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/), digestReason: undefined }]);
    expect(places.taken).toEqual([['203.0.113.9', 2]]);
  });

  it.each(['address', 'day'] as const)(
    'over the %s limit it stores nothing new, but returns the reference for a repeat',
    async (refusedBy) => {
      const fresh = server({ refusedBy });
      expect(await fresh.receive()).toEqual({ status: 'too-many', waitSeconds: 1800 });
      const repeat = server({ refusedBy, findRepeat: async () => 'DDDD5555' });
      expect(await repeat.receive()).toEqual({ status: 'stored', reference: 'DDDD5555' });
      expect([...fresh.submissions, ...repeat.submissions]).toEqual([]);
      expect([...fresh.refused, ...repeat.refused]).toEqual([refusedBy]);
      expect(fresh.log().includes('"alarm":"testimonials-refused"')).toBe(refusedBy === 'day');
    },
  );

  it('does not count a repeat, a conflict or a server error towards the limit', async () => {
    const repeat = server({ submit: async () => ({ reference: 'DDDD5555', created: false }) });
    expect(await repeat.receive()).toEqual({ status: 'stored', reference: 'DDDD5555' });
    const conflict = server({ submit: async () => 'conflict' });
    expect(await conflict.receive()).toEqual({ status: 'conflict' });
    const failing = server({ submit: () => Promise.reject(new Error('the database is away')) });
    await expect(failing.receive()).rejects.toThrow('the database is away');
    expect([repeat, conflict, failing].map(({ places }) => places.givenBack)).toEqual([1, 1, 1]);
  });

  it('logs no personal data', async () => {
    const { log, receive } = server();
    const over = server({ refusedBy: 'address' });
    await receive();
    await receive(answers, { link: 'https://spam.example' });
    await over.receive();
    expect(log()).toContain('CDFG2345');
    expect(log() + over.log()).not.toMatch(/Ada|Lister|patient\.example|960-?123|Straight|Invisalign|203\.0|spam/);
  });
});

describe('submitTestimonialFunction', () => {
  // @spec 7: submit-testimonial: invoked with its eleven fields; success shows the notice
  it('returns the reference, or a 4xx status with the reason', async () => {
    const { call } = server();
    expect(await call({ ...answers, rating: 4, consentVideo: true })).toEqual({ success: true, reference: 'CDFG2345' });
    expect(await call({ ...answers, firstName: '', title: '' })).toEqual({
      status: 400,
      success: false,
      error: 'validation',
      errors: [
        { field: 'firstName', message: 'First name is required' },
        { field: 'title', message: 'Title is required' },
      ],
    });
    expect(await server({ refusedBy: 'address' }).call(answers)).toEqual({
      status: 429,
      success: false,
      error: 'too-many',
      retryAfter: '1800',
    });
    const conflict = server({ submit: async () => 'conflict' });
    expect(await conflict.call(answers)).toEqual({ status: 409, success: false, error: 'conflict' });
  });

  it('accepts the eleven fields without headers, and rejects other fields', async () => {
    const { call, submissions } = server();
    expect(await call({ ...answers, description: 'All eleven.', consentMarketing: true }, {})).toMatchObject({ success: true });
    for (const twelfth of ['idempotencyKey', 'renderedAt', 'link', 'isAdmin'])
      expect(await call({ ...answers, [twelfth]: '' })).toEqual({ status: 400, success: false, error: 'unknown-field' });
    expect(submissions).toHaveLength(1);
  });

  it('reads the key, the stamp and the honeypot from headers', async () => {
    const { call, submissions } = server();
    await call(answers, { ...ourPage, 'Form-Link': 'filled in' });
    await call(answers, { ...ourPage, 'Form-Rendered-At': 'too-fast' });
    expect(submissions).toMatchObject([
      { idempotencyKey, digestReason: 'trap' },
      { idempotencyKey, digestReason: 'too-fast' },
    ]);
  });

  it.each([undefined, null, 'text', 7, [], [answers], { __proto__: answers }])('rejects the body %j', async (body) => {
    const { call, submissions } = server();
    expect(await call(body)).toMatchObject({ status: 400, success: false, error: 'validation' });
    expect(submissions).toEqual([]);
  });
});
