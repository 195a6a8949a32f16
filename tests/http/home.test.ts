import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { publishedOn } from '../../domain/published.ts';
import { entries, hrefOf, servedPage, textOf } from '../support/served-page.ts';

const specifiedOrder = ['home', 'about', 'services', 'team', 'transformations', 'videos', 'booking', 'contact', 'faq'];
const sections = [...specifiedOrder, 'reviews', 'nhs', 'locations'];

const content = loadContent('content');
let document: Document;
beforeAll(async () => {
  document = (await servedPage('/')).document;
});

function section(id: string): Element {
  const found = document.querySelector(`#${id}`);
  if (!found) throw new Error(`No section ${id}`);
  return found;
}
const card = (id: string, town: string) =>
  entries(section(id)).find((entry) => [...entry.querySelectorAll('*')].some((each) => each.textContent === town)) ?? null;
const slides = (id: string) => [...section(id).querySelectorAll('[aria-roledescription="slide"]')];
const linkNamed = (within: Element | null, name: RegExp) =>
  [...(within?.querySelectorAll('a') ?? [])].find((link) => name.test(textOf(link)));
const opensNewTab = (link: Element | null | undefined) =>
  link?.getAttribute('target') === '_blank' && /\bnoopener\b/.test(link.getAttribute('rel') ?? '');

// @spec 1: Presents practices, services, team, before and after, videos, reviews, questions, contact, hours
// @spec 2: Home: section ids
test('has twelve sections, with the nine specified ones in order', () => {
  const ids = [...document.querySelectorAll('main section[id]')].map(({ id }) => id);
  expect([...ids].sort()).toEqual([...sections].sort());
  expect(ids.filter((id) => specifiedOrder.includes(id))).toEqual(specifiedOrder);
  for (const id of sections.filter((name) => name !== 'home')) expect(section(id).querySelector('h2'), id).not.toBeNull();
  // Who takes NHS patients is the first question.
  expect(ids.slice(0, 2)).toEqual(['home', 'nhs']);
  const headings = (each: Element) => [...each.querySelectorAll('h3')].map(textOf);
  const blocks = [...document.querySelectorAll('main section')].filter((each) =>
    content.practices.every(({ location }) => headings(each).includes(location)),
  );
  expect(blocks.map(({ id }) => id)).toEqual(['nhs', 'booking', 'contact', 'locations']);
  for (const id of ['booking', 'contact', 'locations']) {
    expect(entries(section(id)), id).toHaveLength(3);
    expect(section(id).querySelector('h2')?.closest('.sr-only'), id).toBeNull();
  }
});

// @spec 2: Hero: headline, Book Appointment, Meet Our Team, three ticks
test('the hero has a headline, two buttons and three ticks', () => {
  const hero = section('home');
  expect(textOf(hero.querySelector('h1'))).not.toBe('');
  expect(hrefOf(linkNamed(hero, /^Book Appointment$/))).toBe('#booking');
  expect(hrefOf(linkNamed(hero, /^Meet Our Team$/))).toBe('#team');
  expect(hero.querySelectorAll('li')).toHaveLength(3);
});

// @spec 2: About: four values; 15+, 13,920, 3, 18 and 1,392+
// @spec 2: About: the figures say 15+ years and 3 clinics
test('the about section has four values and four figures', () => {
  const about = section('about');
  expect(entries(about.querySelector('ul')).filter((entry) => entry.querySelector('h3'))).toHaveLength(4);
  const figures = [...about.querySelectorAll('li')].filter((entry) => entry.querySelector('p:first-child'));
  expect(figures.map(textOf)).toEqual([
    expect.stringMatching(/^15\+ years\b/),
    '13,920 active patients',
    expect.stringMatching(/^3 clinics\b/),
    '18 years of Invisalign experience, with 1,392+ patients treated',
  ]);
});

// @spec 9: 'over 15 years' is shown
test("the page says 'over 15 years'", () => {
  expect(textOf(section('home'))).toContain('over 15 years');
});

// @spec 2: Services carousel; feature links to three pages, otherwise #services
test('service features link to one of three service pages or to the services section', () => {
  const targets = new Set([...section('services').querySelectorAll('li a')].map(hrefOf));
  expect([...targets].sort()).toEqual([
    '#services',
    '/services/cosmetic-dentistry',
    '/services/dental-implants',
    '/services/general-dentistry',
  ]);
});

