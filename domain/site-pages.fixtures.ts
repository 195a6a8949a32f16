import { isInternalTarget, type SitePractice } from './site-pages.ts';

/** The practices of the demo group. */
export const practices: readonly SitePractice[] = [
  { slug: 'bradford', location: 'Bradford', locationPageOnOwnHost: true },
  { slug: 'ripon', location: 'Ripon', locationPageOnOwnHost: false },
  { slug: 'leeds', location: 'Leeds', locationPageOnOwnHost: false },
];

export const practiceSlugs = practices.map(({ slug }) => slug);

export const isGroupPage = (target: string) => isInternalTarget(target, practiceSlugs);
