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

/** 'bookingUrl' and 'contact-card' as people say it: 'Booking address', 'Contact card'. */
export function inWords(name: string): string {
  const words = kebab(name)
    .split('-')
    .map((word) => spelling[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'bookingUrl' as a name of a file: 'booking-url'. */
export function kebab(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
}
