import { describe, expect, test } from 'vitest';
import { formatPrice } from '../domain/nhs-charges.ts';
import { describeWeek, type WeekHours } from '../domain/opening-hours.ts';
import { publishedOn } from '../domain/published.ts';
import { textLines } from './checks/text-lines.ts';
import { loadContent, readContent } from './load.ts';

/** The figures and counts that the specification fixes. */
const content = loadContent(import.meta.dirname);
const { organisation, practices, team } = content;
const [bradford, ripon, leeds] = practices;
if (!bradford || !ripon || !leeds) throw new Error('three practices are needed');

const wordCount = (words: string) => words.trim().split(/\s+/).length;
const week = (hours: WeekHours) => describeWeek(hours).map(({ days, hours }) => `${days} ${hours}`);
const rating = ({ rating, reviewCount, atLeast }: { rating: number; reviewCount: number; atLeast: boolean }) =>
  `${rating.toFixed(1)} (${reviewCount}${atLeast ? '+' : ''})`;

describe('practices', () => {
  // @spec 3: Static content: the entities and how many there are of each
  // @spec 9: Postcodes BD1 1AA, HG4 1AA, LS1 1AA
  test('are in Bradford, Ripon and Leeds with their postcodes', () => {
    expect(practices.map(({ location, address }) => `${location} ${address.postcode}`)).toEqual([
      'Bradford BD1 1AA',
      'Ripon HG4 1AA',
      'Leeds LS1 1AA',
    ]);
  });

  test('have coordinates in their towns', () => {
    expect([bradford.geo.latitude, bradford.geo.longitude]).toEqual([expect.closeTo(53.79, 1), expect.closeTo(-1.75, 1)]);
    expect([ripon.geo.latitude, ripon.geo.longitude]).toEqual([expect.closeTo(54.14, 1), expect.closeTo(-1.52, 1)]);
    expect([leeds.geo.latitude, leeds.geo.longitude]).toEqual([expect.closeTo(53.8, 1), expect.closeTo(-1.55, 1)]);
  });

  // @spec 4: NHS status: accepting in Bradford and Ripon, list full in Leeds
  test('accept NHS patients in Bradford and Ripon, but not in Leeds', () => {
    expect(practices.map(({ nhs }) => nhs.acceptingNHS)).toEqual([true, true, false]);
  });

  test('have their integrated care boards', () => {
    expect(practices.map(({ integratedCareBoard }) => integratedCareBoard.name)).toEqual([
      'NHS West Yorkshire Integrated Care Board',
      'NHS Humber and North Yorkshire Integrated Care Board',
      'NHS West Yorkshire Integrated Care Board',
    ]);
  });

  test('have their own sites on a reserved domain', () => {
    expect(organisation.website).toBe('https://www.threeridings.example');
    expect(practices.map(({ website }) => website)).toEqual([
      'https://bradford.threeridings.example',
      'https://ripon.threeridings.example',
      'https://leeds.threeridings.example',
    ]);
  });

  // @spec 9: Phone numbers differ between pages; placeholders
  test('publish numbers that differ between pages, all from the ranges reserved for drama', () => {
    const numbers = practices.flatMap(({ phones }) => phones.map(({ phone }) => phone));
    for (const number of numbers) expect(number).toMatch(/^(01632 960\d{3}|0113 496 0\d{3})$/);
    for (const { phones } of practices) expect(new Set(phones.map(({ phone }) => phone)).size).toBeGreaterThan(1);
  });
});

