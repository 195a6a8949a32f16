import type { TestimonialError, TestimonialField } from '../../domain/testimonial.ts';

/** What became of a request. 'failed' is everything that is neither stored nor the visitor's to correct. */
export type SubmissionOutcome =
  | { status: 'stored'; reference: string }
  | { status: 'invalid'; errors: readonly TestimonialError[] }
  | { status: 'failed' };

/** The answers as they were typed, for a page that is drawn anew. */
export type EnteredValues = Partial<Record<TestimonialField, string>>;

export type SubmissionAnswer = {
  outcome: SubmissionOutcome;
  /** What the form carries next: a new key after a request was stored, and before that the same one again. */
  idempotencyKey?: string;
  entered?: EnteredValues;
};

/**
 * The one place where the browser sends the form. No answer at all (the network, a proxy's own page, a server that went
 * away) is a failure like any other: the visitor gets the notice and keeps the form.
 */
export async function submitTestimonial(send: () => Promise<SubmissionAnswer>): Promise<SubmissionAnswer> {
  try {
    return await send();
  } catch {
    return { outcome: { status: 'failed' } };
  }
}
