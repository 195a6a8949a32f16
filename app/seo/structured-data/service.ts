import type { QuestionAndAnswer } from '../../../content-model/schema/faq.ts';
import type { Organisation } from '../../../content-model/schema/organisation.ts';
import { canonicalAddress } from '../../../domain/canonical.ts';
import type { Price } from '../../../domain/nhs-charges.ts';
import { organisationReference, type SiteAddress, schemaOrg } from './parts.ts';

/** In schema.org MedicalProcedure has no offers, so a procedure is also a Service. */
const typesOf = { service: 'Service', procedure: ['MedicalProcedure', 'Service'] };

export type ServiceContent = SiteAddress & {
  path: string;
  kind: keyof typeof typesOf;
  name: string;
  description: string;
  organisation: Organisation;
  /** The treatments on the page. */
  offers?: readonly OfferContent[];
};

export function serviceJsonLd({ path, kind, name, description, organisation, offers = [], ...site }: ServiceContent) {
  const url = canonicalAddress(site.base, path);
  const { areaServed, currency } = organisation.structuredData;
  return {
    '@context': schemaOrg,
    '@type': typesOf[kind],
    '@id': `${url}#service`,
    name,
    description,
    url,
    serviceType: name,
    provider: organisationReference(site, organisation),
    areaServed,
    ...(offers.length === 0 ? {} : { offers: offers.map((card) => offer(card, url, currency)) }),
  };
}

type OfferContent = { title: string; description: string; price: Price };

/** Prices are shown as 'from', so the amount is also the minimum price. A text price has no amount. */
function offer({ title, description, price }: OfferContent, url: string, currency: string) {
  return {
    '@type': 'Offer',
    name: title,
    description,
    url,
    ...('from' in price
      ? {
          priceCurrency: currency,
          price: price.from,
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            priceCurrency: currency,
            minPrice: price.from,
            ...(price.per === undefined ? {} : { unitText: price.per }),
          },
        }
      : {}),
  };
}

export const faqJsonLd = (items: readonly QuestionAndAnswer[]) => ({
  '@context': schemaOrg,
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
