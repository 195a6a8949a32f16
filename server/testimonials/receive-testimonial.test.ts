import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { createLog } from '../platform/log.ts';
import { createReceiveTestimonial } from './receive-testimonial.ts';
import { submitTestimonialFunction } from './submit-function.ts';
import type { FindRepeat, SubmitTestimonial, TestimonialSubmission } from './submit-testimonial.ts';

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
const sent = { ...answers, idempotencyKey, renderedAt: 'good', link: '' };

type Told = { submit?: SubmitTestimonial; findRepeat?: FindRepeat; allowed?: boolean };

/** The guards and the rule over parts that do what they are told. A stamp is what it says of itself. */
function server({ submit, findRepeat, allowed = true }: Told = {}) {
  const submissions: TestimonialSubmission[] = [];
  const places = { taken: [] as string[], givenBack: 0 };
  const lines: string[] = [];
  const receive = createReceiveTestimonial({
    submit: async (submission) => {
      submissions.push(submission);
      return submit ? submit(submission) : { reference: 'CDFG2345', created: true };
    },
    findRepeat: findRepeat ?? (async () => undefined),
    stamps: { issue: () => 'good', check: (stamp) => (stamp === 'good' || stamp === 'too-fast' ? stamp : 'forged') },
    limits: {
      async take(address) {
        places.taken.push(address);
        return {
          allowed,
          async giveBack() {
            places.givenBack += 1;
          },
        };
      },
    },
    words: () => words,
  });
  const log = createLog('trace', 'test', { write: (line: string) => void lines.push(line) });
  return {
    receive: (fields: Record<string, unknown>) => receive(fields, { address: '203.0.113.9', log }),
    call: (body: unknown) =>
      submitTestimonialFunction(receive)(body, {
        address: '203.0.113.9',
        log,
        site: { base: 'http://localhost', practice: undefined },
        request: new Request('http://localhost/functions/v1/submit-testimonial'),
      }),
    submissions,
    places,
    log: () => lines.join(''),
  };
}

describe('createReceiveTestimonial', () => {
  it('stores what the rule lets through, with the version of the consents', async () => {
    const { places, receive, submissions } = server();
    expect(await receive(sent)).toEqual({ status: 'stored', reference: 'CDFG2345' });
    expect(submissions).toEqual([
      {
        testimonial: expect.objectContaining({ firstName: 'Ada', phone: '01632960123', rating: 5, consentMarketing: false }),
        idempotencyKey,
        consentVersion: words.consents.version,
      },
    ]);
    expect(places).toEqual({ taken: ['203.0.113.9'], givenBack: 0 });
  });

  it('stores nothing that breaks the rule, and counts it against nobody', async () => {
    const { places, receive, submissions } = server();
    expect(await receive({ ...sent, rating: '', email: 'ada@' })).toEqual({
      status: 'invalid',
      errors: [
        { field: 'email', message: 'Invalid email address' },
        { field: 'rating', message: 'Please select a rating' },
      ],
    });
    expect([submissions, places.taken]).toEqual([[], []]);
  });

  it('takes the treatments that the content offers and no other', async () => {
    const { receive, submissions } = server();
    for (const treatment of words.treatments) expect((await receive({ ...sent, treatment })).status, treatment).toBe('stored');
    expect((await receive({ ...sent, treatment: 'Botox' })).status).toBe('invalid');
    expect(submissions).toHaveLength(8);
  });

  it('tells a program that fills in the trap that all went well, and stores nothing', async () => {
    const { places, receive, submissions } = server();
    const received = await receive({ ...sent, link: 'https://spam.example' });
    expect(received).toEqual({ status: 'stored', reference: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/) });
    expect([submissions, places.taken]).toEqual([[], []]);
  });

  it.each([
    ['without a key', { idempotencyKey: undefined }, 'bad-form'],
    ['with a key of its own making', { idempotencyKey: '1' }, 'bad-form'],
    ['without a stamp', { renderedAt: undefined }, 'bad-form'],
    ['with a forged stamp', { renderedAt: 'mine' }, 'bad-form'],
    ['filled in faster than anybody can', { renderedAt: 'too-fast' }, 'too-fast'],
  ])('refuses a form %s', async (_, change, reason) => {
    const { places, receive, submissions } = server();
    expect(await receive({ ...sent, ...change })).toEqual({ status: 'refused', reason });
    expect([submissions, places.taken]).toEqual([[], []]);
  });

  it('lets the visitor correct an answer first, however fast it was given', async () => {
    expect(await server().receive({ ...sent, title: '', renderedAt: 'too-fast' })).toMatchObject({ status: 'invalid' });
  });

  it('stores nothing new over the limit, and still answers a repeat with its reference', async () => {
    const fresh = server({ allowed: false });
    expect(await fresh.receive(sent)).toEqual({ status: 'refused', reason: 'too-many' });
    const repeat = server({ allowed: false, findRepeat: async () => 'DDDD5555' });
    expect(await repeat.receive(sent)).toEqual({ status: 'stored', reference: 'DDDD5555' });
    expect([...fresh.submissions, ...repeat.submissions]).toEqual([]);
  });

  it('counts neither a repeat nor a failure of ours against the visitor', async () => {
    const repeat = server({ submit: async () => ({ reference: 'DDDD5555', created: false }) });
    expect(await repeat.receive(sent)).toEqual({ status: 'stored', reference: 'DDDD5555' });
    const failing = server({ submit: () => Promise.reject(new Error('the database is away')) });
    await expect(failing.receive(sent)).rejects.toThrow('the database is away');
    expect([repeat.places.givenBack, failing.places.givenBack]).toEqual([1, 1]);
  });

  it('logs nothing of what was said, nor who said it', async () => {
    const { log, receive } = server();
    const over = server({ allowed: false });
    await receive(sent);
    await receive({ ...sent, link: 'https://spam.example' });
    await over.receive(sent);
    expect(log()).toContain('CDFG2345');
    expect(log() + over.log()).not.toMatch(/Ada|Lister|patient\.example|960-?123|Straight|Invisalign|203\.0|spam/);
  });
});

describe('submitTestimonialFunction', () => {
  it('answers with the reference, or the errors with the first one first, or the reason', async () => {
    const { call } = server();
    expect(await call({ ...sent, rating: 4, consentVideo: true })).toEqual({ success: true, reference: 'CDFG2345' });
    expect(await call({ ...sent, firstName: '', title: '' })).toEqual({
      success: false,
      error: 'validation',
      errors: [
        { field: 'firstName', message: 'First name is required' },
        { field: 'title', message: 'Title is required' },
      ],
    });
    expect(await server({ allowed: false }).call(sent)).toEqual({ success: false, error: 'too-many' });
  });

  it.each([undefined, null, 'text', 7, [], [sent], { __proto__: sent }])('refuses the body %j', async (body) => {
    const { call, submissions } = server();
    expect(await call(body)).toEqual({ success: false, error: 'bad-form' });
    expect(submissions).toEqual([]);
  });
});
