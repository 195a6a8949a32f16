import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText, runs } from '../tests/support/property-runs.ts';
import { form, treatments } from './testimonial.fixtures.ts';
import { parseTestimonial } from './testimonial.ts';

const fields = Object.keys(form) as (keyof typeof form)[];

/** A form where each answer is either valid or random. */
const randomForm = fc
  .record(
    Object.fromEntries(
      fields.map((field) => [field, fc.oneof({ weight: 6, arbitrary: fc.constant<unknown>(form[field]) }, anyText)]),
    ),
  )
  .chain((answers) => fc.constantFrom(answers, { ...answers, extra: 'x' }));

/** A valid form with one random answer. More of these are accepted than of randomForm. */
const formWithOneRandomAnswer = fc
  .tuple(fc.constantFrom(...fields), anyText)
  .map(([field, value]) => ({ ...form, [field]: value }));

const codePoints = (text: string) => [...text].length;

test('never throws, and reports at least one error when it rejects', () => {
  fc.assert(
    fc.property(fc.oneof(fc.object(), fc.dictionary(fc.constantFrom(...fields, '__proto__'), fc.anything())), (input) => {
      const parsed = parseTestimonial(input, treatments);
      return parsed.ok || parsed.errors.length > 0;
    }),
    runs(1_000),
  );
});

test('returns only values that satisfy the table constraints and contain no unsafe control characters', () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.oneof(randomForm, formWithOneRandomAnswer), (input) => {
      const parsed = parseTestimonial(input, treatments);
      if (!parsed.ok) return;
      accepted += 1;
      const { description = 'none', email, firstName, lastName, phone, rating, title, treatment } = parsed.value;
      for (const [text, max] of [
        [firstName, 50],
        [lastName, 50],
        [title, 100],
        [email, 255],
        [treatment, 100],
      ] as const) {
        expect(codePoints(text)).toBeGreaterThan(0);
        expect(codePoints(text)).toBeLessThanOrEqual(max);
        expect(text).not.toMatch(/\p{Cc}/u);
        expect(text.isWellFormed()).toBe(true);
      }
      expect(codePoints(description)).toBeLessThanOrEqual(1_000);
      expect(description).not.toMatch(/[^\P{Cc}\n\t]/u);
      expect(description.isWellFormed()).toBe(true);
      expect(phone).toMatch(/^0[0-9]{9,10}$/);
      expect([1, 2, 3, 4, 5]).toContain(rating);
      expect(treatments).toContain(treatment);
    }),
    runs(2_000),
  );
  // Guards against a validator that rejects everything.
  expect(accepted).toBeGreaterThan(200);
});

test('accepts its own output unchanged', () => {
  fc.assert(
    fc.property(formWithOneRandomAnswer, (input) => {
      const once = parseTestimonial(input, treatments);
      if (once.ok) expect(parseTestimonial(once.value, treatments)).toEqual(once);
    }),
    runs(1_000),
  );
});
