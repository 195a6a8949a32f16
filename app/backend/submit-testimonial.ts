import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import type { Testimonial, TestimonialError, TestimonialField } from '../../domain/testimonial.ts';
import { backendAddress } from './backend-address.ts';

/** 'failed' covers every error that the visitor cannot correct. `waitSeconds` is set if the form was sent too often. */
export type SubmissionOutcome =
  | { status: 'stored'; reference: string }
  | { status: 'invalid'; errors: readonly TestimonialError[] }
  | { status: 'failed'; waitSeconds?: number | undefined };

/** The values as entered, for rendering the form again. */
export type EnteredValues = Partial<Record<TestimonialField, string>>;

/** Hidden form fields. The key prevents storing a request twice; `renderedAt` is a signed timestamp. */
export type HiddenFields = { idempotencyKey: string; renderedAt: string };

export type SubmissionAnswer = Partial<HiddenFields> & {
  outcome: SubmissionOutcome;
  entered?: EnteredValues;
};

/** 'conflict' means that the key was used for a different request. Retry with a new key. */
type CallOutcome = SubmissionOutcome | { status: 'conflict' };

export type TestimonialCall = HiddenFields & {
  testimonial: Testimonial;
  /** The value of the honeypot field. */
  link: string;
};

/** Longer than the server's own timeout. */
const timeoutMs = 30_000;

const failed: SubmissionOutcome = { status: 'failed' };

/** Parses the function's response. An unexpected response is a failure. */
function parseOutcome(answer: unknown): CallOutcome {
  const { error, errors, reference, success } = (answer ?? {}) as Record<string, unknown>;
  if (success === true && typeof reference === 'string') return { status: 'stored', reference };
  if (error === 'conflict') return { status: 'conflict' };
  if (error === 'validation' && Array.isArray(errors) && errors.length > 0) return { status: 'invalid', errors };
  return failed;
}

/** Sends the form. Network errors and unexpected responses are reported as 'failed'. */
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
    // Only whether the field is empty matters, and a header value may hold Latin-1 only.
    headers: { 'Idempotency-Key': idempotencyKey, 'Form-Rendered-At': renderedAt, ...(link && { 'Form-Link': 'filled in' }) },
    timeout: timeoutMs,
  });
  if (error instanceof FunctionsHttpError) {
    const response = error.context as Response;
    const body: unknown = await response.json().catch(() => undefined);
    if (response.status === 429) {
      return { status: 'failed', waitSeconds: Number(response.headers.get('Retry-After')) || undefined };
    }
    const outcome = parseOutcome(body);
    return outcome.status === 'stored' ? failed : outcome;
  }
  return error ? failed : parseOutcome(data);
}
