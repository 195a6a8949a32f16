import type { Practice } from '../../../content/schema/practice.ts';

export const postalAddress = (address: Practice['address']) => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.locality,
  addressRegion: address.region,
  postalCode: address.postcode,
  addressCountry: address.country,
});
