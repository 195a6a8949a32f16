import { forNhsLists } from '../domain/nhs-lists.ts';
import type { SiteContent } from './schema/site.ts';

type Parts = Omit<SiteContent, 'photographs' | 'pictures' | 'version'>;

/** The only place that picks the text for the current state of the NHS lists. Practices and their pages follow their own list. */
export function currentNhsTexts({ practices, locationPages, nhsLocationPages, ...others }: Parts): Parts {
  const towns = (accepting: boolean) =>
    practices.filter(({ nhs }) => nhs.acceptingNHS === accepting).map(({ location }) => location);
  const lists = { accepting: towns(true), full: towns(false) };
  const accepts = (slug: string) => practices.find((practice) => practice.slug === slug)?.nhs.acceptingNHS;
  return {
    ...forNhsLists(others, lists),
    practices: practices.map((practice) => forNhsLists(practice, lists, accepts(practice.slug))),
    locationPages: locationPages.map((page) => forNhsLists(page, lists, accepts(page.practice))),
    nhsLocationPages: nhsLocationPages.map((page) => forNhsLists(page, lists, accepts(page.practice))),
  };
}
