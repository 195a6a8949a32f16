import { describe, expect, it } from 'vitest';
import { type SubmissionAnswer, submitTestimonial } from './submit-testimonial.ts';

describe('submitTestimonial', () => {
  it('hands on what the server answers', async () => {
    const answer: SubmissionAnswer = { outcome: { status: 'stored', reference: 'CDFG2345' }, idempotencyKey: 'next' };
    await expect(submitTestimonial(async () => answer)).resolves.toBe(answer);
  });

  it('makes a failure of no answer', async () => {
    const answer = submitTestimonial(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(answer).resolves.toEqual({ outcome: { status: 'failed' } });
  });
});
