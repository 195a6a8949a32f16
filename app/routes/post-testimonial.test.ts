import { describe, expect, it } from 'vitest';
import { createLog } from '../../server/platform/log.ts';
import type { RequestContext } from '../../server/request-context.ts';
import { postTestimonial } from './post-testimonial.ts';

type Receive = RequestContext['testimonials']['receive'];
type Stamp = ReturnType<RequestContext['testimonials']['stamps']['check']>;

const idempotencyKey = 'b3c6cd4c-0d4b-4a5e-9f3f-1f6f5a1c2d3e';
const stored: Receive = async () => ({ status: 'stored', reference: 'CDFG2345' });
const answers = {
  firstName: ' Ada ',
  lastName: 'Lister',
  email: 'ada@patient.example',
  phone: '(01632) 960-123',
  treatment: 'Invisalign',
  rating: '5',
  title: 'Straight at last',
  description: '',
  consentVideo: 'true',
  consentWebsite: 'true',
};

/** A stubbed context that records calls and log lines. */
function server(receive: Receive, stamp: Stamp = 'good') {
  const given: Parameters<Receive>[] = [];
  const lines: string[] = [];
  const context = {
    address: '203.0.113.9',
    log: createLog('trace', 'test', { write: (line: string) => void lines.push(line) }),
    testimonials: {
      receive: (...sent: Parameters<Receive>) => {
        given.push(sent);
        return receive(...sent);
      },
      stamps: { issue: () => 'a new stamp', check: () => stamp },
    },
  };
  const post = (body: BodyInit) => postTestimonial(new Request('http://localhost/share', { method: 'POST', body }), context);
  const form = (fields: Record<string, string>) => post(new URLSearchParams(fields));
  return { form, post, given, log: () => lines.join('') };
}

const sent = { ...answers, idempotencyKey, renderedAt: 'the stamp of its page' };
const newParts = { idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/), renderedAt: 'a new stamp' };
const sameParts = { idempotencyKey, renderedAt: 'the stamp of its page' };

describe('postTestimonial', () => {
  it('passes on every field and the address, and returns a new key and stamp', async () => {
    const { form, given } = server(stored);
    const { answer, status } = await form({ ...sent, link: '' });
    expect(status).toBe(200);
    expect(answer).toEqual({ outcome: { status: 'stored', reference: 'CDFG2345' }, ...newParts });
    expect(answer.idempotencyKey).not.toBe(idempotencyKey);
    expect(given).toEqual([
      [
        { ...sent, link: '' },
        { idempotencyKey, renderedAt: 'the stamp of its page', link: '' },
        { address: '203.0.113.9', log: expect.anything() },
      ],
    ]);
  });

  it('returns the values as entered, with the same key and stamp', async () => {
    const errors = [{ field: 'email' as const, message: 'Invalid email address' }];
    const { form } = server(async () => ({ status: 'invalid', errors }));
    const { answer, status } = await form({ ...sent, email: 'ada@' });
    expect(status).toBe(400);
    expect(answer).toEqual({ outcome: { status: 'invalid', errors }, ...sameParts, entered: { ...answers, email: 'ada@' } });
  });

  it('responds with 429 over the limit and keeps values, key and stamp', async () => {
    const { form } = server(async () => ({ status: 'too-many', waitSeconds: 1800 }));
    const { answer, status } = await form(sent);
    expect(status).toBe(429);
    expect(answer).toEqual({ outcome: { status: 'failed', waitSeconds: 1800 }, ...sameParts, entered: answers });
  });

  it('retries with a new key after a conflict', async () => {
    const { form, given } = server(async (_, proof) =>
      proof.idempotencyKey === idempotencyKey ? { status: 'conflict' } : { status: 'stored', reference: 'CDFG2345' },
    );
    expect(await form(sent)).toMatchObject({ status: 200, answer: { outcome: { status: 'stored' } } });
    expect(given).toHaveLength(2);
  });

  it('keeps values and key if storing fails, so that a retry cannot store twice', async () => {
    const { form } = server(() => Promise.reject(new Error('the database is away')));
    const { answer, status } = await form(sent);
    expect(status).toBe(503);
    expect(answer).toEqual({ outcome: { status: 'failed' }, ...sameParts, entered: answers });
  });

  it('replaces an invalid key and a forged stamp', async () => {
    const { form } = server(async () => ({ status: 'too-many', waitSeconds: 1800 }), 'forged');
    for (const fields of [answers, { ...sent, idempotencyKey: '1' }]) {
      expect((await form(fields)).answer).toMatchObject({ ...newParts, entered: answers });
    }
  });

  it('returns only known fields and no files', async () => {
    const { post } = server(async () => ({ status: 'too-many', waitSeconds: 1800 }));
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...sent, isAdmin: 'true' })) form.set(name, value);
    form.set('title', new File(['x'], 'title.txt'));
    const { title: _, ...others } = answers;
    expect((await post(form)).answer.entered).toEqual(others);
  });

  // @spec 8: Internally 'Failed to submit testimonial request'
  it('logs the failure without personal data', async () => {
    const { form, log } = server(() => Promise.reject(new Error('the database is away')));
    await form(sent);
    expect(log()).toContain('Failed to submit testimonial request');
    expect(log()).not.toMatch(/Ada|Lister|patient\.example|960-?123|Straight|Invisalign|203\.0/);
  });
});
