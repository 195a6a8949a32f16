import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
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

/** 'conflict': the key belongs to a request with other answers, so this one needs a key of its own. */
type CallOutcome = SubmissionOutcome | { status: 'conflict' };

export type TestimonialCall = UnseenParts & {
  testimonial: Testimonial;
  /** What stood in the field that nobody sees. */
  link: string;
};

/** The server gives up sooner. */
const longestWaitMs = 30_000;

const failed: SubmissionOutcome = { status: 'failed' };

/** Reads what the function answers. What is no answer of this form is a failure. */
function outcomeOf(answer: unknown): CallOutcome {
  const { error, errors, reference, success } = (answer ?? {}) as Record<string, unknown>;
  if (success === true && typeof reference === 'string') return { status: 'stored', reference };
  if (error === 'conflict') return { status: 'conflict' };
  if (error === 'validation' && Array.isArray(errors) && errors.length > 0) return { status: 'invalid', errors };
  return failed;
}

/**
 * The one place where the browser sends the form. No answer at all (the network, a proxy's own page, a server that went
 * away) is a failure like any other: the visitor gets the notice and keeps the form.
 */
export async function submitTestimonial({
  testimonial,
  idempotencyKey,
  link,
  renderedAt,
}: TestimonialCall): Promise<CallOutcome> {
  const { functions, headers } = backendAddress();
  const client = new FunctionsClient(functions, { headers });
  const { data, error } = await client.invoke('submit-testimonial', {
    body: testimonial,
    // A header holds Latin letters only, and only whether this field is empty matters.
    headers: { 'Idempotency-Key': idempotencyKey, 'Form-Rendered-At': renderedAt, ...(link && { 'Form-Link': 'filled in' }) },
    timeout: longestWaitMs,
  });
  if (error instanceof FunctionsHttpError) {
    const refusal: unknown = await (error.context as Response).json().catch(() => undefined);
    const outcome = outcomeOf(refusal);
    return outcome.status === 'stored' ? failed : outcome;
  }
  return error ? failed : outcomeOf(data);
}
