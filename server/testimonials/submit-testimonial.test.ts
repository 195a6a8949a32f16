import { describe, expect, it } from 'vitest';
import {
  createFindRepeat,
  createSubmitTestimonial,
  randomReference,
  type TestimonialStore,
  type TestimonialSubmission,
} from './submit-testimonial.ts';

const submission: TestimonialSubmission = {
  testimonial: {
    firstName: 'Ada',
    lastName: 'Lister',
    email: 'ada@patient.example',
    phone: '01632960123',
    treatment: 'Invisalign',
    rating: 5,
    title: 'Straight at last',
    consentVideo: true,
    consentWebsite: true,
    consentMarketing: false,
  },
  idempotencyKey: 'b3c6cd4c-0d4b-4a5e-9f3f-1f6f5a1c2d3e',
  consentVersion: '2025-01',
};

/** Records submissions and rejects the references in `taken`. */
function storeWith(taken: readonly string[] = []) {
  const asked: string[] = [];
  const store: TestimonialStore = {
    store: async ({ reference }) => {
      asked.push(reference);
      return taken.includes(reference) ? 'reference-taken' : { reference, created: true };
    },
    storedBefore: async () => undefined,
  };
  return { store, asked };
}

/** Returns the references one after another. */
const sequence = (references: string[]) => () => references.shift() ?? '';

describe('createSubmitTestimonial', () => {
  it('stores the request with a new reference and returns it', async () => {
    const { asked, store } = storeWith();
    const stored = await createSubmitTestimonial(store)(submission);
    expect(stored).toEqual({ reference: asked[0], created: true });
    expect(asked).toHaveLength(1);
  });

  it('tries another reference when one is taken', async () => {
    const { asked, store } = storeWith(['AAAA2222', 'BBBB3333']);
    const submit = createSubmitTestimonial(store, sequence(['AAAA2222', 'BBBB3333', 'CCCC4444']));
    await expect(submit(submission)).resolves.toEqual({ reference: 'CCCC4444', created: true });
    expect(asked).toHaveLength(3);
  });

  it('gives up after five taken references', async () => {
    const { asked, store } = storeWith(['AAAA2222']);
    await expect(createSubmitTestimonial(store, () => 'AAAA2222')(submission)).rejects.toThrow('No unused reference');
    expect(asked).toHaveLength(5);
  });

  it('reports that the request already existed', async () => {
    const store: TestimonialStore = { ...storeWith().store, store: async () => ({ reference: 'DDDD5555', created: false }) };
    await expect(createSubmitTestimonial(store)(submission)).resolves.toEqual({ reference: 'DDDD5555', created: false });
  });

  it('rejects an invalid key without quoting it', async () => {
    const { asked, store } = storeWith();
    for (const idempotencyKey of ['', 'my-key', '00000000-0000-0000-0000-000000000000']) {
      await expect(createSubmitTestimonial(store)({ ...submission, idempotencyKey })).rejects.toThrow(
        /^Invalid idempotency key$/,
      );
    }
    expect(asked).toEqual([]);
  });
});

describe('createFindRepeat', () => {
  it('returns the reference of an existing request and stores nothing', async () => {
    const { asked, store } = storeWith();
    await expect(createFindRepeat({ ...store, storedBefore: async () => 'DDDD5555' })(submission)).resolves.toBe('DDDD5555');
    await expect(createFindRepeat(store)(submission)).resolves.toBeUndefined();
    await expect(createFindRepeat(store)({ ...submission, idempotencyKey: 'mine' })).rejects.toThrow('idempotency key');
    expect(asked).toEqual([]);
  });
});

describe('randomReference', () => {
  const many = Array.from({ length: 5_000 }, randomReference);

  it('matches the table constraint', () => {
    expect(many.filter((reference) => !/^[2-9A-HJKMNP-Z]{8}$/.test(reference))).toEqual([]);
  });

  it('has no ambiguous letters and no vowels', () => {
    expect(many.filter((reference) => /[01OILSZBAEU]/.test(reference))).toEqual([]);
  });

  it('is practically unique', () => {
    expect(new Set(many).size).toBe(many.length);
  });
});
