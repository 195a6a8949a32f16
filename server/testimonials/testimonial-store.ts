import { randomInt } from 'node:crypto';
import { DatabaseError, type PoolClient } from 'pg';
import type { Testimonial } from '../../domain/testimonial.ts';
import { RollBack } from '../platform/db/in-transaction.ts';
import type { JobQueue } from '../platform/queue/job-queue.ts';

export type TestimonialSubmission = {
  /** As validated by parseTestimonial. */
  testimonial: Testimonial;
  /** A UUID. A repeat stores nothing and returns the first reference. */
  idempotencyKey: string;
  /** The version of the consent wording on the page. */
  consentVersion: string;
  /** Why the request goes into the digest: honeypot filled in, submitted too fast, or too many requests this hour. */
  digestReason?: DigestReason | undefined;
};

export type DigestReason = 'trap' | 'too-fast' | 'crowded';

/** The queue of requests for the worker to mail. */
export const mailTestimonialQueue = 'mail-testimonial';

/** References are read out over the telephone: no lookalike characters, and no vowels that could spell a word. */
const referenceLetters = '23456789CDFGHJKMNPQRTVWXY';

/** With about 10^11 references a collision is rare. Several in a row indicate another fault. */
const maxAttempts = 5;

export const randomReference = (): string =>
  Array.from({ length: 8 }, () => referenceLetters[randomInt(referenceLetters.length)]).join('');

type Stored = { id: string; reference: string; created: boolean; same: boolean };

/** The web role may only call this database function; it cannot read requests. */
async function submit(
  client: PoolClient,
  { consentVersion, digestReason, idempotencyKey, testimonial }: TestimonialSubmission,
  reference: string,
): Promise<Stored> {
  const request = {
    p_idempotency_key: idempotencyKey,
    p_reference: reference,
    p_first_name: testimonial.firstName,
    p_last_name: testimonial.lastName,
    p_email: testimonial.email,
    p_phone: testimonial.phone,
    p_treatment: testimonial.treatment,
    p_rating: testimonial.rating,
    p_title: testimonial.title,
    p_description: testimonial.description ?? null,
    p_consent_video: testimonial.consentVideo,
    p_consent_website: testimonial.consentWebsite,
    p_consent_marketing: testimonial.consentMarketing,
    p_consent_version: consentVersion,
    p_digest_reason: digestReason ?? null,
  };
  const { rows } = await client.query<Stored>({
    name: 'store-testimonial',
    text: `select request_id as id, request_reference as reference, created, same
           from store_testimonial(${Object.keys(request).map((name, index) => `${name} => $${index + 1}`)})`,
    values: Object.values(request),
  });
  const [stored] = rows;
  if (!stored) throw new Error('store_testimonial returned no row');
  return stored;
}

/** PostgreSQL's error quotes the row, which is a patient's health data, and errors are logged. */
function withoutRowData(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  const reason = [error.code, error.constraint].filter(Boolean).join(' ');
  return Object.assign(new Error(`Failed to store testimonial request: ${reason}`), { code: error.code });
}

type Queue = Pick<JobQueue, 'transaction'>;

/**
 * Stores the row and its mail job in one transaction, and resolves once they are stored. Requests of the digest have no job: it reads
 * the rows. 'conflict': the key belongs to a request with other answers.
 */
export async function storeTestimonial(
  queue: Queue,
  submission: TestimonialSubmission,
  makeReference = randomReference,
): Promise<{ reference: string; created: boolean } | 'conflict'> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    try {
      return await queue.transaction(async (client, send) => {
        const { created, id, reference, same } = await submit(client, submission, makeReference());
        if (!same) return 'conflict';
        if (created && !submission.digestReason) await send(mailTestimonialQueue, { requestId: id }, { singletonKey: id });
        return { reference, created };
      });
    } catch (error) {
      const isTaken = error instanceof DatabaseError && error.constraint === 'testimonial_requests_reference_key';
      if (!isTaken) throw withoutRowData(error);
    }
  }
  throw new Error(`No unused reference after ${maxAttempts} attempts`);
}

/**
 * The reference of the same request already stored with this key, if any. Because the web role cannot look for one, this stores the
 * request, and rolls back if it is new.
 */
export async function findRepeat(queue: Queue, submission: TestimonialSubmission): Promise<string | undefined> {
  try {
    return await queue.transaction(async (client) => {
      const { created, reference, same } = await submit(client, submission, randomReference());
      if (created) throw new RollBack(undefined);
      return same ? reference : undefined;
    });
  } catch (error) {
    throw withoutRowData(error);
  }
}
