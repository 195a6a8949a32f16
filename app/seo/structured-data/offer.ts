import type { Price } from '../../../content/schema/fields.ts';
import type { JsonLdNode } from './json-ld.ts';

type PriceSpecification = JsonLdNode<'UnitPriceSpecification'> & {
  priceCurrency: string;
  minPrice: number;
  unitText?: string;
};

export type Offer = JsonLdNode<'Offer'> & {
  name: string;
  description?: string;
  url?: string;
  priceCurrency?: string;
  price?: number;
  priceSpecification?: PriceSpecification;
};

type OfferContent = { title: string; description?: string; price: Price };

/** The page says 'from', so the figure is also given as a minimum. A price in words gives no figure. */
export function offer({ title, description, price }: OfferContent, url: string, currency: string): Offer {
  return {
    '@type': 'Offer',
    name: title,
    ...(description === undefined ? {} : { description }),
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
