import { expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

it.each(['ECONNREFUSED', 'ECONNRESET', '08006', '57P01', '57P03', '53100', '53300'])(
  '%s says that the database is away',
  (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(true);
  },
);

it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])('so does pg by "%s"', (words) => {
  expect(isDatabaseUnavailable(new Error(words))).toBe(true);
});

it.each(['23505', '42P01', 'EACCES'])('%s is a fault of ours', (code) => {
  expect(isDatabaseUnavailable(withCode(code))).toBe(false);
});

it('takes nothing else for it', () => {
  expect(isDatabaseUnavailable(new TypeError('undefined is not a function'))).toBe(false);
  expect(isDatabaseUnavailable('57P01')).toBe(false);
});
