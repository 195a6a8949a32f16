import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../app/routes.ts';
import { loadContent } from '../../content-model/load.ts';
import { offlinePath, sitePages } from '../../domain/site-pages.ts';

const flatten = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);

/** Every path in routes.ts without a parameter. */
const routePaths = flatten(await routes)
  // Layout routes have no path.
  .filter((entry) => entry.index === true || entry.path !== undefined)
  .map((entry) => `/${entry.path ?? ''}`)
  .filter((path) => !path.includes(':') && !path.includes('*'));

const content = loadContent('content');

/** Every path that answers with a page. Those of practices and of content/pages/more come from the content. */
export const everyPath = [...new Set([...routePaths, ...sitePages(content).map(({ path }) => path)])];

/** Every path except the offline page, which has no menus and few links. */
export const sitePaths = everyPath.filter((path) => path !== offlinePath);

/** One page of each kind: pages of a kind share their layout, colours and scripts, and differ in their texts. */
export const templatePaths = [
  '/',
  '/privacy-policy',
  '/nhs-information',
  '/services/dental-implants',
  '/services/teeth-whitening',
  '/locations/bradford-dentist',
  '/locations/nhs-leeds-dentist',
  '/emergency-dentist',
  '/network-of-clinics',
  '/share-your-story',
  '/nervous-patients',
  '/blog',
  '/blog/three-ways-to-fill-a-gap',
];
