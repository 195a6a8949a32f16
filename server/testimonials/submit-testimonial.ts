import { randomInt } from 'node:crypto';
import { isIdempotencyKey } from '../../domain/idempotency-key.ts';
import type { Testimonial } from '../../domain/testimonial.ts';

export type TestimonialSubmission = {
  /** As validated by parseTestimonial. */
  testimonial: Testimonial;
  /** A repeat stores nothing and returns the first reference. */
  idempotencyKey: string;
  /** The version of the consent wording on the page. */
  consentVersion: string;
  /** Why the request goes into the digest: honeypot filled in, submitted too fast, or too many requests this hour. */
  digestReason?: DigestReason | undefined;
};

export type DigestReason = 'trap' | 'too-fast' | 'crowded';

/** 'conflict': the key belongs to a request with other answers. */
export type StoredTestimonial = { reference: string; created: boolean } | 'conflict';

export type TestimonialStore = {
  /** 'reference-taken' if another request already has this reference. */
  store(submission: TestimonialSubmission & { reference: string }): Promise<StoredTestimonial | 'reference-taken'>;
  /** The reference of the same request already stored with this key, if any. Stores nothing. */
  storedBefore(submission: TestimonialSubmission & { reference: string }): Promise<string | undefined>;
};

/** Resolves once the request is stored. Throws on any failure. */
export type SubmitTestimonial = (submission: TestimonialSubmission) => Promise<StoredTestimonial>;

/** For visitors over the limit: a repeat of a stored request still gets its reference. */
export type FindRepeat = (submission: TestimonialSubmission) => Promise<string | undefined>;

/** References are read out over the telephone: no lookalike characters, and no vowels that could spell a word. */
const referenceLetters = '23456789CDFGHJKMNPQRTVWXY';

/** With about 10^11 references a collision is rare. Several in a row indicate another fault. */
const maxAttempts = 5;

export function randomReference(): string {
  return Array.from({ length: 8 }, () => referenceLetters[randomInt(referenceLetters.length)]).join('');
}

/** The message omits the value, which is untrusted input and would reach the logs. */
function checkKey({ idempotencyKey }: TestimonialSubmission): void {
  if (!isIdempotencyKey(idempotencyKey)) throw new Error('Invalid idempotency key');
}

export function createFindRepeat(store: TestimonialStore): FindRepeat {
  return async (submission) => {
    checkKey(submission);
    return store.storedBefore({ ...submission, reference: randomReference() });
  };
}

export function createSubmitTestimonial(
  store: TestimonialStore,
  makeReference: () => string = randomReference,
): SubmitTestimonial {
  return async (submission) => {
    checkKey(submission);
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const stored = await store.store({ ...submission, reference: makeReference() });
      if (stored !== 'reference-taken') return stored;
    }
    throw new Error(`No unused reference after ${maxAttempts} attempts`);
  };
}
