import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText, runs } from '../tests/faults/hostile/property-runs.ts';
import { form, treatments } from './testimonial.fixtures.ts';
import { parseTestimonial } from './testimonial.ts';

const fields = Object.keys(form) as (keyof typeof form)[];

/** A form of which some answers are good and some are anything. */
const someForm = fc
  .record(
    Object.fromEntries(
      fields.map((field) => [field, fc.oneof({ weight: 6, arbitrary: fc.constant<unknown>(form[field]) }, anyText)]),
    ),
  )
  .chain((answers) => fc.constantFrom(answers, { ...answers, extra: 'x' }));

/** One answer is anything, the others are good: most of the texts that can be stored come through here. */
const oneAnswer = fc.tuple(fc.constantFrom(...fields), anyText).map(([field, value]) => ({ ...form, [field]: value }));

const codePoints = (text: string) => [...text].length;

test('takes or refuses whatever it is given, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.object(), fc.dictionary(fc.constantFrom(...fields, '__proto__'), fc.anything())), (input) => {
      const parsed = parseTestimonial(input, treatments);
      return parsed.ok || parsed.errors.length > 0;
    }),
    runs(1_000),
  );
});

test('names each wrong field once, in the order of the form', () => {
  fc.assert(
    fc.property(someForm, (input) => {
      const parsed = parseTestimonial(input, treatments);
      if (parsed.ok) return;
      const places = parsed.errors.map(({ field }) => fields.indexOf(field));
      expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
    }),
    runs(1_000),
  );
});

test('what it takes fits every check of the table, and no character in it is one that PostgreSQL or a mail refuses', () => {
  let taken = 0;
  fc.assert(
    fc.property(fc.oneof(someForm, oneAnswer), (input) => {
      const parsed = parseTestimonial(input, treatments);
      if (!parsed.ok) return;
      taken += 1;
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
  // A rule that refuses everything would keep its promises too.
  expect(taken).toBeGreaterThan(200);
});

test('what it took it takes again, unchanged', () => {
  fc.assert(
    fc.property(oneAnswer, (input) => {
      const once = parseTestimonial(input, treatments);
      if (once.ok) expect(parseTestimonial(once.value, treatments)).toEqual(once);
    }),
    runs(1_000),
  );
});
