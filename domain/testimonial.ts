import { isUkPhone, normaliseUkPhone } from './uk-phone.ts';

/** What a patient who offers a video sends us, after the rule below. */
export type Testimonial = {
  firstName: string;
  lastName: string;
  email: string;
  /** Digits only. */
  phone: string;
  treatment: string;
  rating: number;
  title: string;
  description?: string;
  consentVideo: true;
  consentWebsite: true;
  consentMarketing: boolean;
};

export type TestimonialField = keyof Testimonial;

/** All that a request consists of, in the order of the form. */
export const testimonialFields: readonly TestimonialField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'treatment',
  'rating',
  'title',
  'description',
  'consentVideo',
  'consentWebsite',
  'consentMarketing',
];

export type TestimonialError = { field: TestimonialField; message: string };

export type ParsedTestimonial = { ok: true; value: Testimonial } | { ok: false; errors: TestimonialError[] };

/** Atoms and labels hold no dot, so there is one way to read an address and the time grows with its length alone. */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

/** Spaces and marks that nobody sees: words made of nothing else are no answer. */
const unseen = /^[\p{Cc}\p{Cf}\p{Z}]*$/u;

/**
 * The rule of the testimonial form, in the browser and on the server. The input is anybody's: only its own properties count,
 * and what is no text counts as an empty answer. Errors stand in the order of the form, one a field, so the first one is
 * the one that the notice shows.
 *
 * Lengths count code points, as PostgreSQL's length() does: an 'é' or an emoji is one character, and so is a line break,
 * which a browser sends as two.
 */
export function parseTestimonial(input: Record<string, unknown>, treatments: readonly string[]): ParsedTestimonial {
  const errors: TestimonialError[] = [];
  const raw = (field: TestimonialField) => (Object.hasOwn(input, field) ? input[field] : undefined);
  const check = (field: TestimonialField, passes: boolean, message: string) => {
    if (!passes && errors.at(-1)?.field !== field) errors.push({ field, message });
  };
  const limited = (field: TestimonialField, value: string, name: string, max: number) => {
    check(field, isWithin(value, max), `${name} must be less than ${max} characters`);
    return value;
  };
  const required = (field: TestimonialField, name: string, max: number) => {
    const value = line(raw(field));
    check(field, value !== '', `${name} is required`);
    return limited(field, value, name, max);
  };
  const agreed = (field: TestimonialField) => raw(field) === true || raw(field) === 'true';

  const firstName = required('firstName', 'First name', 50);
  const lastName = required('lastName', 'Last name', 50);
  const email = line(raw('email'));
  check('email', emailPattern.test(email), 'Invalid email address');
  limited('email', email, 'Email', 255);
  const phone = normaliseUkPhone(line(raw('phone')));
  check('phone', isUkPhone(phone), 'Invalid UK phone number (must start with 0 and be 10-11 digits)');
  const treatment = line(raw('treatment'));
  check('treatment', treatments.includes(treatment), 'Please select a treatment');
  const rating = wholeNumber(raw('rating'));
  check('rating', rating >= 1 && rating <= 5, 'Please select a rating');
  const title = required('title', 'Title', 100);
  const description = limited('description', lines(raw('description')), 'Description', 1000);
  check('consentVideo', agreed('consentVideo'), 'You must consent to video recording');
  check('consentWebsite', agreed('consentWebsite'), 'You must consent to website display');

  if (errors.length > 0) return { ok: false, errors };
  return {
    ok: true,
    value: {
      firstName,
      lastName,
      email,
      phone,
      treatment,
      rating,
      title,
      ...(description && { description }),
      consentVideo: true,
      consentWebsite: true,
      consentMarketing: agreed('consentMarketing'),
    },
  };
}

/** Half a surrogate pair cannot be written as UTF-8: replaced here, it is counted and stored as the same character. */
function trimmed(text: string): string {
  const value = text.toWellFormed().trim();
  return unseen.test(value) ? '' : value;
}

/** A line break in a name could become a second header of the mail that carries it. */
const line = (value: unknown) => (typeof value === 'string' ? trimmed(value.replace(/\p{Cc}+/gu, ' ')) : '');

/** Keeps tabs and line breaks, one kind of them. Of other control characters PostgreSQL refuses one and nobody types any. */
const lines = (value: unknown) =>
  typeof value === 'string' ? trimmed(value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]+/gu, '')) : '';

/** A form sends digits, a program a number. An empty choice is 0. */
function wholeNumber(value: unknown): number {
  if (typeof value === 'string') return /^\d$/.test(value) ? Number(value) : 0;
  return Number.isInteger(value) ? Number(value) : 0;
}

/** A string has at least half as many code points as it has units, so most need no counting. */
const isWithin = (text: string, max: number) => text.length <= max || (text.length <= 2 * max && [...text].length <= max);
