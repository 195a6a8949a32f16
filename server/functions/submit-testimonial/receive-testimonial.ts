import type { SiteContent } from '../../../content/schema/site.ts';
import { isIdempotencyKey } from '../../../domain/idempotency-key.ts';
import { parseTestimonial, type TestimonialError } from '../../../domain/testimonial.ts';
import type { Log } from '../../log.ts';
import type { FormStamps } from './guards/form-stamp.ts';
import type { SubmissionLimits } from './guards/submission-limits.ts';
import { type FindRepeat, randomReference, type SubmitTestimonial } from './submit-testimonial.ts';

/** 'bad-form' is none that a page of ours has rendered. */
export type Refusal = 'bad-form' | 'too-fast' | 'too-many';

export type Received =
  | { status: 'stored'; reference: string }
  | { status: 'invalid'; errors: TestimonialError[] }
  | { status: 'refused'; reason: Refusal };

/** What a form sent, whichever way it came; a surprise throws. */
export type ReceiveTestimonial = (
  fields: Readonly<Record<string, unknown>>,
  sender: { address: string; log: Log },
) => Promise<Received>;

type Parts = {
  submit: SubmitTestimonial;
  findRepeat: FindRepeat;
  stamps: FormStamps;
  limits: SubmissionLimits;
  /** Read at each request: in development the content changes under way. */
  words(): SiteContent['shareYourStoryPage'];
};

/** The guards and the rule, for the function that the script calls and for the form's own address alike. */
export function createReceiveTestimonial({ findRepeat, limits, stamps, submit, words }: Parts): ReceiveTestimonial {
  return async (fields, { address, log }) => {
    const own = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
    if (own('link')) {
      // No person sees that field. What filled it in is told that all went well, so that it does not try another way.
      log.warn('a testimonial form came with its trap filled in: nothing is stored');
      return { status: 'stored', reference: randomReference() };
    }
    const idempotencyKey = own('idempotencyKey');
    const stamp = stamps.check(own('renderedAt'));
    if (!isIdempotencyKey(idempotencyKey) || stamp === 'forged') return { status: 'refused', reason: 'bad-form' };
    const { consents, treatments } = words();
    const parsed = parseTestimonial(fields, treatments);
    if (!parsed.ok) return { status: 'invalid', errors: parsed.errors };
    if (stamp === 'too-fast') return { status: 'refused', reason: 'too-fast' };

    const submission = { testimonial: parsed.value, idempotencyKey, consentVersion: consents.version };
    const place = await limits.take(address);
    if (!place.allowed) {
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
      // Neither a repeat nor a failure of ours uses up what a visitor may send.
      if (!created) await place.giveBack();
    }
  };
}
