import type { Practice } from '../../../content/schema/practice.ts';
import type { JsonLdNode } from './json-ld.ts';

export type PostalAddress = JsonLdNode<'PostalAddress'> & {
  streetAddress: string;
  addressLocality: string;
  addressRegion: string;
  postalCode: string;
  addressCountry: string;
};

export function postalAddress(address: Practice['address']): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.locality,
    addressRegion: address.region,
    postalCode: address.postcode,
    addressCountry: address.country,
  };
}
