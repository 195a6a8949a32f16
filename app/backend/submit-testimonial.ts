import { FunctionsClient } from '@supabase/functions-js';
import type { Testimonial, TestimonialError, TestimonialField } from '../../domain/testimonial.ts';
import { backendAddress } from './backend-address.ts';

/** What became of a request. 'failed' is everything that is neither stored nor the visitor's to correct. */
export type SubmissionOutcome =
  | { status: 'stored'; reference: string }
  | { status: 'invalid'; errors: readonly TestimonialError[] }
  | { status: 'failed' };

/** The answers as they were typed, for a page that is drawn anew. */
export type EnteredValues = Partial<Record<TestimonialField, string>>;

/** What a form carries unseen: a key, so that sending it twice stores it once, and when it was rendered, signed. */
export type UnseenParts = { idempotencyKey: string; renderedAt: string };

export type SubmissionAnswer = Partial<UnseenParts> & {
  outcome: SubmissionOutcome;
  entered?: EnteredValues;
};

export type TestimonialCall = UnseenParts & {
  testimonial: Testimonial;
  /** What stood in the field that nobody sees. */
  link: string;
};

/** The server gives up sooner. */
const longestWaitMs = 30_000;

const failed: SubmissionOutcome = { status: 'failed' };

/** Reads what the function answers. What is no answer of this form is a failure. */
function outcomeOf(answer: unknown): SubmissionOutcome {
  const { error, errors, reference, success } = (answer ?? {}) as Record<string, unknown>;
  if (success === true && typeof reference === 'string') return { status: 'stored', reference };
  if (error === 'validation' && Array.isArray(errors) && errors.length > 0) return { status: 'invalid', errors };
  return failed;
}

/**
 * The one place where the browser sends the form. No answer at all (the network, a proxy's own page, a server that went
 * away) is a failure like any other: the visitor gets the notice and keeps the form.
 */
export async function submitTestimonial({ testimonial, ...unseen }: TestimonialCall): Promise<SubmissionOutcome> {
  const { functions, headers } = backendAddress();
  const client = new FunctionsClient(functions, { headers });
  const { data, error } = await client.invoke('submit-testimonial', {
    body: { ...testimonial, ...unseen },
    timeout: longestWaitMs,
  });
  return error ? failed : outcomeOf(data);
}
