import { describe, expect, it } from 'vitest';
import { accepted, errorsOf, form, messageOf, nonStrings, parse, treatments } from './testimonial.fixtures.ts';
import { parseTestimonial } from './testimonial.ts';

/** Limits and messages from the specification. */
const texts = [
  { field: 'firstName', max: 50, empty: 'First name is required', long: 'First name must be less than 50 characters' },
  { field: 'lastName', max: 50, empty: 'Last name is required', long: 'Last name must be less than 50 characters' },
  { field: 'title', max: 100, empty: 'Title is required', long: 'Title must be less than 100 characters' },
  { field: 'description', max: 1000, empty: undefined, long: 'Description must be less than 1000 characters' },
] as const;

describe('parseTestimonial', () => {
  it('accepts form data and returns typed values', () => {
    expect(parse()).toEqual({
      ok: true,
      value: {
        ...form,
        phone: '01632960123',
        rating: 5,
        consentVideo: true,
        consentWebsite: true,
        consentMarketing: true,
      },
    });
  });

  // @spec 5: Only the first failing message is displayed in the notice
  it('reports every invalid field once, in form order', () => {
    const result = parseTestimonial({}, treatments);
    expect(result.ok ? [] : result.errors).toEqual([
      { field: 'firstName', message: 'First name is required' },
      { field: 'lastName', message: 'Last name is required' },
      { field: 'email', message: 'Invalid email address' },
      { field: 'phone', message: 'Invalid UK phone number (must start with 0 and be 10-11 digits)' },
      { field: 'treatment', message: 'Please select a treatment' },
      { field: 'rating', message: 'Please select a rating' },
      { field: 'title', message: 'Title is required' },
      { field: 'consentVideo', message: 'You must consent to video recording' },
      { field: 'consentWebsite', message: 'You must consent to website display' },
    ]);
  });

  it('drops unknown fields and ignores inherited ones', () => {
    const value = accepted({ id: '1', reference: 'ABCD2345', consentVersion: 'mine', isAdmin: true });
    expect(Object.keys(value).sort()).toEqual(Object.keys(form).sort());
    const result = parseTestimonial(Object.create(form), treatments);
    expect(result.ok ? [] : result.errors).toHaveLength(9);
  });

  it('accepts input without a prototype, or with properties named like prototype methods', () => {
    expect(parseTestimonial(Object.assign(Object.create(null), form), treatments).ok).toBe(true);
    const named = { ...form, hasOwnProperty: 'x', constructor: 'x', toString: 1 };
    Object.defineProperty(named, '__proto__', { value: 'x', enumerable: true });
    expect(parseTestimonial(named, treatments).ok).toBe(true);
  });

  it.each(nonStrings)('treats %s as empty', (_name, value) => {
    const fields = ['firstName', 'lastName', 'email', 'phone', 'treatment', 'title'] as const;
    const answers = Object.fromEntries(fields.map((field) => [field, value]));
    expect(errorsOf(answers).map(({ field }) => field)).toEqual(fields);
    expect(accepted({ description: value })).not.toHaveProperty('description');
  });
});

describe.each(texts)('$field', ({ empty, field, long, max }) => {
  // @spec 5: firstName: trimmed, required, max 50, both messages
  // @spec 5: lastName: trimmed, required, max 50, both messages
  // @spec 5: title: trimmed, required, max 100, both messages
  // @spec 5: description: optional, trimmed, max 1000, its message
  // @spec 9: Length limits of the form
  it(`accepts 1 to ${max} characters, counted after trimming, and rejects one more`, () => {
    expect(accepted({ [field]: 'x' })[field]).toBe('x');
    expect(accepted({ [field]: ` \t\n\u00a0${'x'.repeat(max)}\u3000\r\n ` })[field]).toBe('x'.repeat(max));
    expect(messageOf(field, 'x'.repeat(max + 1))).toBe(long);
  });

  // @spec 5: lastName: trimmed, required, max 50, both messages
  it('treats invisible characters as empty', () => {
    for (const nothing of [
      '',
      ' ',
      '\t\r\n',
      '\u00a0\u2003\u3000',
      '\u200b\u200d\u2060\ufeff',
      '\0',
      '\u202e',
      '\u00ad'.repeat(2000),
    ]) {
      expect(messageOf(field, nothing), JSON.stringify(nothing)).toBe(empty);
    }
  });
});

describe('description', () => {
  it('keeps line breaks and counts each as one character', () => {
    expect(accepted({ description: 'one\r\ntwo\rthree\n\tfour' }).description).toBe('one\ntwo\nthree\n\tfour');
    expect(accepted({ description: `a${'\r\n'.repeat(998)}b` }).description).toHaveLength(1000);
    expect(messageOf('description', `a${'\r\n'.repeat(999)}b`)).toBe('Description must be less than 1000 characters');
  });
});

