import { expect, test } from 'vitest';
import { isReservedSlug } from '../domain/site-pages.ts';
import { everyPath } from '../tests/support/site-paths.ts';
import { routes } from './routes.ts';

test('no page of content alone can take the first segment of a route', () => {
  const segments = Object.keys(routes).map((path) => path.split('/')[1] ?? '');
  const free = segments.filter((segment) => segment && !segment.startsWith(':') && !isReservedSlug(segment));
  expect(segments.length).toBeGreaterThan(15);
  expect(free).toEqual([]);
});

test('every path without a parameter is one that the tests read', () => {
  const paths = Object.keys(routes).filter((path) => !/[:*]/.test(path) && path !== '/review');
  expect(paths.filter((path) => !everyPath.includes(path))).toEqual([]);
});
