import { index, type RouteConfig, route } from '@react-router/dev/routes';

const legal = (path: string) => route(path, 'routes/legal.tsx', { id: path });

export default [
  index('routes/home.tsx'),
  legal('privacy-policy'),
  legal('terms-of-service'),
  legal('accessibility'),
  legal('complaints'),
  // Every part of the kit in every state, for those who work on it.
  ...(process.env['NODE_ENV'] === 'development' ? [route('review', 'routes/review.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
