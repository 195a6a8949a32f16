import { capitalise } from '../domain/capitalise.ts';

const spelling: Readonly<Record<string, string>> = {
  cqc: 'CQC',
  faq: 'FAQ',
  gdc: 'GDC',
  ico: 'ICO',
  id: 'ID',
  nhs: 'NHS',
  slug: 'short name',
  url: 'address',
};

/** Turns 'bookingUrl' into 'Booking address' and 'contact-card' into 'Contact card'. */
export function humanise(name: string): string {
  const words = kebabCase(name)
    .split('-')
    .map((word) => spelling[word] ?? word)
    .join(' ');
  return capitalise(words);
}

/** Turns 'bookingUrl' into 'booking-url'. */
export function kebabCase(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
}
