import type { Practice } from '../../content/schema/practice.ts';
import { publishedOn } from '../../domain/published.ts';
import { locationPath } from '../../domain/site-pages.ts';

/** What has a meaning in a line of a card is written with a stroke before it. */
const value = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\n/g, '\\n');

/** Lines end after 75 bytes and go on in the next, which begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

/** A practice for the address book of a telephone, with the number of its contact card. It has no e-mail address: none is published. */
export function contactCard(practice: Practice, { base, group }: { base: string; group: string }): string {
  const { country, locality, postcode, region, street } = practice.address;
  const phone = `+44${publishedOn(practice.phones, 'contact-card').phone.replace(/\D/g, '').replace(/^0/, '')}`;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${value(practice.name)}`,
    `ORG:${value(group)};${value(practice.location)}`,
    `TEL;VALUE=uri;TYPE="voice,work";PREF=1:tel:${phone}`,
    `ADR;TYPE=work:;;${[street, locality, region, postcode, country].map(value).join(';')}`,
    `GEO:geo:${practice.geo.latitude},${practice.geo.longitude}`,
    `URL:${base}${locationPath(practice.slug)}`,
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
