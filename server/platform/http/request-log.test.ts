import { expect, it } from 'vitest';
import { loggedPath } from './request-log.ts';

it.each(['/staff/mark-contacted.1.2.3', '/STAFF/token', '/Staff/token', '/%73taff/token', '//staff/token', '/%53TAFF%2ftoken'])(
  'removes the token from %s',
  (path) => {
    expect(loggedPath(path)).toBe('/staff/...');
  },
);

it('leaves out the token of a preview', () => {
  expect(loggedPath('/preview/a.1.b/locations')).toBe('/preview/...');
});

it.each(['/', '/blog/our-staff', '/staffordshire', '/complaints', '/%', '/%zz'])('logs %s unchanged', (path) => {
  expect(loggedPath(path)).toBe(path);
});
