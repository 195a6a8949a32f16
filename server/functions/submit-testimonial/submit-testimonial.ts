import { randomInt } from 'node:crypto';
import { isIdempotencyKey } from '../../../domain/idempotency-key.ts';
import type { Testimonial } from '../../../domain/testimonial.ts';

export type TestimonialSubmission = {
  /** What parseTestimonial let through. */
  testimonial: Testimonial;
  /** The page's own key: the same one again stores nothing and gives back the first reference, even if the words changed. */
  idempotencyKey: string;
  /** Which wording of the consents was on the page. */
  consentVersion: string;
};

export type StoredTestimonial = { reference: string; created: boolean };

/** The port to where requests are kept. */
export type TestimonialStore = {
  /** 'reference-taken' when another request has this reference already. */
  store(submission: TestimonialSubmission & { reference: string }): Promise<StoredTestimonial | 'reference-taken'>;
  /** The reference under which a request with this key was stored, and nothing where there is none. Stores nothing. */
  storedBefore(submission: TestimonialSubmission & { reference: string }): Promise<string | undefined>;
};

/** Stored when the promise is kept; anything else is a surprise and throws. */
export type SubmitTestimonial = (submission: TestimonialSubmission) => Promise<StoredTestimonial>;

/** For a visitor who may send nothing new: a repeat of what is stored still gets its reference. */
export type FindRepeat = (submission: TestimonialSubmission) => Promise<string | undefined>;

/** To be read out on the telephone: no letter that looks like a digit or another letter, and no vowel to spell a word with. */
const referenceLetters = '23456789CDFGHJKMNPQRTVWXY';
const referenceLength = 8;

/** With some 10^11 references, the second attempt is already a rarity; many in a row mean that something else is wrong. */
const attempts = 5;

export function randomReference(): string {
  return Array.from({ length: referenceLength }, () => referenceLetters[randomInt(referenceLetters.length)]).join('');
}

/** The value is left out of the message: whatever it is, it came from outside and ends in a log. */
function checkKey({ idempotencyKey }: TestimonialSubmission): void {
  if (!isIdempotencyKey(idempotencyKey)) throw new Error('the idempotency key is not a random UUID');
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
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const stored = await store.store({ ...submission, reference: makeReference() });
      if (stored !== 'reference-taken') return stored;
    }
    throw new Error(`no free reference after ${attempts} attempts`);
  };
}