describe('email', () => {
  // @spec 5: email: trimmed before it is checked
  it.each([
    'ada@patient.example',
    ' ada.lister+video@mail.patient.example ',
    'a@b.co',
    'ada_1@1and1.example',
    'ada@xn--mller-kva.example',
  ])('accepts %j', (address) => {
    expect(accepted({ email: address }).email).toBe(address.trim());
  });

  // @spec 5: email: trimmed, valid, max 255, both messages
  it.each([
    '',
    'ada',
    'ada@',
    '@patient.example',
    'ada@patient',
    'ada@@patient.example',
    'ada lister@patient.example',
    '.ada@patient.example',
    'a..da@patient.example',
    'ada@.patient.example',
    'ada@patient.example.',
    'ada@-patient.example',
    'ada@patient.e',
    'ada@[127.0.0.1]',
    'Ada <ada@patient.example>',
    '"ada"@patient.example',
    'ada@patient.example,eve@patient.example',
    'ada@patient.example\r\nBcc: eve@patient.example',
    `ada@${'x'.repeat(64)}.example`,
    'аda@patient.example',
    'ada@pätient.example',
  ])('rejects %j', (address) => {
    expect(messageOf('email', address)).toBe('Invalid email address');
  });

  // @spec 5: email: trimmed, valid, max 255, both messages
  it('accepts 255 characters and rejects 256', () => {
    const domain = '@patient.example';
    expect(accepted({ email: 'a'.repeat(255 - domain.length) + domain }).email).toHaveLength(255);
    expect(messageOf('email', 'a'.repeat(256 - domain.length) + domain)).toBe('Email must be less than 255 characters');
  });

  // Quadratic time on these inputs would take minutes.
  it('rejects long near-matches in linear time', { timeout: 20_000 }, () => {
    for (const part of ['a', 'a.', 'a-', '@', ' ', `${'a'.repeat(63)}.`]) {
      const many = part.repeat(200_000 / part.length);
      for (const nearly of [many, `${many}@`, `a@${many}`, `a@${many}.`, `a@${many}!`])
        expect(messageOf('email', nearly)).toBe('Invalid email address');
    }
  });
});

describe('phone', () => {
  // @spec 5: phone: 0 and 9 or 10 digits, its message
  it('accepts 0 and nine or ten digits, with spaces, hyphens and brackets', () => {
    expect(accepted({ phone: '0163296012' }).phone).toBe('0163296012');
    expect(accepted({ phone: ' (01632) 960-123 ' }).phone).toBe('01632960123');
    for (const written of ['', '016329601', '016329601234', '+441632960123', '0'.repeat(100_000)])
      expect(messageOf('phone', written)).toBe('Invalid UK phone number (must start with 0 and be 10-11 digits)');
  });
});

describe('treatment', () => {
  // @spec 5: treatment: required, its message
  it('accepts only the offered treatments', () => {
    for (const treatment of treatments) expect(accepted({ treatment }).treatment).toBe(treatment);
    for (const other of ['', 'Botox', 'invisalign', 'Invisalign,General Dentistry', '__proto__', 'constructor', 'length', '0']) {
      expect(messageOf('treatment', other), other).toBe('Please select a treatment');
    }
  });

  it('rejects an empty answer when no treatments are offered', () => {
    expect(parseTestimonial({ ...form, treatment: '' }, [])).toMatchObject({ ok: false, errors: [{ field: 'treatment' }] });
  });
});

describe('rating', () => {
  // @spec 5: rating: integer 1 to 5; an empty choice fails
  it('accepts 1 to 5, as a number or a digit', () => {
    for (const rating of [1, 2, 3, 4, 5]) {
      expect(accepted({ rating }).rating).toBe(rating);
      expect(accepted({ rating: String(rating) }).rating).toBe(rating);
    }
  });

  // @spec 5: rating: integer 1 to 5; an empty choice fails
  it.each(['', '0', '6', '4.5', '５', Number.NaN, true, ['5'], { valueOf: () => 5 }, null])('rejects %o', (rating) => {
    expect(messageOf('rating', rating)).toBe('Please select a rating');
  });
});

describe('the consents', () => {
  // @spec 5: consentVideo and consentWebsite must be true, their messages
  it.each(['consentVideo', 'consentWebsite'] as const)("%s must be true or 'true'", (field) => {
    const message = {
      consentVideo: 'You must consent to video recording',
      consentWebsite: 'You must consent to website display',
    }[field];
    for (const given of [true, 'true']) expect(parse({ [field]: given }).ok).toBe(true);
    for (const other of [undefined, false, '', 'false', 'True', 'on', 1, '1', [true], new Boolean(true)]) {
      expect(messageOf(field, other), JSON.stringify(other)).toBe(message);
    }
  });

  // @spec 5: consentMarketing is optional
  it("consentMarketing is optional and false unless it is true or 'true'", () => {
    expect(accepted({ consentMarketing: true }).consentMarketing).toBe(true);
    for (const other of [undefined, null, false, '', 'false', 'on', 1, [true], {}]) {
      expect(accepted({ consentMarketing: other }).consentMarketing).toBe(false);
    }
  });
});
