import { expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

it.each(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOTFOUND', '08006', '57P01', '57P03', '53100', '53300'])(
  '%s means that the database is unavailable',
  (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(true);
  },
);

it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
  'the pg message "%s" means that the database is unavailable',
  (words) => {
    expect(isDatabaseUnavailable(new Error(words))).toBe(true);
  },
);

it.each(['23505', '42P01', 'EACCES'])('%s does not mean that the database is unavailable', (code) => {
  expect(isDatabaseUnavailable(withCode(code))).toBe(false);
});

it('is false for other values', () => {
  expect(isDatabaseUnavailable(new TypeError('undefined is not a function'))).toBe(false);
  expect(isDatabaseUnavailable('57P01')).toBe(false);
});
