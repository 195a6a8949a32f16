import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { contentFolder } from '../content/content-folder.ts';
import { practiceSlugs } from '../content/practice-slugs.ts';
import { locationPath, nhsLocationPath } from '../domain/site-pages.ts';

/** Several addresses that one module serves, each a route of its own. */
const each = (file: string, paths: readonly string[]) => paths.map((path) => route(path, file, { id: path }));

/** The router ignores case by default: a page would have many addresses, each cached under another policy. */
const caseSensitive = (routes: RouteConfigEntry[]): RouteConfigEntry[] =>
  routes.map((entry) => ({ ...entry, caseSensitive: true }));

/** A practice has two pages of its own, so a new practice needs a new build. */
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
  // Where the links in the mails to staff lead.
  route('staff/:token', 'routes/staff.tsx'),
  // What a device keeps for when there is no signal.
  route('offline', 'routes/offline.tsx'),
  route('drawings/:version/:name', 'routes/drawing.ts'),
  route('share-pictures/:version/:name', 'routes/share-picture.ts'),
  // Every part of the kit in every state, for those who work on it.
  ...(process.env['NODE_ENV'] === 'development' ? [route('review', 'routes/review.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
]) satisfies RouteConfig;
