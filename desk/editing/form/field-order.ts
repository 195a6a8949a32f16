import type { JsonSchema } from '../../../content-model/json-schemas.ts';

/** Fields that only search engines and designers need. */
const technical = new Set(
  (
    'analyticsHosts carousel consentVersion geo head icon id integratedCareBoard keywords lastUpdatedDate legalName ' +
    'locationPageOnOwnHost mark metaDescription metaTitle placeId portrait prefetch reviewsSearchUrl sameAs seed shortName ' +
    'skipLink skyline socialProfiles structuredData surfaces titleSuffix trap version website'
  ).split(' '),
);

/** The fields of a file that change most, first. The others follow in the order of the schema. */
const order: readonly [files: RegExp, first: string, technical?: string][] = [
  [/^practices\//, 'nhs phones hours summary transport parking access features services address', 'email'],
  [/^organisation/, 'closedDays hoursTexts hours contacts ratings copyrightYear establishedText', 'description practices'],
  [/^team/, 'name role location image imageAlt bio specialties qualifications languages'],
  [/^notices/, 'text from until practices link'],
  [/^reviews/, 'testimonials practiceReviews policy'],
  [/^transformations/, 'procedure description splitImage beforeImage afterImage', 'before after'],
  [/^videos/, 'title id description'],
  [/^pages\/(cosmetic-dentistry|dental-implants)/, 'treatments'],
  [/^pages\/teeth-whitening/, 'options'],
];

/** The names of the fields of a group: those that staff change, and those for search engines and designers. */
export function fieldOrder(
  { properties = {} }: JsonSchema,
  file: string,
  isTop: boolean,
  fields: Record<string, unknown> = {},
): [staff: string[], technical: string[]] {
  const [, first = '', more = ''] = (isTop && order.find(([files]) => files.test(file))) || [];
  const firstNames = first.split(' ');
  const rank = (name: string) => (firstNames.includes(name) ? firstNames.indexOf(name) : firstNames.length);
  const names = Object.keys(properties)
    .filter((name) => !isReplaced(name, fields))
    .sort((one, other) => rank(one) - rank(other));
  const isTechnical = (name: string) =>
    rank(name) === firstNames.length && (technical.has(name) || more.split(' ').includes(name));
  return [names.filter((name) => !isTechnical(name)), names.filter(isTechnical)];
}

/** Drawings are not asked for where photographs replace them. */
export function isReplaced(name: string, fields: Record<string, unknown>): boolean {
  const { afterImage, beforeImage, image, splitImage } = fields;
  if (name === 'portrait') return Boolean(image);
  return (name === 'before' || name === 'after') && Boolean(splitImage || (beforeImage && afterImage));
}
