import { isInternalTarget, type PageSources, type SitePractice } from './site-pages.ts';

/** The practices of the demo group. */
export const practices: readonly SitePractice[] = [
  { slug: 'bradford', location: 'Bradford', locationPageOnOwnHost: true },
  { slug: 'ripon', location: 'Ripon', locationPageOnOwnHost: false },
  { slug: 'leeds', location: 'Leeds', locationPageOnOwnHost: false },
];

export const pageSources: PageSources = {
  practices,
  morePages: [{ slug: 'nervous-patients', heading: 'Nervous about the dentist?' }],
};

export const isGroupPage = (target: string) => isInternalTarget(target, pageSources);
