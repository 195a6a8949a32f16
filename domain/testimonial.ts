import { isUkPhone, normaliseUkPhone } from './uk-phone.ts';

/** A validated request to record a video testimonial. */
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

/** All fields, in form order. */
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

/** Of a posted form or a call of a function. Larger than the longest valid form. */
export const maxFormBytes = 16 * 1024;

/** Atoms and labels contain no dot, so there is only one way to match an address and matching takes linear time. */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

/** Text of only invisible characters counts as empty. */
const invisibleOnly = /^[\p{Cc}\p{Cf}\p{Z}]*$/u;

/**
 * Validates the testimonial form, in the browser and on the server. The input is untrusted: only own properties count, and
 * values that are not strings count as empty. Returns at most one error for each field, in form order. The notice shows the first.
 *
 * Lengths count code points, like PostgreSQL's length(): an emoji is one character, and so is a line break, which browsers send
 * as two.
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
    const value = singleLine(raw(field));
    check(field, value !== '', `${name} is required`);
    return limited(field, value, name, max);
  };
  const agreed = (field: TestimonialField) => raw(field) === true || raw(field) === 'true';

  const firstName = required('firstName', 'First name', 50);
  const lastName = required('lastName', 'Last name', 50);
  const email = singleLine(raw('email'));
  check('email', emailPattern.test(email), 'Invalid email address');
  limited('email', email, 'Email', 255);
  const phone = normaliseUkPhone(singleLine(raw('phone')));
  check('phone', isUkPhone(phone), 'Invalid UK phone number (must start with 0 and be 10-11 digits)');
  const treatment = singleLine(raw('treatment'));
  check('treatment', treatments.includes(treatment), 'Please select a treatment');
  const rating = wholeNumber(raw('rating'));
  check('rating', rating >= 1 && rating <= 5, 'Please select a rating');
  const title = required('title', 'Title', 100);
  const description = limited('description', multiLine(raw('description')), 'Description', 1000);
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

/** Replaces lone surrogates, which UTF-8 cannot encode, so that they are counted and stored as the same character. */
function trimmed(text: string): string {
  const value = text.toWellFormed().trim();
  return invisibleOnly.test(value) ? '' : value;
}

/** Replaces line breaks and other control characters, which could inject a header into the email. */
const singleLine = (value: unknown) => (typeof value === 'string' ? trimmed(value.replace(/\p{Cc}+/gu, ' ')) : '');

/** Normalises line breaks, keeps tabs and removes other control characters. PostgreSQL rejects NUL. */
const multiLine = (value: unknown) =>
  typeof value === 'string' ? trimmed(value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]+/gu, '')) : '';

/** Forms send a digit, API clients a number. An empty choice is 0. */
function wholeNumber(value: unknown): number {
  if (typeof value === 'string') return /^\d$/.test(value) ? Number(value) : 0;
  return Number.isInteger(value) ? Number(value) : 0;
}

/** Compares code units first, because counting code points is slow and there are at least half as many. */
const isWithin = (text: string, max: number) => text.length <= max || (text.length <= 2 * max && [...text].length <= max);
