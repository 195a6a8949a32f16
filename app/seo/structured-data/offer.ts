import type { Price } from '../../../content/schema/fields.ts';

type OfferContent = { title: string; description: string; price: Price };

/** The page says 'from', so the figure is also given as a minimum. A price in words gives no figure. */
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
