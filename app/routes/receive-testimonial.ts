import { isIdempotencyKey } from '../../domain/idempotency-key.ts';
import type { TestimonialField } from '../../domain/testimonial.ts';
import type { RequestContext } from '../../server/request-context.ts';
import type { EnteredValues, SubmissionAnswer } from '../backend/submit-testimonial.ts';
import { readFormPost } from './read-form-post.ts';

type Received = Required<Omit<SubmissionAnswer, 'entered'>> & Pick<SubmissionAnswer, 'entered'>;
type Context = Pick<RequestContext, 'address' | 'log' | 'testimonials'>;

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

/** What the form carries unseen, for its next try. A stamp that is not ours is replaced; our own counts from the first page. */
function unseenParts(form: FormData | undefined, stamps: Context['testimonials']['stamps']) {
  const idempotencyKey = form?.get('idempotencyKey');
  const renderedAt = form?.get('renderedAt');
  const ours = typeof renderedAt === 'string' && stamps.check(renderedAt) !== 'forged';
  return {
    idempotencyKey: isIdempotencyKey(idempotencyKey) ? idempotencyKey : crypto.randomUUID(),
    renderedAt: ours ? renderedAt : stamps.issue(),
  };
}

/** The form as a browser without our script posts it: what the page is to show, and the status it goes with. */
export async function receiveTestimonial(
  request: Request,
  { address, log, testimonials }: Context,
): Promise<{ answer: Received; status: number }> {
  const { receive, stamps } = testimonials;
  const post = await readFormPost(request);
  if ('refused' in post) {
    return { answer: { outcome: { status: 'failed' }, ...unseenParts(undefined, stamps) }, status: post.refused };
  }
  const entered = enteredValues(post.form);
  const again = { ...unseenParts(post.form, stamps), entered };
  try {
    const received = await receive(Object.fromEntries(post.form), { address, log });
    switch (received.status) {
      case 'stored':
        return { answer: { outcome: received, ...unseenParts(undefined, stamps) }, status: 200 };
      case 'invalid':
        return { answer: { outcome: received, ...again }, status: 400 };
      case 'refused':
        return { answer: { outcome: { status: 'failed' }, ...again }, status: received.reason === 'too-many' ? 429 : 400 };
    }
  } catch (error) {
    log.error({ err: error }, 'Failed to submit testimonial request');
    return { answer: { outcome: { status: 'failed' }, ...again }, status: 503 };
  }
}
