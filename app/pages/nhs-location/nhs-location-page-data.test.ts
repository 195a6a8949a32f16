import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load.ts';
import { nhsLocationPageData } from './nhs-location-page-data.ts';

const content = loadContent('content');
const mondayMorning = new Date('2026-11-16T10:00:00Z');

function dataOf(slug: string, from = content) {
  const words = from.nhsLocationPages.find(({ practice }) => practice === slug);
  const practice = from.practices.find((each) => each.slug === slug);
  if (!words || !practice) throw new Error(`Page for ${slug} is missing`);
  return nhsLocationPageData(words, practice, from, mondayMorning);
}

const hoursOf = (slug: string) => dataOf(slug).practice.hours.map(({ days, hours }) => `${days} ${hours}`);

describe('nhsLocationPageData', () => {
  it('uses the NHS page hours for Leeds, without an opening state', () => {
    expect(hoursOf('leeds')).toEqual(['Mon-Fri 9:00-5:00', 'Sat 9:00-1:00', 'Sun Closed']);
    expect(dataOf('leeds').practice.opening).toBeUndefined();
  });

  it("uses the same hours in the Leeds block and the others' own hours in theirs", () => {
    const [here, ...others] = dataOf('leeds').allPractices;
    expect(here).toMatchObject({ slug: 'leeds', hours: dataOf('leeds').practice.hours, opening: undefined });
    expect(others.map(({ slug, hours }) => `${slug} ${hours[0]?.hours}`)).toEqual([
      'bradford 9:00-5:00 (lunch 12:30-1:30)',
      'ripon 9:00-5:00 (lunch 1:00-2:00)',
    ]);
    expect(others.every(({ opening }) => opening?.open)).toBe(true);
  });

  it('uses the contact card hours for Bradford and Ripon, with an opening state', () => {
    expect(hoursOf('bradford')).toEqual(['Mon-Fri 9:00-5:00 (lunch 12:30-1:30)', 'Sat-Sun Closed']);
    expect(hoursOf('ripon')).toEqual(['Mon-Fri 9:00-5:00 (lunch 1:00-2:00)', 'Sat-Sun Closed']);
    expect(dataOf('bradford').practice.opening && dataOf('ripon').practice.opening).toBeTruthy();
  });

  it('links to a call and to practices with open lists if the list is full', () => {
    const { details, join, status } = dataOf('leeds');
    expect(join).toEqual({ label: 'Call for private care', href: 'tel:+441134960301', external: false });
    expect(details.listState).toBe('NHS list full');
    expect(status.accepting).toBe(false);
    expect(status.elsewhere.map(({ to }) => to)).toEqual(['/locations/nhs-bradford-dentist', '/locations/nhs-ripon-dentist']);
  });

  it('leaves out practices whose list is also full', () => {
    const practices = content.practices.map((practice) =>
      practice.slug === 'ripon' ? { ...practice, nhs: { ...practice.nhs, acceptingNHS: false } } : practice,
    );
    const { status } = dataOf('leeds', { ...content, practices });
    expect(status.elsewhere.map(({ label }) => label)).toEqual(['NHS dentist in Bradford']);
  });

  it('shows when the status was last checked', () => {
    expect(dataOf('ripon').status.checked).toBe('Checked with the practice on 3 November 2026');
  });
});
