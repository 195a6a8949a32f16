import { parseTestimonial, type TestimonialField } from './testimonial.ts';

export const treatments = ['General Dentistry', 'Invisalign', "Children's Dentistry", 'Hygiene & Prevention'];

/** Form data as a browser sends it. Unticked checkboxes are absent. */
export const form = {
  firstName: 'Ada',
  lastName: 'Lister',
  email: 'ada@patient.example',
  phone: '01632 960123',
  treatment: 'Invisalign',
  rating: '5',
  title: 'Straight at last',
  description: 'Nobody told me off.',
  consentVideo: 'true',
  consentWebsite: 'true',
  consentMarketing: 'true',
};

export const parse = (changes: Record<string, unknown> = {}) => parseTestimonial({ ...form, ...changes }, treatments);

export function accepted(changes: Record<string, unknown>) {
  const result = parse(changes);
  if (!result.ok) throw new Error(result.errors.map(({ message }) => message).join(', '));
  return result.value;
}

export const errorsOf = (changes: Record<string, unknown>) => {
  const result = parse(changes);
  return result.ok ? [] : result.errors;
};
export const messageOf = (field: TestimonialField, value: unknown) => errorsOf({ [field]: value })[0]?.message;

export const nonStrings: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['a big number', 10n],
  ['a list', ['Ada']],
  ['an empty list', []],
  ['an object', { length: 3 }],
  ['an object that converts to a string', { toString: () => 'Ada', valueOf: () => 'Ada' }],
  ['a String object', new String('Ada')],
  ['a function', () => 'Ada'],
  ['a symbol', Symbol('Ada')],
  ['false', false],
];
