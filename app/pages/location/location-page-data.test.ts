import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load.ts';
import { locationPageData } from './location-page-data.ts';

const content = loadContent('content');
const mondayMorning = new Date('2026-11-16T10:00:00Z');

function dataOf(slug: string) {
  const words = content.locationPages.find(({ practice }) => practice === slug);
  const practice = content.practices.find((each) => each.slug === slug);
  if (!words || !practice) throw new Error(`no page for ${slug}`);
  return locationPageData(words, practice, content, mondayMorning);
}

describe('locationPageData', () => {
  it('gives Bradford the rating of its own page and the others that of their cards', () => {
    const ratings = ['bradford', 'ripon', 'leeds']
      .map((slug) => dataOf(slug).rating)
      .map(({ value, words }) => `${value} ${words}`);
    expect(ratings).toEqual(['4.8 from 127 reviews', '4.9 from 929 reviews', '4.7 from 186 reviews']);
  });

  it('shows the newest review of that town and of no other', () => {
    expect(dataOf('bradford').rating.review).toMatchObject({ author: 'Sajid M.', date: '2026-10-08' });
    expect(dataOf('ripon').rating.review).toMatchObject({ author: 'Hilary P.', date: '2026-10-19' });
  });

  it('puts the address in the two lines of an envelope, and the number beside it', () => {
    expect(dataOf('leeds').door).toMatchObject({
      addressLines: ['27 Tenterhook Lane', 'Leeds LS1 1AA'],
      phone: '0113 496 0301',
      listState: 'NHS list full',
    });
    expect(dataOf('ripon').door.listState).toBe('Accepting NHS patients');
  });

  it('takes the hours of the contact card, which the live state beside them is told from', () => {
    const { practice, visit } = dataOf('leeds');
    expect(visit.days[0]).toMatchObject({ day: 'Monday', open: '9:00-4:30', lunch: '12:30-2:00' });
    expect(visit.days[visit.today]).toMatchObject({ day: 'Monday' });
    expect(visit.days[5]).toMatchObject({ day: 'Saturday', open: undefined });
    expect(practice.opening.text).toBe('Open now, until 12:30');
  });

  it('speaks of one practice above its booking, and keeps the words of the button', () => {
    expect(dataOf('ripon').booking).toMatchObject({ heading: 'Book a visit in Ripon', action: content.homePage.booking.action });
  });
});
