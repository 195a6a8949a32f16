import { capitalise } from '../domain/capitalise.ts';

const spelling: Readonly<Record<string, string>> = {
  cqc: 'CQC',
  gdc: 'GDC',
  ico: 'ICO',
  id: 'ID',
  nhs: 'NHS',
  slug: 'short name',
  url: 'web address',
};

/** Names that staff would not understand, or that need more than spelling. */
const words: Readonly<Record<string, string>> = {
  action: 'Button',
  adminTools: 'Tools for staff',
  aiAssisted: 'Note about AI',
  band1: 'Band 1',
  band2: 'Band 2',
  band3: 'Band 3',
  book: 'Button to book',
  carousel: 'Buttons of the slides',
  careModel: 'NHS or private',
  closing: 'End of the page',
  deeds: 'What staff can do',
  empty: 'When there is nothing to show',
  factLabels: 'Words after the facts',
  failed: 'When it fails',
  faq: 'Questions and answers',
  hc2: 'HC2 certificate',
  hc3: 'HC3 certificate',
  head: 'In search results',
  helper: 'What would I pay?',
  hero: 'The first screen',
  hours: 'Opening hours',
  hoursTexts: 'Opening hours in words',
  href: 'Leads to',
  imageAlt: 'The picture in words',
  items: 'Entries',
  keywords: 'Search terms',
  label: 'Words',
  labels: 'Names of the fields',
  lead: 'Introduction',
  legend: 'Question',
  meetTeam: 'Button to the team',
  notFound: 'When nothing is found',
  paging: 'Links to more pages',
  phones: 'Phone numbers',
  placeId: 'Code in the maps service',
  portrait: 'Drawn portrait',
  portraitAlt: 'A drawn portrait in words',
  primary: 'First button',
  retry: 'Button to try again',
  secondary: 'Second button',
  skyline: 'Drawing of the town',
  stats: 'Figures',
  'structured-data': 'Search engines',
  'structured-data-local-business': 'Search engines, each practice',
  'structured-data-organisation': 'Search engines, the group',
  'structured-data-reviews': 'Search engines, reviews',
  structuredData: 'Facts for search engines',
  submit: 'Button to send',
  submitting: 'While it is being sent',
  surfaces: 'Shown in',
  value: 'Figure',
};

/** Not what every object has, such as a constructor. */
const own = (known: Readonly<Record<string, string>>, name: string) => (Object.hasOwn(known, name) ? known[name] : undefined);

/** Turns 'bookingUrl' into 'Booking web address' and 'contact-card' into 'Contact card'. */
export function humanise(name: string): string {
  const spelled = kebabCase(name)
    .split('-')
    .map((word) => own(spelling, word) ?? word)
    .join(' ');
  return own(words, name) ?? capitalise(spelled);
}

/** Turns 'bookingUrl' into 'booking-url'. */
export function kebabCase(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
}
