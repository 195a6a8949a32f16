import type { Organisation } from '../../../content-model/schema/organisation.ts';
import type { Practice } from '../../../content-model/schema/practice.ts';
import type { Reviews } from '../../../content-model/schema/showcase.ts';
import { canonicalAddress } from '../../../domain/canonical.ts';
import {
  aggregateRating,
  clinicId,
  groupAddress,
  organisationId,
  organisationReference,
  postalAddress,
  type SiteAddress,
  schemaOrg,
  websiteId,
} from './parts.ts';

type OrganisationContent = SiteAddress & { organisation: Organisation; practices: readonly Practice[] };

export function organisationJsonLd({ organisation, practices, ...site }: OrganisationContent) {
  const { priceRangeOrganisation, payments, currency, areaServed } = organisation.structuredData;
  return {
    '@context': schemaOrg,
    // In schema.org a price range needs a business type; Organization alone has none.
    '@type': ['Organization', 'MedicalBusiness'],
    '@id': organisationId(site),
    name: organisation.name,
    legalName: organisation.legalName,
    slogan: organisation.tagline,
    description: organisation.description,
    url: groupAddress(site),
    foundingDate: String(organisation.foundingYear),
    address: practices.map((practice) => postalAddress(practice.address)),
    areaServed,
    priceRange: priceRangeOrganisation,
    paymentAccepted: payments.join(', '),
    currenciesAccepted: currency,
    aggregateRating: aggregateRating(organisation.ratings, 'structured-data-organisation'),
    subOrganization: practices.map(({ slug, name, website }) => ({
      '@type': 'Dentist',
      '@id': clinicId(site, slug),
      name,
      url: website,
    })),
    ...(organisation.socialProfiles.length === 0 ? {} : { sameAs: organisation.socialProfiles }),
  };
}

type WebsiteContent = SiteAddress & { lastUpdated: string; organisation: Organisation };

export function websiteJsonLd({ lastUpdated, organisation, ...site }: WebsiteContent) {
  const home = canonicalAddress(site.base, '/');
  return {
    '@context': schemaOrg,
    '@type': 'WebSite',
    '@id': websiteId(site),
    url: home,
    name: organisation.name,
    description: organisation.description,
    inLanguage: 'en-GB',
    dateModified: lastUpdated,
    publisher: organisationReference(site, organisation),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${home}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

type WebPageContent = SiteAddress & {
  path: string;
  name: string;
  description: string;
  organisation: Organisation;
};

export function webPageJsonLd({ description, name, organisation, path, ...site }: WebPageContent) {
  return {
    '@context': schemaOrg,
    '@type': 'WebPage',
    url: canonicalAddress(site.base, path),
    name,
    description,
    inLanguage: 'en-GB',
    // With name and URL, because only the home page describes the website in full.
    isPartOf: {
      '@type': 'WebSite',
      '@id': websiteId(site),
      name: organisation.name,
      url: canonicalAddress(site.base, '/'),
    },
  };
}

type AnyReview = Reviews['testimonials'][number] | Reviews['practiceReviews'][number];

type ReviewsContent = SiteAddress & {
  organisation: Organisation;
  /** The reviews on the page, from either list. */
  reviews: readonly AnyReview[];
};

/** Has no @id, because the organisation's block publishes a different rating. */
export function reviewsJsonLd({ organisation, reviews, ...site }: ReviewsContent) {
  return {
    '@context': schemaOrg,
    '@type': 'Organization',
    name: organisation.name,
    url: groupAddress(site),
    aggregateRating: aggregateRating(organisation.ratings, 'structured-data-reviews'),
    review: reviews.map(review),
  };
}

function review(shown: AnyReview) {
  const [name, reviewBody] = 'author' in shown ? [shown.author, shown.text] : [shown.name, shown.review];
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    reviewRating: { '@type': 'Rating', ratingValue: shown.rating, bestRating: 5, worstRating: 1 },
    reviewBody,
    ...('author' in shown ? { datePublished: shown.date } : { about: { '@type': 'Service', name: shown.treatment } }),
  };
}
