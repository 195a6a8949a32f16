import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { createLog } from '../../server/log.ts';
import type { RequestContext } from '../../server/request-context.ts';
import { receiveTestimonial } from './receive-testimonial.ts';

type Submission = Parameters<RequestContext['testimonials']['submit']>[0];

const content = loadContent('content');
const idempotencyKey = 'b3c6cd4c-0d4b-4a5e-9f3f-1f6f5a1c2d3e';
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

/** A server whose store does what it is told, and everything that it was given and that it logged. */
function server(submit: (submission: Submission) => Promise<{ reference: string; created: boolean }>) {
  const submissions: Submission[] = [];
  const lines: string[] = [];
  const context = {
    content,
    log: createLog('trace', 'test', { write: (line: string) => void lines.push(line) }),
    testimonials: {
      submit: (submission: Submission) => {
        submissions.push(submission);
        return submit(submission);
      },
    },
  };
  const receive = (fields: Record<string, string>) =>
    receiveTestimonial(new Request('http://localhost/share', { method: 'POST', body: new URLSearchParams(fields) }), context);
  return { context, receive, submissions, log: () => lines.join('') };
}

const storing = () => server(async () => ({ reference: 'CDFG2345', created: true }));

describe('receiveTestimonial', () => {
  it('stores what the rule lets through, with the version of the consents, and gives the form a new key', async () => {
    const { receive, submissions } = storing();
    const { answer, status } = await receive({ ...answers, idempotencyKey });
    expect(status).toBe(200);
    expect(answer).toEqual({ outcome: { status: 'stored', reference: 'CDFG2345' }, idempotencyKey: expect.any(String) });
    expect(answer.idempotencyKey).not.toBe(idempotencyKey);
    expect(submissions).toEqual([
      {
        testimonial: expect.objectContaining({ firstName: 'Ada', phone: '01632960123', rating: 5, consentMarketing: false }),
        idempotencyKey,
        consentVersion: content.shareYourStoryPage.consents.version,
      },
    ]);
  });

  it('stores nothing that breaks the rule, and gives back the answers as they were typed', async () => {
    const { receive, submissions } = storing();
    const { answer, status } = await receive({ ...answers, rating: '', email: 'ada@', idempotencyKey });
    expect(status).toBe(400);
    expect(answer).toEqual({
      outcome: {
        status: 'invalid',
        errors: [
          { field: 'email', message: 'Invalid email address' },
          { field: 'rating', message: 'Please select a rating' },
        ],
      },
      idempotencyKey,
      entered: { ...answers, rating: '', email: 'ada@' },
    });
    expect(submissions).toEqual([]);
  });

  it('takes the treatments that the content offers and no other', async () => {
    const { receive, submissions } = storing();
    for (const treatment of content.shareYourStoryPage.treatments) {
      expect((await receive({ ...answers, treatment, idempotencyKey })).status, treatment).toBe(200);
    }
    expect((await receive({ ...answers, treatment: 'Botox', idempotencyKey })).status).toBe(400);
    expect(submissions).toHaveLength(8);
  });

  it('keeps answers and key when the store fails, so that trying again cannot store twice', async () => {
    const { receive } = server(() => Promise.reject(new Error('the database is away')));
    const { answer, status } = await receive({ ...answers, idempotencyKey });
    expect(status).toBe(503);
    expect(answer).toEqual({ outcome: { status: 'failed' }, idempotencyKey, entered: answers });
  });

  it('replaces a key that no page of ours has given out', async () => {
    const { receive, submissions } = storing();
    for (const fields of [answers, { ...answers, idempotencyKey: '1' }]) {
      const { answer, status } = await receive(fields);
      expect(status).toBe(400);
      expect(answer).toMatchObject({ outcome: { status: 'failed' }, entered: answers });
      expect(answer.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    }
    expect(submissions).toEqual([]);
  });

  it('gives back no field but those of the form, and no file', async () => {
    const { context } = storing();
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...answers, idempotencyKey, isAdmin: 'true' })) form.set(name, value);
    form.set('title', new File(['x'], 'title.txt'));
    const request = new Request('http://localhost/share', { method: 'POST', body: form });
    const { answer } = await receiveTestimonial(request, context);
    const { title: _, ...others } = answers;
    expect(answer.entered).toEqual(others);
    expect(answer.outcome).toMatchObject({ status: 'invalid', errors: [{ field: 'title' }] });
  });

  it('answers what is no form without asking the store', async () => {
    const { context, submissions } = storing();
    const request = new Request('http://localhost/share', {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(await receiveTestimonial(request, context)).toMatchObject({ status: 415, answer: { outcome: { status: 'failed' } } });
    expect(submissions).toEqual([]);
  });

  it('logs that a request was stored or failed, and nothing of what was said', async () => {
    const good = storing();
    await good.receive({ ...answers, idempotencyKey });
    expect(good.log()).toContain('CDFG2345');
    const bad = server(() => Promise.reject(new Error('the database is away')));
    await bad.receive({ ...answers, idempotencyKey });
    await bad.receive({ ...answers, email: '', idempotencyKey });
    expect(bad.log()).toContain('Failed to submit testimonial request');
    expect(good.log() + bad.log()).not.toMatch(/Ada|Lister|patient\.example|960-?123|Straight|Invisalign/);
  });
});
