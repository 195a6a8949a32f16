import { isIdempotencyKey } from '../../domain/idempotency-key.ts';
import { parseTestimonial, type TestimonialField } from '../../domain/testimonial.ts';
import type { RequestContext } from '../../server/request-context.ts';
import type { EnteredValues, SubmissionAnswer } from '../backend/submit-testimonial.ts';
import { readFormPost } from './read-form-post.ts';

type Received = SubmissionAnswer & { idempotencyKey: string };
type Context = Pick<RequestContext, 'content' | 'log' | 'testimonials'>;

const fields: readonly TestimonialField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'treatment',
  'rating',
  'title',
  'description',
  'consentVideo',
  'consentWebsite',
  'consentMarketing',
];

function enteredValues(form: FormData): EnteredValues {
  const entries = fields.map((field) => [field, form.get(field)] as const);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}

/** The posted form of a page, with or without a script: what the page is to show, and the status it goes with. */
export async function receiveTestimonial(
  request: Request,
  { content, log, testimonials }: Context,
): Promise<{ answer: Received; status: number }> {
  const { consents, treatments } = content.shareYourStoryPage;
  const post = await readFormPost(request);
  if ('refused' in post) {
    return { answer: { outcome: { status: 'failed' }, idempotencyKey: crypto.randomUUID() }, status: post.refused };
  }
  const entered = enteredValues(post.form);
  const idempotencyKey = post.form.get('idempotencyKey');
  if (!isIdempotencyKey(idempotencyKey)) {
    return { answer: { outcome: { status: 'failed' }, idempotencyKey: crypto.randomUUID(), entered }, status: 400 };
  }
  const parsed = parseTestimonial(entered, treatments);
  if (!parsed.ok)
    return { answer: { outcome: { status: 'invalid', errors: parsed.errors }, idempotencyKey, entered }, status: 400 };
  try {
    const { created, reference } = await testimonials.submit({
      testimonial: parsed.value,
      idempotencyKey,
      consentVersion: consents.version,
    });
    log.info({ reference, created }, 'a testimonial request is stored');
    return { answer: { outcome: { status: 'stored', reference }, idempotencyKey: crypto.randomUUID() }, status: 200 };
  } catch (error) {
    log.error({ err: error }, 'Failed to submit testimonial request');
    return { answer: { outcome: { status: 'failed' }, idempotencyKey, entered }, status: 503 };
  }
}
