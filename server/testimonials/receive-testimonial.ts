import type { SiteContent } from '../../content/schema/site.ts';
import { isIdempotencyKey } from '../../domain/idempotency-key.ts';
import { parseTestimonial, type TestimonialError } from '../../domain/testimonial.ts';
import type { Log } from '../platform/log.ts';
import type { FormStamps } from './guards/form-stamp.ts';
import type { SubmissionLimits } from './guards/submission-limits.ts';
import { type FindRepeat, randomReference, type SubmitTestimonial } from './submit-testimonial.ts';

/** 'bad-form': this site did not render the form. */
export type Refusal = 'bad-form' | 'too-fast' | 'too-many';

export type Received =
  | { status: 'stored'; reference: string }
  | { status: 'invalid'; errors: TestimonialError[] }
  | { status: 'refused'; reason: Refusal };

/** Handles submitted form fields. Throws on unexpected errors. */
export type ReceiveTestimonial = (
  fields: Readonly<Record<string, unknown>>,
  sender: { address: string; log: Log },
) => Promise<Received>;

type Parts = {
  submit: SubmitTestimonial;
  findRepeat: FindRepeat;
  stamps: FormStamps;
  limits: SubmissionLimits;
  /** Read on each request, because content reloads in development. */
  words(): SiteContent['shareYourStoryPage'];
};

/** Checks, validates and stores a submission, for both the server function and the plain form post. */
export function createReceiveTestimonial({ findRepeat, limits, stamps, submit, words }: Parts): ReceiveTestimonial {
  return async (fields, { address, log }) => {
    const field = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
    if (field('link')) {
      // Honeypot: people cannot see this field. Reporting success stops a bot from trying another way.
      log.warn('a testimonial form came with its trap filled in: nothing is stored');
      return { status: 'stored', reference: randomReference() };
    }
    const idempotencyKey = field('idempotencyKey');
    const stamp = stamps.check(field('renderedAt'));
    if (!isIdempotencyKey(idempotencyKey) || stamp === 'forged') return { status: 'refused', reason: 'bad-form' };
    const { consents, treatments } = words();
    const parsed = parseTestimonial(fields, treatments);
    if (!parsed.ok) return { status: 'invalid', errors: parsed.errors };
    if (stamp === 'too-fast') return { status: 'refused', reason: 'too-fast' };

    const submission = { testimonial: parsed.value, idempotencyKey, consentVersion: consents.version };
    const slot = await limits.take(address);
    if (!slot.allowed) {
      const reference = await findRepeat(submission);
      if (reference !== undefined) return { status: 'stored', reference };
      log.warn('a testimonial request is over the limit: it is not stored');
      return { status: 'refused', reason: 'too-many' };
    }
    let created = false;
    try {
      const stored = await submit(submission);
      created = stored.created;
      log.info({ reference: stored.reference, created }, 'a testimonial request is stored');
      return { status: 'stored', reference: stored.reference };
    } finally {
      // Neither a repeat nor a server error counts towards the visitor's limit.
      if (!created) await slot.giveBack();
    }
  };
}
