import type { Practice } from '../../content-model/schema/practice.ts';
import { publishedOn } from '../../domain/published.ts';
import { locationPath } from '../../domain/site-pages.ts';
import { dialable } from '../../domain/uk-phone.ts';

/** Escapes the characters that are special in vCard values. */
const escapeValue = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** vCard lines hold at most 75 bytes; a continuation line starts with a space. */
function foldLine(line: string): string {
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

/** A practice's vCard. It has no email address, because none is published. */
export function contactCard(practice: Practice, { base, group }: { base: string; group: string }): string {
  const { country, locality, postcode, region, street } = practice.address;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escapeValue(practice.name)}`,
    `ORG:${escapeValue(group)};${escapeValue(practice.location)}`,
    `TEL;VALUE=uri;TYPE="voice,work";PREF=1:${dialable(publishedOn(practice.phones, 'contact-card').phone)}`,
    `ADR;TYPE=work:;;${[street, locality, region, postcode, country].map(escapeValue).join(';')}`,
    `GEO:geo:${practice.geo.latitude},${practice.geo.longitude}`,
    `URL:${base}${locationPath(practice.slug)}`,
    'END:VCARD',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
