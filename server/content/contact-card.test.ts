import { expect, test } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { contactCard } from './contact-card.ts';

const { organisation, practices } = loadContent('content');
const cards = practices.map((practice) => ({
  practice,
  card: contactCard(practice, { base: 'https://group.example', group: organisation.name }),
}));

test.each(cards)('$practice.slug: no line is longer than 75 bytes', ({ card }) => {
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('escapes a comma in a name', () => {
  const [first] = practices;
  if (!first) throw new Error('there is no practice');
  const card = contactCard({ ...first, name: 'Smith, Jones; Sons' }, { base: 'https://group.example', group: 'Group' });
  expect(card).toContain('FN:Smith\\, Jones\\; Sons\r\n');
});

test('a line break of any kind starts no line of the card', () => {
  const name = 'Ripon\rTEL:0900123\r\nURL:http://evil.example\nX';
  const [practice] = practices;
  const card = practice && contactCard({ ...practice, name }, { base: 'https://group.example', group: organisation.name });
  expect(card).toContain('FN:Ripon\\nTEL:0900123\\nURL:http://evil.example\\nX\r\n');
});