test('a service feature without a page has its answer in a fold beside its link', () => {
  const features = content.services.flatMap((service) => service.features).filter(({ link }) => link === '/#services');
  expect(features).toHaveLength(8);
  for (const { answer, label } of features) {
    const feature = [...section('services').querySelectorAll('li')].find((each) => textOf(each).startsWith(label));
    expect(hrefOf(feature?.querySelector('a')), label).toBe('#services');
    expect(answer?.length, label).toBeGreaterThan(60);
    expect(feature?.querySelector('summary')?.getAttribute('aria-label')).toBe(label);
    expect(textOf(feature?.querySelector('details'))).toBe(answer);
  }
});

// @spec 2: Team carousel
// @spec 3: Team member: qualifications, specialties and bio are shown
test('each team member has a role, a town, a picture, a bio, qualifications and specialties', () => {
  expect(slides('team')).toHaveLength(15);
  for (const [index, member] of slides('team').entries()) {
    const { bio, name, qualifications = [], role, specialties = [] } = content.team[index] ?? {};
    expect(textOf(member)).toMatch(/Dentist|Principal Dentist|Dental Hygienist|Dental Therapist|Practice Manager/);
    expect(textOf(member)).toMatch(new RegExp(`${name} ${role}, (Bradford|Ripon|Leeds)`));
    expect([...member.querySelectorAll('img')].map(({ alt }) => alt)).toEqual([expect.stringContaining(name ?? '-')]);
    const more = textOf(member.querySelector('details'));
    expect(more).toContain(`More about ${name} ${bio}`);
    expect(bio?.split(' ').length).toBeGreaterThan(30);
    for (const { award, country, institution } of qualifications)
      expect(more).toContain([award, institution, country].filter(Boolean).join(', '));
    expect(textOf(member)).toContain(specialties.join(' · '));
  }
});

