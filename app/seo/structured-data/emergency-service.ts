import type { Organisation } from '../../../content/schema/organisation.ts';
import type { Practice } from '../../../content/schema/practice.ts';
import type { SiteContent } from '../../../content/schema/site.ts';
import { canonicalAddress } from '../../../domain/canonical.ts';
import { schemaOrg } from './json-ld.ts';
import { openAroundTheClock } from './opening-hours-specification.ts';
import { organisationReference } from './organisation-reference.ts';
import { postalAddress } from './postal-address.ts';
import type { SiteAddress } from './site-address.ts';
import { telephone } from './telephone.ts';

export type EmergencyServiceContent = SiteAddress & {
  path: string;
  organisation: Pick<Organisation, 'name' | 'structuredData'>;
  practices: readonly Pick<Practice, 'address'>[];
  page: Pick<SiteContent['emergencyPage'], 'hero' | 'line'>;
};

/** The emergency line, open 24 hours. */
export function emergencyServiceJsonLd({ path, organisation, practices, page, ...site }: EmergencyServiceContent) {
  const url = canonicalAddress(site.base, path);
  return {
    '@context': schemaOrg,
    '@type': 'EmergencyService',
    '@id': `${url}#emergency-service`,
    name: page.hero.heading,
    description: page.hero.lead,
    url,
    telephone: telephone(page.line.phone),
    parentOrganization: organisationReference(site, organisation),
    address: practices.map((practice) => postalAddress(practice.address)),
    areaServed: organisation.structuredData.areaServed,
    openingHoursSpecification: openAroundTheClock(),
  };
}
