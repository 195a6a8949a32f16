import { DatabaseError, type PoolClient } from 'pg';
import type { JobQueue } from '../platform/queue/job-queue.ts';
import { mailTestimonialQueue } from './mail-queue.ts';
import type { TestimonialStore, TestimonialSubmission } from './submit-testimonial.ts';

type Stored = { id: string; reference: string; created: boolean; same: boolean };
type Submission = TestimonialSubmission & { reference: string };

/** Thrown to roll back a transaction. */
class Rollback extends Error {}

/** The web role may only call this database function; it cannot read requests. */
async function submit(
  client: PoolClient,
  { consentVersion, digestReason, idempotencyKey, reference, testimonial }: Submission,
): Promise<Stored> {
  const { rows } = await client.query<Stored>({
    name: 'store-testimonial',
    text: `select request_id as id, request_reference as reference, created, same
           from store_testimonial($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    values: [
      idempotencyKey,
      reference,
      testimonial.firstName,
      testimonial.lastName,
      testimonial.email,
      testimonial.phone,
      testimonial.treatment,
      testimonial.rating,
      testimonial.title,
      testimonial.description ?? null,
      testimonial.consentVideo,
      testimonial.consentWebsite,
      testimonial.consentMarketing,
      consentVersion,
      digestReason ?? null,
    ],
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

/** Stores the row and its mail job in one transaction. Requests of the digest have no job: it reads the rows. */
export function createTestimonialStore(queue: Pick<JobQueue, 'transaction'>): TestimonialStore {
  return {
    async store(submission) {
      try {
        return await queue.transaction(async (client, send) => {
          const { created, id, reference, same } = await submit(client, submission);
          if (!same) return 'conflict';
          if (created && !submission.digestReason) await send(mailTestimonialQueue, { requestId: id }, { singletonKey: id });
          return { reference, created };
        });
      } catch (error) {
        if (error instanceof DatabaseError && error.constraint === 'testimonial_requests_reference_key') return 'reference-taken';
        throw withoutRowData(error);
      }
    },
    async storedBefore(submission) {
      try {
        return await queue.transaction(async (client) => {
          const { created, reference, same } = await submit(client, submission);
          if (created) throw new Rollback();
          return same ? reference : undefined;
        });
      } catch (error) {
        if (error instanceof Rollback) return undefined;
        throw withoutRowData(error);
      }
    },
  };
}
