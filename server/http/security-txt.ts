import type { Organisation } from '../../content/schema/organisation.ts';

export const securityTxtPath = '/.well-known/security.txt';

/** Who is told of a hole, as RFC 9116 writes it. The date is a person's word in the content, not made at each request. */
export function securityTxt({ contacts }: Organisation, base: string): string {
  return [
    `Contact: mailto:${contacts.security.email}`,
    `Expires: ${contacts.security.validUntil}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${base}${securityTxtPath}`,
    '',
  ].join('\n');
}