describe('opening hours', () => {
  // @spec 9: Hours on contact cards with lunch breaks
  test('of the contact cards', () => {
    const card = (index: number) => week(publishedOn(practices[index]?.hours ?? [], 'contact-card').week);
    expect(card(0)).toEqual(['Mon-Fri 9:00-5:00 (lunch 12:30-1:30)', 'Sat-Sun Closed']);
    expect(card(1)).toEqual(['Mon-Fri 9:00-5:00 (lunch 1:00-2:00)', 'Sat-Sun Closed']);
    expect(card(2)).toEqual(['Mon-Fri 9:00-4:30 (lunch 12:30-2:00)', 'Sat-Sun Closed']);
  });

  // @spec 9: Hours on legal and Leeds pages: Mon-Fri to 5, Sat to 1, Sun closed
  test('of the legal pages and the Leeds page, the accessibility line and structured data', () => {
    const on = (surface: 'legal-pages' | 'nhs-leeds-page' | 'accessibility-line' | 'structured-data') =>
      week(publishedOn(organisation.hours, surface).week);
    expect(on('legal-pages')).toEqual(['Mon-Fri 9:00-5:00', 'Sat 9:00-1:00', 'Sun Closed']);
    expect(on('nhs-leeds-page')).toEqual(on('legal-pages'));
    expect(on('accessibility-line')).toEqual(['Mon-Fri 9:00-5:00', 'Sat-Sun Closed']);
    expect(on('structured-data')).toEqual(['Mon-Fri 9:00-5:30', 'Sat 9:00-1:00', 'Sun Closed']);
  });

  // @spec 9: FAQ says Saturday mornings; the footer says Saturday varies
  test('as text: top bar, footer and FAQ', () => {
    expect(publishedOn(organisation.hoursTexts, 'top-bar').text).toBe('Mon-Fri 9-5');
    expect(content.navigation.topBar.welcome).toBe('NHS & Private Patients Welcome');
    expect(publishedOn(organisation.hoursTexts, 'footer').text).toContain('Saturday varies');
    expect(content.faq.filter(({ answer }) => answer.includes('Saturday mornings'))).toHaveLength(1);
  });
});

describe('claims and ratings', () => {
  test('of the group', () => {
    expect(organisation.ratings.map((entry) => `${entry.surfaces.join()} ${rating(entry)}`)).toEqual([
      'reviews-section 5.0 (1500+)',
      'footer 4.9 (200+)',
      'structured-data-organisation 4.8 (381)',
      'structured-data-reviews 4.8 (127)',
      'structured-data-local-business 4.8 (150)',
    ]);
  });

  test('of the practices', () => {
    expect(practices.map(({ ratings }) => rating(publishedOn(ratings, 'practice-card')))).toEqual([
      '4.8 (322)',
      '4.9 (929)',
      '4.7 (186)',
    ]);
    expect(rating(publishedOn(bradford.ratings, 'bradford-page'))).toBe('4.8 (127)');
  });

  // @spec 9: Serving since 2009, or 'over 15 years'
  test('of age, and the year in the footer', () => {
    expect(organisation).toMatchObject({ foundingYear: 2009, establishedText: 'over 15 years', copyrightYear: 2025 });
  });

  test('of structured data', () => {
    expect(organisation.structuredData).toMatchObject({
      priceRangeOrganisation: '$$',
      priceRangeClinic: '£',
      currency: 'GBP',
      country: 'GB',
      payments: ['Cash', 'Credit Card', 'Debit Card', 'NHS'],
    });
  });

  test('of the home page', () => {
    const { stats } = content.homePage.about;
    expect(stats.map(({ value }) => value.replace(/ years$/, ''))).toEqual(['15+', '13,920', '3', '18']);
    expect(stats[3]?.label).toContain('1,392+');
  });
});

