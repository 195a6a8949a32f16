import { loadContent } from '../../content-model/load.ts';
import { offlinePath, sitePages } from '../../domain/site-pages.ts';

const content = loadContent('content');

/** Every path that answers with a page: app/routes.test.ts compares them with the routes. */
export const everyPath = [...new Set([...sitePages(content).map(({ path }) => path), '/share', '/search', offlinePath])];

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
