import type { Pool } from 'pg';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { isIdempotencyKey } from '../../domain/idempotency-key.ts';
import { parseTestimonial, type TestimonialError } from '../../domain/testimonial.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { JobQueue } from '../platform/queue/job-queue.ts';
import type { FormStamps } from './guards/form-stamp.ts';
import { createSubmissionLimits } from './guards/submission-limits.ts';
import { findRepeat, storeTestimonial } from './testimonial-store.ts';

export type Received =
  | { status: 'stored'; reference: string }
  | { status: 'invalid'; errors: TestimonialError[] }
  /** The idempotency key belongs to a request with other answers. */
  | { status: 'conflict' }
  | { status: 'too-many'; waitSeconds: number };

/** Sent by the site's own form in addition to the answers. Other clients may omit it, but have a lower limit. */
export type FormProof = {
  idempotencyKey: unknown;
  /** The signed time at which the form was rendered. */
  renderedAt: unknown;
  /** The honeypot: people cannot see this field, but autofill can fill it in. */
  link: unknown;
};

export type ReceiveTestimonial = ReturnType<typeof createReceiveTestimonial>;

type Parts = {
  config: Config;
  content: () => SiteContent;
  metrics: Metrics;
  pool: Pool;
  queue: JobQueue;
  stamps: FormStamps;
};

/** The cost of a request without proof towards the rate limit. */
const costWithoutProof = 2;

/**
 * Checks, validates and stores a submission, for both the server function and the plain form post. A request that looks like
 * spam is stored too, because it may be genuine. It goes into the hourly digest instead of a separate email.
 */
export function createReceiveTestimonial({ config, content, metrics, pool, queue, stamps }: Parts) {
  const limits = createSubmissionLimits(pool, config.secret, config.submissions);
  return async (
    fields: Readonly<Record<string, unknown>>,
    { idempotencyKey, link, renderedAt }: FormProof,
    { address, log }: { address: string; log: Log },
  ): Promise<Received> => {
    const { consents, treatments } = content().shareYourStoryPage;
    const parsed = parseTestimonial(fields, treatments);
    if (!parsed.ok) return { status: 'invalid', errors: parsed.errors };

    const stamp = stamps.check(renderedAt);
    const ownKey = isIdempotencyKey(idempotencyKey) ? idempotencyKey : undefined;
    const submission = {
      testimonial: parsed.value,
      idempotencyKey: ownKey ?? crypto.randomUUID(),
      consentVersion: consents.version,
    };
    const slot = await limits.take(address, ownKey && stamp !== 'forged' ? 1 : costWithoutProof);
    if (!slot.allowed) {
      const repeat = await findRepeat(queue, submission);
      if (repeat !== undefined) return { status: 'stored', reference: repeat };
      metrics.testimonialsRefused.inc({ limit: slot.limit });
      if (slot.limit === 'day') log.error({ alarm: 'testimonials-refused' }, 'Testimonial request rejected: daily limit reached');
      else log.warn('Testimonial request rejected: address limit reached');
      return { status: 'too-many', waitSeconds: slot.waitSeconds };
    }
    const digestReason = link ? 'trap' : stamp === 'too-fast' ? 'too-fast' : slot.crowded ? 'crowded' : undefined;
    let created = false;
    try {
      const stored = await storeTestimonial(queue, { ...submission, digestReason });
      if (stored === 'conflict') return { status: 'conflict' };
      created = stored.created;
      log.info({ reference: stored.reference, created, digestReason }, 'Testimonial request stored');
      return { status: 'stored', reference: stored.reference };
    } finally {
      // Neither a repeat nor a server error counts towards the visitor's limit.
      if (!created) await slot.giveBack();
    }
  };
}