describe('the team', () => {
  // @spec 3: Static content: the entities and how many there are of each
  test('has fifteen members, five at each practice, with unique names and slugs', () => {
    expect(team).toHaveLength(15);
    for (const { slug } of practices) expect(team.filter(({ location }) => location === slug)).toHaveLength(5);
    expect(new Set(team.map(({ name }) => name)).size).toBe(15);
  });

  // @spec 3: Static content: the entities and how many there are of each
  test('fills every role', () => {
    const roles = ['Dentist', 'Principal Dentist', 'Dental Hygienist', 'Dental Therapist', 'Practice Manager'];
    expect(new Set(team.map((member) => member.role))).toEqual(new Set(roles));
  });

  test.each(team)('$name has a bio of 60 to 90 words, a qualification with its country and no invented GDC number', (member) => {
    expect(wordCount(member.bio)).toBeGreaterThanOrEqual(60);
    expect(wordCount(member.bio)).toBeLessThanOrEqual(90);
    expect(member.qualifications.length).toBeGreaterThan(0);
    expect(member.gdcNumber).toBeUndefined();
  });

  test('has fifteen different portraits, even without clothes', () => {
    const portraits = team.flatMap(({ portrait }) => portrait ?? []);
    const looks = portraits.map(({ cloth: _, ...person }) => JSON.stringify(person));
    expect(new Set(looks).size).toBe(15);
    const heads = portraits.map(({ skin, hair, hairColour }) => `${skin} ${hair} ${hairColour}`);
    expect(new Set(heads).size).toBe(15);
    expect(new Set(portraits.map(({ skin }) => skin)).size).toBe(6);
    expect(new Set(portraits.map(({ age }) => age)).size).toBe(3);
  });
});

describe('services, results, videos and partners', () => {
  // @spec 3: Static content: the entities and how many there are of each
  test('include six services that link to the three pages or to the section', () => {
    expect(content.services.map(({ title }) => title)).toEqual([
      'General Dentistry',
      'Cosmetic Dentistry',
      'Hygiene & Prevention',
      "Children's Dentistry",
      'Dental Implants',
      'Digital Technology',
    ]);
    const targets = new Set(content.services.flatMap(({ features }) => features.map(({ link }) => link)));
    expect(targets).toEqual(
      new Set(['/services/general-dentistry', '/services/cosmetic-dentistry', '/services/dental-implants', '/#services']),
    );
  });

  // @spec 3: Static content: the entities and how many there are of each
  test('include ten cases of 16 to 26 months, with different drawings and straighter teeth afterwards', () => {
    const cases = content.transformations.flatMap(({ after, before, ...rest }) =>
      after && before ? [{ after, before, ...rest }] : [],
    );
    expect(cases).toHaveLength(10);
    const months = cases.map(({ durationMonths }) => durationMonths);
    expect(Math.min(...months)).toBe(16);
    expect(Math.max(...months)).toBe(26);
    expect(new Set(cases.map(({ before: { seed: _, ...teeth } }) => JSON.stringify(teeth))).size).toBe(10);
    expect(new Set(cases.map(({ before }) => before.seed)).size).toBe(10);
    for (const { before, after, beforeAlt, afterAlt } of cases) {
      expect(after.seed).toBe(before.seed);
      expect(after.rotated).toEqual([]);
      expect(after.crowding + after.spacing + Math.abs(after.midlineShift)).toBeLessThanOrEqual(0.05);
      expect(after.shade).toBeLessThanOrEqual(before.shade);
      expect(beforeAlt).toMatch(/^Drawing/);
      expect(afterAlt).toMatch(/^Drawing/);
    }
  });

  // @spec 3: Static content: the entities and how many there are of each
  test('include three videos with placeholder ids', () => {
    expect(content.videos.map(({ id }) => id)).toEqual(['PLACEHOLD01', 'PLACEHOLD02', 'PLACEHOLD03']);
  });

  // @spec 2: Network of clinics: hero, two cards in Ontario, Visit Website in a new tab
  // @spec 3: Static content: the entities and how many there are of each
  test('include two partner clinics in Ontario', () => {
    expect(content.partnerClinics.map(({ googleRating }) => googleRating)).toEqual([4.8, 4.7]);
    for (const { location } of content.partnerClinics) expect(location).toContain('Ontario, Canada');
  });
});

