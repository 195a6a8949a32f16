import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content-model/load.ts';
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
  it("uses each practice's own hours, with an opening state, and those of the phones beside them", () => {
    expect(['bradford', 'ripon', 'leeds'].map(hoursOf)).toEqual([
      ['Mon-Fri 9:00-5:00 (lunch 12:30-1:30)', 'Sat-Sun Closed'],
      ['Mon-Fri 9:00-5:00 (lunch 1:00-2:00)', 'Sat-Sun Closed'],
      ['Mon-Fri 9:00-4:30 (lunch 12:30-2:00)', 'Sat-Sun Closed'],
    ]);
    const { allPractices, practice } = dataOf('leeds');
    expect(practice.opening?.text).toBe('Open now, until 12:30, reopens 2:00');
    expect(practice.beside).toMatchObject({ label: 'Phones', text: 'Mon-Fri 9:00-5:00; Sat 9:00-1:00; Sun Closed' });
    expect(allPractices[0]).toMatchObject({ slug: 'leeds', hours: practice.hours, beside: practice.beside });
    expect(allPractices.slice(1).every((other) => other.opening?.open && !('beside' in other))).toBe(true);
  });

  it('uses hours that earlier releases published without a label instead, without an opening state', () => {
    const hours = content.organisation.hours.map((entry) => ({ ...entry, label: '' }));
    const practices = content.practices.map((each) => ({
      ...each,
      hours: each.hours.map((entry) => ({ ...entry, surfaces: ['contact-card' as const] })),
    }));
    const { allPractices, practice } = dataOf('leeds', {
      ...content,
      organisation: { ...content.organisation, hours },
      practices,
    });
    expect(practice.hours.map(({ days, hours: times }) => `${days} ${times}`)).toEqual([
      'Mon-Fri 9:00-5:00',
      'Sat 9:00-1:00',
      'Sun Closed',
    ]);
    expect([practice.opening, practice.beside, allPractices[0]?.opening]).toEqual([undefined, undefined, undefined]);
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
