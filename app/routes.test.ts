import { expect, test } from 'vitest';
import { isReservedSlug } from '../domain/site-pages.ts';
import routes from './routes.ts';

test('no page of content alone can take the first segment of a route', async () => {
  const segments = (await routes).flatMap(({ path }) => path?.split('/')[0] ?? []);
  const free = segments.filter((segment) => !segment.startsWith(':') && segment !== '*' && !isReservedSlug(segment));
  expect(segments.length).toBeGreaterThan(15);
  expect(free).toEqual([]);
});
