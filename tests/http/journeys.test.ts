import { expect, test } from 'vitest';
import { hrefOf, servedPage, textOf } from '../support/served-page.ts';

// Links and buttons that once led back to where they were, or forgot what they were pressed for.

const places = { main: 'main', end: '.closing-band', header: '[data-site-header] > div > div', bar: '.call-bar' };

type Journey = [page: string, place: keyof typeof places, name: string, href: string, words: string];

const whitening = '/services/teeth-whitening';
const cosmetic = '/services/cosmetic-dentistry';
const implants = '/services/dental-implants';
const general = '/services/general-dentistry';
const consultation = 'free consultation. Say so when you book.';

const journeys: Journey[] = [
  ['/', 'main', 'Gum care', '#services', 'We measure your gums'],
  ['/', 'main', 'Diet and brushing advice', '#services', 'We ask what you eat and drink'],
  ['/', 'main', 'Help to stop smoking', '#services', 'the free NHS service near you'],
  ['/', 'main', 'First visits', '#services', 'Come when the first tooth comes through'],
  ['/', 'main', 'Fluoride varnish', '#services', 'offered to all children from the age of three'],
  ['/', 'main', 'Fissure sealants', '#services', 'closes the deep grooves'],
  ['/', 'main', 'Scans without impressions', '#services', 'A small camera goes round your mouth'],
  ['/', 'main', 'Digital X-rays', '#services', 'The picture is on the screen in seconds'],
  ['/', 'main', 'See what NHS care costs', '/nhs-information#charges', 'Band 1'],
  [
    whitening,
    'main',
    'Choose This Option: In-office whitening',
    '#book-in-office-whitening',
    'In-office whitening, from £200. Say so when you book.',
  ],
  [
    whitening,
    'main',
    'Choose This Option: Take-home kit',
    '#book-take-home-kit',
    'Take-home kit, from £150. Say so when you book.',
  ],
  [whitening, 'main', 'Choose This Option: Combination', '#book-combination', 'Combination, from £300. Say so when you book.'],
  [whitening, 'main', 'Free Whitening Consultation', '#book-visit', 'Free whitening consultation. Say so when you book.'],
  [whitening, 'end', 'Free Whitening Consultation', '#book-visit', 'Free whitening consultation. Say so when you book.'],
  [cosmetic, 'main', 'Free Consultation', '#book-visit', `Cosmetic dentistry, ${consultation}`],
  [cosmetic, 'end', 'Free Consultation', '#book-visit', `Cosmetic dentistry, ${consultation}`],
  [implants, 'main', 'Free Consultation', '#book-visit', `Dental implants, ${consultation}`],
  [implants, 'end', 'Free Consultation', '#book-visit', `Dental implants, ${consultation}`],
  [general, 'main', 'Book Appointment', '#book-visit', 'General dentistry. Say so when you book.'],
  [general, 'end', 'Book Appointment', '#book-visit', 'General dentistry. Say so when you book.'],
  [general, 'main', 'See what NHS care costs', '/nhs-information#charges', 'Band 1'],
  ...[whitening, cosmetic, implants, general].flatMap((page): Journey[] => [
    [page, 'header', 'Book Now', '#booking', 'Book a visit'],
    [page, 'bar', 'Book Now', '#booking', 'Book a visit'],
  ]),
  ...['bradford', 'ripon', 'leeds'].flatMap((town): Journey[] => [
    [`/locations/${town}-dentist`, 'main', 'Hygiene & Prevention', `${general}#hygiene-and-gum-care`, 'Hygiene and gum care'],
    [
      `/locations/${town}-dentist`,
      'main',
      "Children's Dentistry",
      `${general}#childrens-and-family-dentistry`,
      'NHS care is free for under-18s',
    ],
    [`/locations/nhs-${town}-dentist`, 'main', "See all bands, and who doesn't pay", '/nhs-information#charges', 'Band 1'],
  ]),
  ['/emergency-dentist', 'main', "See who doesn't pay", '/nhs-information#free-treatment', "You're under 18"],
  [
    '/nervous-patients',
    'main',
    'Choose your practice',
    '/nervous-patients#book-visit',
    'Nervous about the dentist. Say so when you book.',
  ],
];

test('the list has 40 journeys', () => expect(journeys).toHaveLength(40));

test.each(journeys)("on %s, in %s, '%s' leads to %s", async (page, place, name, href, words) => {
  const { document } = await servedPage(page);
  const links = [...(document.querySelector(places[place])?.querySelectorAll('a') ?? [])];
  const link = links.find((each) => (each.getAttribute('aria-label') ?? textOf(each)).startsWith(name));
  expect(hrefOf(link)).toBe(href);
  const [path = '', id = ''] = href.split('#');
  const target = (path === '' ? document : (await servedPage(path)).document).getElementById(id);
  expect(textOf(target)).toContain(words);
  if (!id.startsWith('book')) return;
  const booking = target?.closest('section');
  for (const practice of ['Bradford Accepting NHS patients', 'Ripon Accepting NHS patients', 'Leeds NHS list full'])
    expect(textOf(booking)).toContain(practice);
  expect(booking?.querySelectorAll('a[href^="tel:"]')).toHaveLength(3);
});
