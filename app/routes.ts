import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** One route per path, all served by the same module. */
const each = (file: string, paths: readonly string[]) => paths.map((path) => route(path, file, { id: path }));

/** The router ignores case by default, which would give each page many cacheable URLs. */
const caseSensitive = (routes: RouteConfigEntry[]): RouteConfigEntry[] =>
  routes.map((entry) => ({ ...entry, caseSensitive: true }));

export default caseSensitive([
  index('routes/home.tsx'),
  ...each('routes/legal.tsx', ['privacy-policy', 'terms-of-service', 'accessibility', 'complaints']),
  route('nhs-information', 'routes/nhs-information.tsx'),
  route('services/general-dentistry', 'routes/general-dentistry.tsx'),
  route('services/cosmetic-dentistry', 'routes/cosmetic-dentistry.tsx'),
  route('services/dental-implants', 'routes/dental-implants.tsx'),
  route('services/teeth-whitening', 'routes/teeth-whitening.tsx'),
  route('locations/:page', 'routes/location.tsx'),
  route('emergency-dentist', 'routes/emergency-dentist.tsx'),
  route('network-of-clinics', 'routes/network-of-clinics.tsx'),
  route('blog', 'routes/blog.tsx'),
  route('blog/:slug', 'routes/blog-article.tsx'),
  ...each('routes/share-your-story.tsx', ['share-your-story', 'share']),
  route('search', 'routes/search.tsx'),
  // Target of the signed links in emails to staff.
  route('staff/:token', 'routes/staff.tsx'),
  // Stored by the service worker.
  route('offline', 'routes/offline.tsx'),
  route('drawings/:version/:name', 'routes/drawing.ts'),
  route('share-pictures/:version/:name', 'routes/share-picture.ts'),
  // All component fixtures, in development only.
  ...(process.env['NODE_ENV'] === 'development' ? [route('review', 'routes/review.tsx')] : []),
  // The pages that consist of content alone (content/pages/more). The router ranks the routes above before it.
  route(':slug', 'routes/more-page.tsx'),
  route('*', 'routes/not-found.tsx'),
]) satisfies RouteConfig;
