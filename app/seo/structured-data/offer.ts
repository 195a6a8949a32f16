import type { Price } from '../../../content/schema/fields.ts';

type OfferContent = { title: string; description: string; price: Price };

/** Prices are shown as 'from', so the amount is also the minimum price. A text price has no amount. */
export function offer({ title, description, price }: OfferContent, url: string, currency: string) {
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