// @spec 3: Transformation: procedure and description are shown
test('each before and after case has its texts and two pictures of its own, labelled as illustrations', () => {
  expect(slides('transformations')).toHaveLength(10);
  for (const [index, each] of slides('transformations').entries()) {
    const { description, durationMonths, procedure } = content.transformations[index] ?? {};
    expect(textOf(each)).toMatch(/Illustration/);
    expect(textOf(each)).toContain(`${durationMonths} months ${procedure} ${description}`);
    expect(durationMonths).toBeGreaterThanOrEqual(16);
    expect(durationMonths).toBeLessThanOrEqual(26);
  }
  const pictures = [...section('transformations').querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(new Set(pictures).size).toBe(20);
});

// @spec 1: Booking and registration on external portals, in a new tab
// @spec 2: Booking cards open the portals in a new tab
// @spec 2: Contact cards
// @spec 7: Booking portals in a new tab
// @spec 7: Map search from the address, tel:, write-review from placeId, reviews search
// @spec 9: Hours on contact cards with lunch breaks
test.each([
  ['Bradford', 'tel:+441632960101', 'BD1 1AA', '12:30-1:30'],
  ['Ripon', 'tel:+441632960201', 'HG4 1AA', '1:00-2:00'],
  ['Leeds', 'tel:+441134960301', 'LS1 1AA', '12:30-2:00'],
])(
  '%s has one card to book, one with phone number and hours, and one with address and map search',
  (town, phone, postcode, lunch) => {
    const portal = `https://booking.threeridings.example/${town.toLowerCase()}`;
    const facts = { booking: [portal], contact: [phone, `lunch ${lunch}`], locations: [postcode, '/maps/search/'] };
    const cards = Object.keys(facts).map((id) => [id, decodeURI(card(id, town)?.outerHTML ?? '')] as const);
    for (const [home, own] of Object.entries(facts))
      for (const fact of own) for (const [id, html] of cards) expect(html.includes(fact), `${fact} in ${id}`).toBe(id === home);
    expect(textOf(card('contact', town))).toMatch(/Sat-Sun\s*Closed/);
    const map = new URL(hrefOf(card('locations', town)?.querySelector('a[href*="/maps/search/"]')));
    expect(map.searchParams.get('query')).toContain(postcode);
    const [book, ...more] = card('booking', town)?.querySelectorAll('a') ?? [];
    expect(textOf(book)).toMatch(/^Book Online/);
    expect(opensNewTab(book)).toBe(true);
    expect(more).toEqual([]);
  },
);

// @spec 1: Booking and registration on external portals, in a new tab
// @spec 2: NHS availability
// @spec 3: NHS card: its features are shown
// @spec 4: Not accepting: a list-full notice and a call button instead of Register
test('NHS availability: Bradford and Ripon link to registration, Leeds shows a full list and a call link', () => {
  for (const town of ['Bradford', 'Ripon']) {
    const [register, ...more] = card('nhs', town)?.querySelectorAll('a') ?? [];
    expect(more).toEqual([]);
    expect(hrefOf(register)).toBe(`https://register.threeridings.example/${town.toLowerCase()}`);
    expect(opensNewTab(register)).toBe(true);
  }
  for (const { location, nhs } of content.practices)
    for (const feature of nhs.features) expect(textOf(card('nhs', location))).toContain(feature);
  const leeds = card('nhs', 'Leeds');
  expect(textOf(leeds)).toMatch(/list here is currently full/);
  expect(leeds?.querySelectorAll('a')).toHaveLength(1);
  expect(hrefOf(linkNamed(leeds, /Call for private care/))).toBe('tel:+441134960301');
});

// @spec 4: NHS status: accepting in Bradford and Ripon, list full in Leeds
test('the hero says in one sentence which practices accept NHS patients, and so does their section', () => {
  const sentence = 'Bradford and Ripon are taking NHS patients, and the Leeds list is full.';
  const link = linkNamed(section('home'), /NHS patients/);
  expect([textOf(link), hrefOf(link)]).toEqual([sentence, '#nhs']);
  expect(textOf(section('nhs'))).toMatch(/Accepting NHS patients.*Bradford.*Ripon.*NHS list full.*Leeds/);
});

// @spec 2: Locations with write-review and directions
// @spec 9: Per practice 4.8 (322), 4.9 (929), 4.7 (186)
// @spec 7: Write-review link made of the placeId
test.each([
  ['Bradford', '4.8', '322'],
  ['Ripon', '4.9', '929'],
  ['Leeds', '4.7', '186'],
])('%s has directions, a review link and a rating', (town, rating, count) => {
  const place = card('locations', town);
  expect(textOf(place)).toContain(rating);
  expect(textOf(place)).toContain(`${count} reviews`);
  expect(place?.querySelectorAll('a[href*="/maps/search/"]')).toHaveLength(1);
  const write = new URL(hrefOf(linkNamed(place, /Write a review/)));
  expect(write.pathname).toContain('writereview');
  expect(write.searchParams.get('placeid')).toBe(`PLACEHOLDER-PLACE-ID-${town.toUpperCase()}`);
});

// @spec 2: Reviews carousel with a link to the reviews
// @spec 7: Map search from the address, tel:, write-review from placeId, reviews search
// @spec 9: 5.0 with 1500+ five-star reviews
test('the reviews section links to all reviews', () => {
  const reviews = section('reviews');
  expect(textOf(reviews)).toContain('5.0');
  expect(textOf(reviews)).toContain('1500+ five-star reviews');
  const [link] = reviews.querySelectorAll('a');
  expect(hrefOf(link)).toBe('https://www.google.com/search?q=Three+Ridings+Dental+reviews');
  expect(opensNewTab(link)).toBe(true);
});

// @spec 3: Review: text, rating and treatment; in the second list text, rating, date and town
test('each review has its text, rating, and treatment or town and date', () => {
  const { practiceReviews, testimonials } = content.reviews;
  const town = (slug: string) => content.practices.find((practice) => practice.slug === slug)?.location;
  const day = (date: string) => new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const expected = [
    ...testimonials.map(({ name, rating, review, treatment }) => ({ rating, text: `${review} ${name} ${treatment}` })),
    ...practiceReviews.map(({ author, date, location, rating, text }) => ({
      rating,
      text: `${text} ${author} ${town(location)}, ${day(date)}`,
    })),
  ];
  for (const { rating, text } of expected) {
    const slide = slides('reviews').find((each) => textOf(each).includes(text));
    const stars = content.homePage.reviews.stars.replace('{rating}', String(rating));
    expect(slide?.querySelector(`[aria-label="${stars}"]`), text).not.toBeNull();
  }
});

// @spec 2: FAQ accordion
// @spec 4: FAQ: one open at a time, collapsible
test('the twelve questions are closed, and one name lets browsers open one at a time', () => {
  const questions = [...section('faq').querySelectorAll('details')];
  expect(questions).toHaveLength(12);
  expect(questions.filter((question) => question.hasAttribute('open'))).toEqual([]);
  const [name, ...names] = new Set(questions.map((question) => question.getAttribute('name')));
  expect([name, names]).toEqual([expect.stringMatching(/\w/), []]);
});

// @spec 9: FAQ says Saturday mornings; the footer says Saturday varies
test('the FAQ says Saturday mornings and the footer says Saturday varies', () => {
  expect(textOf(section('faq'))).toContain('Saturday mornings');
  expect(textOf(document.querySelector('footer'))).toContain('Saturday varies');
});

// @spec 1: Copyright year 2025
// @spec 2: Footer: six links
// @spec 9: Footer 4.9/5 with 200+ reviews
test('the footer links to the specified pages', () => {
  const footer = document.querySelector('footer');
  const targets = [...(footer?.querySelectorAll('a') ?? [])].map(hrefOf);
  for (const target of [
    '/network-of-clinics',
    '/privacy-policy',
    '/terms-of-service',
    '/nhs-information',
    '/accessibility',
    '/complaints',
  ]) {
    expect(
      targets.filter((each) => each === target),
      target,
    ).toHaveLength(1);
  }
  expect(textOf(footer)).toContain('© 2025');
  expect(textOf(footer)).toContain('4.9/5 from 200+ reviews');
});

// @spec 2: Header: Book Now scrolls to booking; Blog goes to /blog
// @spec 2: Top bar: Mon-Fri 9-5, NHS & Private Patients Welcome
test('the header of another page links to the sections of the home page and to the blog', async () => {
  const { document: other } = await servedPage('/privacy-policy');
  expect(textOf(other.querySelector('.top-bar'))).toMatch(/Mon-Fri 9-5.*NHS & Private Patients Welcome/);
  const links = [...other.querySelectorAll('[data-site-header] nav a')].map((link) => `${textOf(link)} ${hrefOf(link)}`);
  for (const link of ['Home /#home', 'About /#about', 'Services /#services', 'Team /#team', 'Blog /blog', 'Contact /#contact']) {
    expect(links).toContain(link);
  }
});

// @spec 2: Locations menu: name, address and phone of all three practices
test('the Locations menu lists the town, phone number, name and address of every practice', () => {
  const places = [...document.querySelectorAll('#locations-panel li')].map(textOf);
  expect(places).toHaveLength(3);
  for (const [index, { address, location, name, phones }] of content.practices.entries()) {
    const { phone } = publishedOn(phones, 'contact-card');
    const words = `${location} ${phone} ${name} ${address.street}, ${address.locality} ${address.postcode}`;
    expect(places[index]).toContain(words);
  }
  const targets = [...document.querySelectorAll('#locations-panel a')].map(hrefOf);
  expect(targets).toEqual(expect.arrayContaining(['/locations/ripon-dentist', 'tel:+441632960201', 'tel:+441632960900']));
});

// @spec 3: Video: description and thumbnail are shown
test('videos have their texts and thumbnail, and link to YouTube without JavaScript', () => {
  const videos = [...section('videos').querySelectorAll('li')];
  expect(videos).toHaveLength(3);
  for (const [index, video] of videos.entries()) {
    const { category, description, duration, icon, title } = content.videos[index] ?? {};
    expect(hrefOf(video.querySelector('a'))).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=/);
    expect(video.querySelector('img')?.getAttribute('src')).toMatch(new RegExp(`/videos/${icon}\\.svg$`));
    expect(textOf(video)).toContain(`${duration} ${category} ${title} ${description}`);
  }
});
