import { isInternalTarget, type SitePractice } from './site-pages.ts';

/** The practices of the group that the site was first built for. */
export const practices: readonly SitePractice[] = [
  { slug: 'bradford', location: 'Bradford', locationPageOnOwnHost: true },
  { slug: 'ripon', location: 'Ripon', locationPageOnOwnHost: false },
  { slug: 'leeds', location: 'Leeds', locationPageOnOwnHost: false },
];

export const practiceSlugs = practices.map(({ slug }) => slug);

export const isPageOfTheGroup = (target: string) => isInternalTarget(target, practiceSlugs);
