import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { publishedOn } from '../../domain/published.ts';
import { dialable } from '../../domain/uk-phone.ts';
import { layoutData } from './layout-data.ts';
import { LocationsMenu } from './locations-menu.tsx';

const content = loadContent('content');
const { emergency, practices } = layoutData(content, new Date('2026-11-16T10:00:00Z'));
const markup = renderToStaticMarkup(<LocationsMenu label="Locations" practices={practices} emergency={emergency} />).replaceAll(
  '&#x27;',
  "'",
);

describe('LocationsMenu', () => {
  // @spec 2: Locations menu: name, address and phone of all three practices
  it('lists the town, phone number, name and address of every practice', () => {
    const entries = markup.split('<li').slice(1);
    expect(entries).toHaveLength(content.practices.length);
    for (const [index, { address, location, name, phones }] of content.practices.entries()) {
      const entry = entries[index] ?? '';
      const { phone } = publishedOn(phones, 'contact-card');
      const words = entry.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|');
      expect(words).toContain(`|${location}|${phone}|${name}|${address.street}, ${address.locality} ${address.postcode}|`);
      expect(entry).toContain(`href="${dialable(phone)}"`);
    }
  });
});
