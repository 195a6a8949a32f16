import { DatabaseError, type Pool } from 'pg';
import type { StoredTestimonial, TestimonialStore } from './submit-testimonial.ts';

/** The web role may call this one function and can read no request back. */
export function createTestimonialStore(pool: Pool): TestimonialStore {
  return {
    async store({ consentVersion, idempotencyKey, reference, testimonial }) {
      try {
        const { rows } = await pool.query<StoredTestimonial>({
          name: 'submit-testimonial',
          text: `select request_reference as reference, created
                 from submit_testimonial($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
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
          ],
        });
        const [stored] = rows;
        if (!stored) throw new Error('submit_testimonial gave no row');
        return stored;
      } catch (error) {
        if (!(error instanceof DatabaseError)) throw error;
        if (error.constraint === 'testimonial_requests_reference_key') return 'reference-taken';
        // The database's own error quotes the row, which is a patient's health data, and errors end in a log.
        throw new Error(
          `the database refused a testimonial request: ${[error.code, error.constraint].filter(Boolean).join(' ')}`,
        );
      }
    },
  };
}
