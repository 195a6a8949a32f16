import type { Organisation } from '../../content-model/schema/organisation.ts';

export const securityTxtPath = '/.well-known/security.txt';

/** The security contact, as in RFC 9116. A person sets the expiry date in the content; it is not computed on each request. */
export function securityTxt({ contacts }: Organisation, base: string): string {
  return [
    `Contact: mailto:${contacts.security.email}`,
    `Expires: ${contacts.security.validUntil}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${base}${securityTxtPath}`,
    '',
  ].join('\n');
}
