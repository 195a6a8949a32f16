import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { contentFolder } from '../content/content-folder.ts';
import { practiceSlugs } from '../content/practice-slugs.ts';
import { locationPath, nhsLocationPath } from '../domain/site-pages.ts';

/** One route per path, all served by the same module. */
const each = (file: string, paths: readonly string[]) => paths.map((path) => route(path, file, { id: path }));

/** The router ignores case by default, which would give each page many cacheable URLs. */
const caseSensitive = (routes: RouteConfigEntry[]): RouteConfigEntry[] =>
  routes.map((entry) => ({ ...entry, caseSensitive: true }));

/** Each practice adds two routes, so a new practice needs a new build. */
const practices = practiceSlugs(contentFolder());
const withoutSlash = (path: string) => path.slice(1);

export default caseSensitive([
  index('routes/home.tsx'),
  ...each('routes/legal.tsx', ['privacy-policy', 'terms-of-service', 'accessibility', 'complaints']),
  route('nhs-information', 'routes/nhs-information.tsx'),
  route('services/general-dentistry', 'routes/general-dentistry.tsx'),
  route('services/cosmetic-dentistry', 'routes/cosmetic-dentistry.tsx'),
  route('services/dental-implants', 'routes/dental-implants.tsx'),
  route('services/teeth-whitening', 'routes/teeth-whitening.tsx'),
  ...each('routes/location.tsx', practices.map(locationPath).map(withoutSlash)),
  ...each('routes/nhs-location.tsx', practices.map(nhsLocationPath).map(withoutSlash)),
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
  route('*', 'routes/not-found.tsx'),
]) satisfies RouteConfig;
