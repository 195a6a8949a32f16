import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load.ts';
import { nhsLocationPageData } from './nhs-location-page-data.ts';

const content = loadContent('content');
const mondayMorning = new Date('2026-11-16T10:00:00Z');

function dataOf(slug: string, from = content) {
  const words = from.nhsLocationPages.find(({ practice }) => practice === slug);
  const practice = from.practices.find((each) => each.slug === slug);
  if (!words || !practice) throw new Error(`no page for ${slug}`);
  return nhsLocationPageData(words, practice, from, mondayMorning);
}

const hoursOf = (slug: string) => dataOf(slug).practice.hours.map(({ days, hours }) => `${days} ${hours}`);

describe('nhsLocationPageData', () => {
  it('shows in Leeds the hours of its own NHS page, with no live state beside them', () => {
    expect(hoursOf('leeds')).toEqual(['Mon-Fri 9:00-5:00', 'Sat 9:00-1:00', 'Sun Closed']);
    expect(dataOf('leeds').practice.opening).toBeUndefined();
  });

  it('shows in the block of Leeds the same hours, and in those of the others their own', () => {
    const [here, ...others] = dataOf('leeds').allPractices;
    expect(here).toMatchObject({ slug: 'leeds', hours: dataOf('leeds').practice.hours, opening: undefined });
    expect(others.map(({ slug, hours }) => `${slug} ${hours[0]?.hours}`)).toEqual([
      'bradford 9:00-5:00 (lunch 12:30-1:30)',
      'ripon 9:00-5:00 (lunch 1:00-2:00)',
    ]);
    expect(others.every(({ opening }) => opening?.open)).toBe(true);
  });

  it('shows in Bradford and Ripon the hours that the live state is told from', () => {
    expect(hoursOf('bradford')).toEqual(['Mon-Fri 9:00-5:00 (lunch 12:30-1:30)', 'Sat-Sun Closed']);
    expect(hoursOf('ripon')).toEqual(['Mon-Fri 9:00-5:00 (lunch 1:00-2:00)', 'Sat-Sun Closed']);
    expect(dataOf('bradford').practice.opening && dataOf('ripon').practice.opening).toBeTruthy();
  });

  it('offers registration where the list is open', () => {
    const { join, status } = dataOf('ripon');
    expect(join).toEqual({ label: 'Register for NHS care', href: 'https://register.threeridings.example/ripon', external: true });
    expect(status).toMatchObject({ accepting: true, elsewhere: [] });
  });

  it('replaces registration by a call about private care where the list is full, and names the open lists', () => {
    const { join, practice, status } = dataOf('leeds');
    expect(join).toEqual({ label: 'Call for private care', href: 'tel:+441134960301', external: false });
    expect(practice.listState).toBe('NHS list full');
    expect(status.accepting).toBe(false);
    expect(status.elsewhere.map(({ to }) => to)).toEqual(['/locations/nhs-bradford-dentist', '/locations/nhs-ripon-dentist']);
  });

  it('names no practice whose list is full too', () => {
    const practices = content.practices.map((practice) =>
      practice.slug === 'ripon' ? { ...practice, nhs: { ...practice.nhs, acceptingNHS: false } } : practice,
    );
    const { status } = dataOf('leeds', { ...content, practices });
    expect(status.elsewhere.map(({ label }) => label)).toEqual(['NHS dentist in Bradford']);
  });

  it('says when somebody last asked', () => {
    expect(dataOf('ripon').status.checked).toBe('Checked with the practice on 3 November 2026');
  });

  it('shows the charges in force, each with what it covers', () => {
    const { charges } = dataOf('bradford');
    expect(charges.label).toBe('NHS charges 2025');
    expect(charges.reminder?.text).toContain('1 April 2025');
    expect(charges.rows.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Band 1 £25.80',
      'Band 2 £70.70',
      'Band 3 £306.80',
      'Emergency treatment £25.80',
    ]);
    expect(charges.rows[0]?.detail).toBe('Examination, diagnosis, preventive care, scale and polish, X-rays');
  });

  it('lists this practice first among those to talk to', () => {
    expect(dataOf('leeds').allPractices.map(({ slug }) => slug)).toEqual(['leeds', 'bradford', 'ripon']);
  });
});
