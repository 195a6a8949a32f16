import { describe, expect, test } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { describeWeek } from '../../domain/opening-hours.ts';
import { publishedOn } from '../../domain/published.ts';
import { slugify } from '../../domain/slug.ts';
import { dialable } from '../../domain/uk-phone.ts';
import { entries, hrefOf, part, servedPage, textOf } from '../support/served-page.ts';

const content = loadContent('content');

const documentOf = async (path: string) => (await servedPage(path)).document;
const all = (within: Element | Document | null, selector: string) => [...(within?.querySelectorAll(selector) ?? [])];
const texts = (elements: readonly Element[]) => elements.map(textOf);
const linkNamed = (within: Element | Document, name: RegExp) => all(within, 'a').find((link) => name.test(textOf(link)));
const stats = (document: Document) =>
  texts(all(document, 'main li > p:first-child')).filter((text) => /^[\d,.]+(-\d+)? ?[%+]?( ?(shades|years))?$/.test(text));

describe('Emergency Dentist', () => {
  // @spec 2: Emergency: alert bar, hero, six cards, three practices, four steps
  // @spec 9: Emergency line 24/7 across 3 locations
  test('has call links, six advice cards, three practices, four steps and two questions', async () => {
    const { alert, closing, emergencies, hero, line, locations, whatToExpect } = content.emergencyPage;
    const document = await documentOf('/emergency-dentist');
    for (const name of [alert.call, hero.call]) {
      expect(hrefOf(linkNamed(document, new RegExp(`^${name}`))), name).toBe(dialable(line.phone));
    }
    expect(linkNamed(document, new RegExp(`^${hero.availability}$`))).toBeDefined();
    const cards = entries(part(document, emergencies.heading)).filter((entry) => entry.querySelector('h3'));
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual([
      'Severe tooth pain',
      'Knocked-out tooth',
      'Broken/chipped tooth',
      'Dental abscess',
      'Lost filling/crown',
      'Oral bleeding',
    ]);
    for (const card of cards) expect(all(card, 'li').length, textOf(card)).toBeGreaterThanOrEqual(2);
    const places = entries(part(document, locations.heading));
    expect(places).toHaveLength(3);
    for (const place of places) expect(all(place, 'a[href^="tel:+44"]')).toHaveLength(1);
    const steps = entries(part(document, whatToExpect.heading)).map((entry) => textOf(entry.querySelector('h3, h4')));
    expect(steps).toEqual(['Assessment', 'Pain relief', 'Treatment', 'Follow-up']);
    expect(hrefOf(linkNamed(document, new RegExp(`^${closing.action}`)))).toMatch(/^#/);
    expect(all(document, 'main details')).toHaveLength(2);
  });

  test('shows the NHS charge for emergency treatment and the number beside Find Nearest Location', async () => {
    const document = await documentOf('/emergency-dentist');
    expect(textOf(part(document, content.emergencyPage.whatToExpect.heading))).toContain('NHS emergency treatment costs £27.90.');
    const band = document.querySelector('.closing-band');
    expect(textOf(band)).toContain('Find Nearest Location');
    expect(all(band, 'a').map(hrefOf)).toContain('tel:+441632960900');
  });
});

// @spec 1: A page lists partner clinics
// @spec 2: Network of clinics: hero, two cards in Ontario, Visit Website in a new tab
test('Network of clinics has two cards with name, place, specialty, rating, review count and a website in a new tab', async () => {
  const document = await documentOf('/network-of-clinics');
  const clinics = entries(document.querySelector('main')).filter((entry) => /Visit Website/.test(textOf(entry)));
  expect(texts(clinics)).toEqual([
    expect.stringMatching(/Kingston, Ontario, Canada.*Harbourlight Dental Studio.*/),
    expect.stringMatching(/Peterborough, Ontario, Canada.*Loonsong Orthodontics.*/),
  ]);
  for (const [index, details] of [
    ['Family and cosmetic dentistry', '4.8', '214 Google reviews'],
    ['Braces and clear aligners', '4.7', '168 Google reviews'],
  ].entries()) {
    for (const detail of details) expect(textOf(clinics[index])).toContain(detail);
    expect(clinics[index]?.querySelector('a')?.getAttribute('target')).toBe('_blank');
  }
  expect(part(document, 'Important Information')).toBeDefined();
});

describe('NHS Information', () => {
  const { charges, comparison, contact, exemptions } = content.nhsInformationPage;

  // @spec 2: NHS Information: bands, free treatment, NHS and private
  // @spec 9: NHS charges 2025: £25.80, £70.70, £306.80, emergency £25.80
  test('shows the charge bands, the exemptions and a comparison of NHS and private care', async () => {
    const document = await documentOf('/nhs-information');
    expect(texts(all(part(document, charges.heading), 'tbody tr'))).toEqual([
      expect.stringMatching(/Band 1.*£27\.90/),
      expect.stringMatching(/Band 2.*£76\.60/),
      expect.stringMatching(/Band 3.*£332\.10/),
      expect.stringMatching(/Emergency treatment.*£27\.90/),
    ]);
    expect(textOf(part(document, charges.heading))).toContain(
      'No longer in force. NHS charges (2025), as first published here: these amounts applied in 2023/24 Band 1 £25.80 Band 2 £70.70 Band 3 £306.80 Emergency treatment £25.80',
    );
    expect(all(part(document, exemptions.heading), 'dt').length).toBeGreaterThanOrEqual(3);
    const columns = texts(all(part(document, comparison.heading), 'thead th'));
    expect(columns.filter((column) => column.includes('NHS'))).toHaveLength(1);
    expect(columns.filter((column) => column.includes('Private'))).toHaveLength(1);
  });

  // @spec 2: Book NHS Appointment scrolls smoothly to the id booking
  // @spec 2: NHS Information: registration cards, process, contacts
  // @spec 3: NHS card: its features are shown
  // @spec 4: Not accepting: a list-full notice and a call button instead of Register
  test('has three registration cards, the registration steps and contact details for each practice', async () => {
    const document = await documentOf('/nhs-information');
    expect(hrefOf(linkNamed(document, /^Book NHS Appointment$/))).toBe('#booking');
    const booking = document.querySelector('#booking');
    const [bradford, ripon, leeds, ...more] = entries(booking).filter((entry) => entry.closest('ul'));
    expect(more).toEqual([]);
    for (const [index, card] of [bradford, ripon, leeds].entries())
      for (const feature of content.practices[index]?.nhs.features ?? []) expect(textOf(card)).toContain(feature);
    for (const [town, card] of Object.entries({ bradford, ripon })) {
      const register = card?.querySelector('a');
      expect(hrefOf(register)).toBe(`https://register.threeridings.example/${town}`);
      expect(register?.getAttribute('target')).toBe('_blank');
    }
    expect(textOf(leeds)).toMatch(/list.*full/i);
    expect(hrefOf(leeds?.querySelector('a'))).toMatch(/^tel:/);
    expect(all(booking, 'ol > li').length).toBeGreaterThanOrEqual(4);
    expect(entries(part(document, contact.heading))).toHaveLength(3);
    expect(all(part(document, contact.heading), 'a[href^="tel:"]')).toHaveLength(3);
  });
});

test.each(['/', '/nhs-information', '/emergency-dentist', '/locations/leeds-dentist', '/locations/nhs-leeds-dentist'])(
  'says once that urgent care does not depend on the list that is full: %s',
  async (path) => {
    const { urgent } = content.homePage.nhs;
    expect(textOf((await documentOf(path)).querySelector('main')).split(urgent)).toHaveLength(2);
    expect(textOf((await documentOf('/locations/nhs-ripon-dentist')).body)).not.toContain(urgent);
  },
);

describe.each(['bradford', 'ripon', 'leeds'])('the pages of %s', (town) => {
  // @spec 2: Bradford Dentist: breadcrumb, address, phone, hours, reasons, services
  // @spec 3: Practice: its features are shown
  test('the location page has an address, phone, hours, features, reasons and services', async () => {
    const page = content.locationPages.find(({ practice }) => practice === town);
    const document = await documentOf(`/locations/${town}-dentist`);
    expect(document.querySelector('main address')).not.toBeNull();
    expect(document.querySelector('main a[href^="tel:"]')).not.toBeNull();
    expect(all(document, 'main table tr')).toHaveLength(8);
    const { features } = content.practices.find(({ slug }) => slug === town) ?? {};
    expect(texts(all(document, 'main li'))).toEqual(expect.arrayContaining(features ?? ['features']));
    expect(entries(part(document, page?.reasons.heading ?? '')).length).toBeGreaterThanOrEqual(4);
    expect(entries(part(document, page?.services.heading ?? '')).length).toBeGreaterThanOrEqual(6);
  });

  // @spec 2: NHS Dentist Leeds: headline, badge, booking and Visit buttons, phone, hours
  // @spec 2: NHS Dentist Leeds: benefits, services, information, three steps, booking and contact
  test('the NHS page has a badge, buttons, four benefits, eight services, practice information and three steps', async () => {
    const page = content.nhsLocationPages.find(({ practice }) => practice === town);
    if (!page) throw new Error(`No NHS page for ${town}`);
    const document = await documentOf(`/locations/nhs-${town}-dentist`);
    expect(textOf(document.querySelector('main'))).toContain('NHS Registered Practice');
    expect(hrefOf(linkNamed(document, new RegExp(`^${page.hero.book}$`)))).toMatch(/#booking$/);
    expect(linkNamed(document, /^Visit /)).toBeDefined();
    expect(entries(part(document, page.benefits.heading))).toHaveLength(4);
    expect(all(part(document, page.services.heading), 'dt')).toHaveLength(8);
    const information = part(document, page.information.heading);
    expect(information.querySelector('address')).not.toBeNull();
    expect(information.querySelector('a[href^="tel:"]')).not.toBeNull();
    expect(textOf(information)).toContain('Transport links');
    const steps = part(document, page.steps.heading);
    expect(entries(steps)).toHaveLength(3);
    expect(steps.querySelector('a[href^="tel:"]')).not.toBeNull();
    expect(all(document, '#booking, #contact')).toHaveLength(2);
  });

  // @spec 2: NHS Dentist Leeds: amber banner, list full
  test('the NHS page links to registration, or in Leeds says that the list is full', async () => {
    const page = content.nhsLocationPages.find(({ practice }) => practice === town);
    const document = await documentOf(`/locations/nhs-${town}-dentist`);
    const banner = textOf(part(document, page?.status.heading ?? ''));
    const register = all(document, `main a[href="https://register.threeridings.example/${town}"]`);
    if (town === 'leeds') expect(banner).toContain('NHS patient list is currently full');
    else expect(banner).toMatch(/accepting new NHS patients/i);
    expect(register.length > 0).toBe(town !== 'leeds');
  });
});

describe('the service pages', () => {
  // @spec 2: General Dentistry: breadcrumb, four cards, what to expect
  test('General Dentistry has four service cards and a what-to-expect panel', async () => {
    const document = await documentOf('/services/general-dentistry');
    const { care, whatToExpect } = content.generalDentistryPage;
    expect(entries(part(document, care.heading))).toHaveLength(4);
    expect(whatToExpect.heading).toContain('What to expect');
    expect(entries(part(document, whatToExpect.heading)).length).toBeGreaterThanOrEqual(3);
  });

  // @spec 2: Cosmetic Dentistry: stats, four treatments, three steps, testimonial
  // @spec 9: Cosmetic prices, durations and stats
  test('Cosmetic Dentistry has four figures, four treatments with duration and price, three steps and a testimonial', async () => {
    const document = await documentOf('/services/cosmetic-dentistry');
    const { journey, prices } = content.cosmeticDentistryPage;
    expect(stats(document)).toEqual(['98%', '2,500+', '15+', '500+']);
    expect(texts(entries(part(document, prices.heading)))).toEqual([
      expect.stringMatching(/Teeth whitening.*1-2 hours.*From £200/),
      expect.stringMatching(/Veneers.*2-3 visits.*From £500 per tooth/),
      expect.stringMatching(/Bonding.*30-60 minutes.*From £150 per tooth/),
      expect.stringMatching(/Smile makeover.*3-6 months.*Consultation required/),
    ]);
    expect(entries(part(document, journey.heading))).toHaveLength(3);
    expect(all(document, 'main blockquote')).toHaveLength(1);
  });

  // @spec 2: Dental Implants: stats, four benefits, four treatments, four steps
  // @spec 9: Implant prices, durations and stats; healing 3-6 months, lasts 25+ years
  test('Dental Implants has four figures, four benefits, four treatments and four steps', async () => {
    const document = await documentOf('/services/dental-implants');
    const { benefits, prices, process } = content.dentalImplantsPage;
    expect(stats(document)).toEqual(['95%', '99%', '1,000+', '20+']);
    expect(entries(part(document, benefits.heading))).toHaveLength(4);
    expect(texts(entries(part(document, prices.heading)))).toEqual([
      expect.stringMatching(/Single.*3-6 months.*From £2,500/),
      expect.stringMatching(/Multiple.*4-8 months.*From £5,000/),
      expect.stringMatching(/Full arch.*1 day placement.*From £15,000/),
      expect.stringMatching(/Implant-retained dentures.*3-4 months.*From £3,500/),
    ]);
    expect(all(part(document, process.heading), 'ol > li')).toHaveLength(4);
  });

  // @spec 2: Teeth Whitening: buttons, stats, three options, four benefits, FAQ, closing
  // @spec 3: Whitening option: description, features and ideal-for text are shown
  // @spec 9: Whitening prices, durations and stats
  test('Teeth Whitening has its buttons, four figures, three options with the third most popular, and four benefits', async () => {
    const document = await documentOf('/services/teeth-whitening');
    const { benefits, comparison } = content.teethWhiteningPage;
    expect(linkNamed(document, /^Free Whitening Consultation$/)).toBeDefined();
    // Beside the heading and where visits are booked.
    expect(all(document, 'main a[href^="tel:"]')).toHaveLength(6);
    expect(stats(document).map((text) => text.replace(/ /g, ''))).toEqual(['6shades', '98%', '1-3years', '3-8shades']);
    const options = all(part(document, comparison.heading), 'tbody tr');
    expect(texts(options)).toEqual([
      expect.stringMatching(/In-office.*From £200.*60-90 minutes.*Up to 8 shades/),
      expect.stringMatching(/Take-home kit.*From £150.*2-4 weeks/),
      expect.stringMatching(/MOST POPULAR.*Combination.*From £300/),
    ]);
    expect(textOf(document.querySelector('main')).match(/MOST POPULAR/g)).toHaveLength(1);
    for (const [index, { description, features, idealFor, title }] of content.teethWhiteningPage.options.entries()) {
      for (const words of [description, ...features, idealFor]) expect(textOf(options[index])).toContain(words);
      const choose = options[index]?.querySelector('a');
      expect([hrefOf(choose), choose?.getAttribute('aria-label')]).toEqual([
        `#book-${slugify(title)}`,
        `Choose This Option: ${title}`,
      ]);
    }
    expect(entries(part(document, benefits.heading))).toHaveLength(4);
    expect(all(document, 'main details')).toHaveLength(3);
  });
});

test('the offline page has the emergency number, the first steps, and how to reach each practice', async () => {
  const { cards, line } = content.emergencyPage;
  const document = await documentOf('/offline');
  const text = textOf(document.body);
  expect(all(document, 'a').map(hrefOf)).toContain(dialable(line.phone));
  for (const { advice, title } of cards) for (const words of [title, advice[0]]) expect(text).toContain(words);
  for (const { address, hours, location, phones } of content.practices) {
    const place = entries(document.body).find((entry) => textOf(entry.querySelector('h3')) === location);
    const { phone } = publishedOn(phones, 'contact-card');
    expect(hrefOf(linkNamed(place ?? document, new RegExp(phone)))).toBe(dialable(phone));
    expect(textOf(place)).toContain(address.street);
    for (const { days, hours: open } of describeWeek(publishedOn(hours, 'contact-card').week))
      expect(textOf(place)).toContain(`${days} ${open}`);
  }
});

// @spec 2: Learn More stands on content pages
test.each([
  ...['general-dentistry', 'cosmetic-dentistry', 'dental-implants'].map((slug) => `/services/${slug}`),
  ...content.practices.map(({ slug }) => `/locations/${slug}-dentist`),
])('Learn More on %s leads to a section of the page', async (path) => {
  const document = await documentOf(path);
  expect(document.querySelector(hrefOf(linkNamed(document, /^Learn More$/)))).not.toBeNull();
});

// @spec 2: Privacy Policy and Terms of Service: each part under a heading of its own
test.each([
  [
    '/privacy-policy',
    'Introduction, Information collected, Use, Sharing, Security, GDPR rights, Data protection officer contact',
  ],
  [
    '/terms-of-service',
    'Acceptance, Appointment policy, Payment, Consent, Patient responsibilities, Guarantees, Liability, Governing law, Contact',
  ],
])('%s has every specified part in order, with text below its heading', async (path, parts) => {
  const headings = all(await documentOf(path), '.prose h2').filter((heading) => parts.split(', ').includes(textOf(heading)));
  expect(texts(headings).join(', ')).toBe(parts);
  for (const heading of headings) expect(textOf(heading.nextElementSibling).length, textOf(heading)).toBeGreaterThan(10);
});

// @spec 2: Accessibility Statement: physical access at each practice
test('the Accessibility Statement lists the access of each practice under its town', async () => {
  const headings = all(await documentOf('/accessibility'), '.prose h3');
  for (const { access, location } of content.practices) {
    const list = headings.find((heading) => textOf(heading) === location)?.nextElementSibling;
    expect(texts(all(list ?? null, 'li')), location).toEqual(access);
  }
});

// @spec 2: Testimonial form: three steps, fields, consents, required flags, help card
// @spec 5: Select items have no empty value
// @spec 5: Browser-required flags on names, email, phone, treatment, title
// @spec 9: Testimonial form: eight treatments
// @spec 9: Testimonial form: ratings 5 (Excellent), 4 (Very Good), 3 (Good)
test.each(['/share-your-story', '/share'])('%s has three steps, the specified fields and the required flags', async (path) => {
  const document = await documentOf(path);
  const steps = entries(part(document, content.shareYourStoryPage.stepsHeading));
  expect(steps.map((step) => textOf(step.querySelector('h3')))).toEqual([
    'Record a 2-3 minute video',
    'We contact you with secure upload instructions',
    'Inspire others',
  ]);
  const form = document.querySelector('main form');
  const options = (name: string) => all(form, `select[name="${name}"] option`);
  expect(texts(options('treatment'))).toEqual([
    'Select a treatment',
    'General Dentistry',
    'Cosmetic Dentistry',
    'Invisalign',
    'Dental Implants',
    'Teeth Whitening',
    'Hygiene & Prevention',
    "Children's Dentistry",
    'Emergency Treatment',
  ]);
  expect(texts(options('rating'))).toEqual(['Select a rating', '5 (Excellent)', '4 (Very Good)', '3 (Good)']);
  for (const option of [...options('treatment').slice(1), ...options('rating').slice(1)])
    expect(option.getAttribute('value')).not.toBe('');
  expect(all(form, 'input[type="checkbox"]')).toHaveLength(3);
  const required = all(form, '[required]').map((field) => field.getAttribute('name'));
  expect(required).toEqual(['firstName', 'lastName', 'email', 'phone', 'treatment', 'title']);
  expect(form?.hasAttribute('novalidate')).toBe(false);
  const tokens = ['firstName', 'lastName', 'email', 'phone'].map((name) =>
    form?.querySelector(`[name="${name}"]`)?.getAttribute('autocomplete'),
  );
  expect(tokens).toEqual(['given-name', 'family-name', 'email', 'tel-national']);
  // HTML allows neither.
  expect(all(form, '[type="hidden"][autocomplete], [type="tel"][autocomplete="tel-national"]')).toEqual([]);
  const help = part(document, content.shareYourStoryPage.help.heading);
  expect(textOf(help)).toContain('01632 960133');
  expect(textOf(help)).toContain('stories@threeridings.example');
  expect(all(help, 'a')).toEqual([]);
  expect(textOf(form?.querySelector('button'))).toBe('Submit & Get Upload Instructions');
});
