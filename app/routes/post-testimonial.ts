import { isIdempotencyKey } from '../../domain/idempotency-key.ts';
import { testimonialFields } from '../../domain/testimonial.ts';
import type { RequestContext } from '../../server/request-context.ts';
import type { EnteredValues, SubmissionAnswer } from '../backend/submit-testimonial.ts';
import { readFormPost } from './read-form-post.ts';

export type PageAnswer = Required<Omit<SubmissionAnswer, 'entered'>> & Pick<SubmissionAnswer, 'entered'>;
type Context = Pick<RequestContext, 'address' | 'log' | 'testimonials'>;

function enteredValues(form: FormData): EnteredValues {
  const entries = testimonialFields.map((field) => [field, form.get(field)] as const);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}

/** Hidden fields for the next attempt. A valid key and stamp are kept, others are replaced. */
function hiddenFields(form: FormData | undefined, stamps: Context['testimonials']['stamps']) {
  const idempotencyKey = form?.get('idempotencyKey');
  const renderedAt = form?.get('renderedAt');
  const isOurs = typeof renderedAt === 'string' && stamps.check(renderedAt) !== 'forged';
  return {
    idempotencyKey: isIdempotencyKey(idempotencyKey) ? idempotencyKey : crypto.randomUUID(),
    renderedAt: isOurs ? renderedAt : stamps.issue(),
  };
}

/** Handles a form post without a script. Returns what the page shows and its status. */
export async function postTestimonial(
  request: Request,
  { address, log, testimonials }: Context,
): Promise<{ answer: PageAnswer; status: number }> {
  const { receive, stamps } = testimonials;
  const post = await readFormPost(request);
  if ('refused' in post) {
    return { answer: { outcome: { status: 'failed' }, ...hiddenFields(undefined, stamps) }, status: post.refused };
  }
  const entered = enteredValues(post.form);
  const retry = { ...hiddenFields(post.form, stamps), entered };
  try {
    const send = (idempotencyKey: unknown) =>
      receive(
        Object.fromEntries(post.form),
        { idempotencyKey, renderedAt: post.form.get('renderedAt'), link: post.form.get('link') },
        { address, log },
      );
    let received = await send(post.form.get('idempotencyKey'));
    // The first attempt was stored but its response was lost, and the visitor has since changed something.
    if (received.status === 'conflict') received = await send(crypto.randomUUID());
    switch (received.status) {
      case 'stored':
        return { answer: { outcome: received, ...hiddenFields(undefined, stamps) }, status: 200 };
      case 'invalid':
        return { answer: { outcome: received, ...retry }, status: 400 };
      case 'too-many':
        return { answer: { outcome: { status: 'failed', waitSeconds: received.waitSeconds }, ...retry }, status: 429 };
      case 'conflict':
        return { answer: { outcome: { status: 'failed' }, ...retry }, status: 409 };
    }
  } catch (error) {
    log.error({ err: error }, 'Failed to submit testimonial request');
    return { answer: { outcome: { status: 'failed' }, ...retry }, status: 503 };
  }
}
