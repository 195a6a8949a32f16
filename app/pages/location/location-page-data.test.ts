import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content-model/load.ts';
import { locationPageData } from './location-page-data.ts';

const content = loadContent('content');
const mondayMorning = new Date('2026-11-16T10:00:00Z');

function dataOf(slug: string) {
  const words = content.locationPages.find(({ practice }) => practice === slug);
  const practice = content.practices.find((each) => each.slug === slug);
  if (!words || !practice) throw new Error(`Page for ${slug} is missing`);
  return locationPageData(words, practice, content, mondayMorning);
}

describe('locationPageData', () => {
  it("uses Bradford's page rating and the others' card ratings", () => {
    const ratings = ['bradford', 'ripon', 'leeds']
      .map((slug) => dataOf(slug).rating)
      .map(({ value, words }) => `${value} ${words}`);
    expect(ratings).toEqual(['4.8 from 127 reviews', '4.9 from 929 reviews', '4.7 from 186 reviews']);
  });

  it("shows the practice's newest review", () => {
    expect(dataOf('bradford').rating.review).toMatchObject({ author: 'Sajid M.', date: '2026-10-08' });
    expect(dataOf('ripon').rating.review).toMatchObject({ author: 'Hilary P.', date: '2026-10-19' });
  });

  it('uses the contact card hours, which match the opening state', () => {
    const { practice, visit } = dataOf('leeds');
    expect(visit.days[0]).toMatchObject({ day: 'Monday', open: '9:00-4:30', lunch: '12:30-2:00' });
    expect(visit.days[visit.today]).toMatchObject({ day: 'Monday' });
    expect(visit.days[5]).toMatchObject({ day: 'Saturday', open: undefined });
    expect(practice.opening.text).toBe('Open now, until 12:30, reopens 2:00');
  });
});
