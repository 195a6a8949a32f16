import { writeReviewLink } from '../../domain/links.ts';
import type { ContentReading } from '../load.ts';
import type { ContentPath } from '../problem.ts';
import type { SiteContent } from '../schema/site.ts';
import { type Finding, findingsWhere } from './finding.ts';

type PatientLink = { name: string; url: string; file: string; field: ContentPath };

/** Names that RFC 2606 and RFC 6761 reserve, and ids of the demo content. */
const isPlaceholder = (url: string) =>
  url.includes('PLACEHOLD') ||
  /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))\.?$/.test(URL.parse(url)?.hostname ?? '');

/** The addresses on other sites that patients need, without placeholders. The worker requests them every day. */
export function patientLinks({ organisation, partnerClinics, practices }: SiteContent): PatientLink[] {
  const links = practices.flatMap(({ bookingUrl, location, placeId, registrationUrl, slug }): PatientLink[] => {
    const file = `practices/${slug}.yaml`;
    return [
      { name: `${location}: the link to book`, url: bookingUrl, file, field: ['bookingUrl'] },
      { name: `${location}: the link to register`, url: registrationUrl, file, field: ['registrationUrl'] },
      { name: `${location}: the link to write a review`, url: writeReviewLink(placeId), file, field: ['placeId'] },
    ];
  });
  const reviews = { file: 'organisation.yaml', field: ['reviewsSearchUrl'], url: organisation.reviewsSearchUrl };
  links.push({ name: 'Home page: the link to read reviews', ...reviews });
  for (const [index, { name, website }] of partnerClinics.entries())
    links.push({ name: `${name}: the link to its site`, url: website, file: 'partner-clinics.yaml', field: [index, 'website'] });
  return links.filter(({ url }) => !isPlaceholder(url));
}

/** The links that patients cannot open. `faults` has the reasons by address. */
export function failedLinks(
  { content, files }: Pick<ContentReading, 'content' | 'files'>,
  faults: ReadonlyMap<string, string>,
): Finding[] {
  const rules = (content ? patientLinks(content) : []).map(({ field, file, name, url }) => ({
    when: faults.has(url),
    message: `${name} (${url}) ${faults.get(url)}.`,
    at: [{ file, field }],
    advice: 'Correct the links, or tell the other site.',
  }));
  return findingsWhere('failed-link', files, rules);
}