describe('questions and testimonials', () => {
  // @spec 3: Static content: the entities and how many there are of each
  test('include twelve questions with answers of 40 to 90 words', () => {
    expect(content.faq).toHaveLength(12);
    for (const { question, answer } of content.faq) {
      expect(wordCount(answer), question).toBeGreaterThanOrEqual(40);
      expect(wordCount(answer), question).toBeLessThanOrEqual(90);
      expect(answer, question).not.toMatch(/[*_`<>]|\]\(/);
    }
  });

  // @spec 3: Static content: the entities and how many there are of each
  test('include five testimonials and at least nine dated reviews, three for each practice', () => {
    expect(content.reviews.testimonials).toHaveLength(5);
    const { practiceReviews } = content.reviews;
    expect(practiceReviews.length).toBeGreaterThanOrEqual(9);
    for (const { slug } of practices) {
      expect(practiceReviews.filter(({ location }) => location === slug).length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('charges and prices', () => {
  // @spec 9: NHS charges 2025: £25.80, £70.70, £306.80, emergency £25.80
  test('include the NHS charges of 2025 in one row', () => {
    expect(content.nhsCharges.rows).toEqual([
      {
        effectiveFrom: '2025-04-01',
        confirmedOn: '2025-04-01',
        label: '2025',
        band1: 25.8,
        band2: 70.7,
        band3: 306.8,
        emergency: 25.8,
      },
    ]);
  });

  // @spec 9: What each band covers; who does not pay
  test('state what each band covers and who does not pay', () => {
    const covers = (band: 'band1' | 'band2' | 'band3') => content.nhsCharges.bands[band].covers.join(', ').toLowerCase();
    for (const words of ['exam', 'diagnosis', 'preventive', 'scale and polish', 'x-rays'])
      expect(covers('band1')).toContain(words);
    for (const words of ['fillings', 'root canal', 'extractions', 'some gum']) expect(covers('band2')).toContain(words);
    for (const words of ['crowns', 'bridges', 'dentures', 'complex work']) expect(covers('band3')).toContain(words);
    const who = content.nhsCharges.exemptions.map((exemption) => exemption.who).join('. ');
    for (const words of ['under 18', 'under 19 and in full-time education', 'pregnant', 'within the last 12 months']) {
      expect(who).toContain(words);
    }
    expect(content.nhsCharges.exemptions.length).toBeGreaterThan(5);
  });

  test('include the statutory charges, with a row for each April', () => {
    expect(content.statutoryNhsCharges.map(({ source: _, ...row }) => Object.values(row))).toEqual([
      ['2023-04-01', 25.8, 70.7, 306.8],
      ['2024-04-01', 26.8, 73.5, 319.1],
      ['2025-04-01', 27.4, 75.3, 326.7],
      ['2026-04-01', 27.9, 76.6, 332.1],
    ]);
  });

  // @spec 9: Cosmetic prices, durations and stats
  test('of cosmetic dentistry', () => {
    const page = content.cosmeticDentistryPage;
    expect(page.treatments.map(({ price, duration }) => `${formatPrice(price)}, ${duration}`)).toEqual([
      'From £200, 1-2 hours',
      'From £500 per tooth, 2-3 visits',
      'From £150 per tooth, 30-60 minutes',
      'Consultation required, 3-6 months',
    ]);
    expect(page.stats.map(({ value }) => value)).toEqual(['98%', '2,500+', '15+', '500+']);
  });

  test('of implants', () => {
    const page = content.dentalImplantsPage;
    expect(page.treatments.map(({ price, duration }) => `${formatPrice(price)}, ${duration}`)).toEqual([
      'From £2,500, 3-6 months',
      'From £5,000, 4-8 months',
      'From £15,000, 1 day placement',
      'From £3,500, 3-4 months',
    ]);
    expect(page.stats.map(({ value }) => value)).toEqual(['95%', '99%', '1,000+', '20+']);
    expect(page.facts).toEqual({ healing: '3-6 months', lasts: '25+ years' });
  });

  // @spec 9: Whitening prices, durations and stats
  test('of whitening', () => {
    const page = content.teethWhiteningPage;
    expect(page.options.map(({ price }) => formatPrice(price))).toEqual(['From £200', 'From £150', 'From £300']);
    expect(page.options.map(({ badge }) => badge)).toEqual([undefined, undefined, 'MOST POPULAR']);
    expect(page.options[0]).toMatchObject({ duration: '60-90 minutes', results: 'Up to 8 shades' });
    expect(page.options[1]?.duration).toBe('2-4 weeks');
    expect(page.stats.map(({ value }) => value).join()).toMatch(/6.*98%.*1-3 years.*3-8/);
  });
});

describe('legal pages', () => {
  test('are five with at least 900 words each', () => {
    expect(content.legalPages.map(({ slug }) => slug).sort()).toEqual([
      'accessibility',
      'complaints',
      'nhs-information',
      'privacy-policy',
      'terms-of-service',
    ]);
    for (const { slug, markdown } of content.legalPages) expect(wordCount(markdown), slug).toBeGreaterThanOrEqual(900);
  });

  // @spec 9: 24 hours' notice, estimates valid 30 days, guarantees 2 years, 1 year, 6 months
  test('contain the terms that the specification fixes', () => {
    const words = (slug: string) => content.legalPages.find((page) => page.slug === slug)?.markdown ?? '';
    const terms = words('terms-of-service');
    expect(terms).toContain("24 hours' notice");
    expect(terms).toContain('valid for 30 days');
    expect(terms).toMatch(/Crowns and bridges \| 2 years/);
    expect(terms).toMatch(/Fillings \| 1 year/);
    expect(terms).toMatch(/Dentures \| 6 months/);
    const complaints = words('complaints');
    for (const limit of ['2 working days', '10 working days', '20 working days', '3 years', '0345 015 4033', '020 8253 0800']) {
      expect(complaints).toContain(limit);
    }
    for (const slug of ['privacy-policy', 'terms-of-service']) {
      expect(content.legalPages.find((page) => page.slug === slug)?.lastUpdated).toBe('January 2025');
    }
  });
});

describe('the form and the blog', () => {
  // @spec 9: Testimonial form: eight treatments
  test('offer the choices that the specification lists', () => {
    expect(content.shareYourStoryPage.treatments).toEqual([
      'General Dentistry',
      'Cosmetic Dentistry',
      'Invisalign',
      'Dental Implants',
      'Teeth Whitening',
      'Hygiene & Prevention',
      "Children's Dentistry",
      'Emergency Treatment',
    ]);
    expect(content.shareYourStoryPage.ratings.map(({ label }) => label)).toEqual(['5 (Excellent)', '4 (Very Good)', '3 (Good)']);
    expect(content.blogPage.categories).toHaveLength(8);
  });
});

describe('header and footer links', () => {
  test('include the header links and Book Now', () => {
    const { links, linksAfterLocations, bookNow } = content.navigation.header;
    expect([...links, ...linksAfterLocations].map(({ label, to }) => `${label} ${to}`)).toEqual([
      'Home /#home',
      'About /#about',
      'Services /#services',
      'Team /#team',
      'NHS /nhs-information',
      'Blog /blog',
      'Contact /#contact',
    ]);
    expect(bookNow).toEqual({ label: 'Book Now', to: '/#booking' });
  });

  test('include the six footer links', () => {
    const targets = content.navigation.footer.columns.flatMap(({ links }) => links.map(({ to }) => to));
    for (const path of [
      '/network-of-clinics',
      '/privacy-policy',
      '/terms-of-service',
      '/nhs-information',
      '/accessibility',
      '/complaints',
    ]) {
      expect(targets).toContain(path);
    }
  });
});

describe('the wording', () => {
  const lines = textLines(readContent(import.meta.dirname).files);
  const where = (pattern: RegExp) => lines.filter(({ text }) => pattern.test(text)).map(({ file, line }) => `${file}:${line}`);

  test('makes no claim that needs proof and names no prescription medicine', () => {
    expect(where(/\b(best|leading|painless|guaranteed|award-winning|botox|lorem)\b/i)).toEqual([]);
  });

  test('has exclamation marks only in texts fixed by the specification', () => {
    const fixed = /Check back soon!|Article Generated!|Application Error!|Oops!|Thank You!/;
    expect(lines.filter(({ text }) => text.includes('!') && !fixed.test(text))).toEqual([]);
  });
});
