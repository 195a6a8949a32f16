import { expect, it } from 'vitest';
import { loggedPath } from './request-log.ts';

it.each(['/staff/mark-contacted.1.2.3', '/STAFF/token', '/Staff/token', '/%73taff/token', '//staff/token', '/%53TAFF%2ftoken'])(
  'leaves the token of %s out of the log',
  (path) => {
    expect(loggedPath(path)).toBe('/staff/...');
  },
);

it.each(['/', '/blog/our-staff', '/staffordshire', '/complaints', '/%', '/%zz'])('logs %s as it is', (path) => {
  expect(loggedPath(path)).toBe(path);
});
