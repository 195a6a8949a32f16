import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readContentFiles } from '../../content-model/content-file.ts';
import { loadContent } from '../../content-model/load.ts';

/** A value that identifies a group: a name, place, phone number, host or colour. */
export type Trace = { value: string; pattern: RegExp };

/** Capitalised words in the content that do not identify a group. */
const sharedWords = new Set(
  'NHS GDC BDS CQC ICO VAT Britain England English United Kingdom British Monday Tuesday Wednesday Thursday Friday Saturday Sunday Board Integrated Care Blue Badge Dip Hyg Limited Ltd Officer Manager Protection Complaints Dentist Dr Invisalign Urdu Punjabi Bengali Polish Drawing Interpreters Canada Ontario London Public Serving Sundays Studio'.split(
    ' ',
  ),
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const asWritten = (value: string): Trace => ({ value, pattern: new RegExp(`(?<![\\w])${escaped(value)}(?![\\w])`) });
const inAnyCase = (value: string): Trace => ({ value, pattern: new RegExp(`(?<![\\w])${escaped(value)}(?![\\w])`, 'i') });
/** Matches a phone number with any spacing, in national or international format. */
const number = (value: string): Trace => ({
  value,
  pattern: new RegExp(`(?<!\\d)(?:\\+44[ -]?|0)${value.replace(/\D/g, '').slice(1).split('').join('[ -]?')}(?!\\d)`),
});
/** White, black and greys do not identify a group. */
const isGrey = (colour: string) => /^#(..)\1\1$/.test(colour);

/** Derived from the content folder, so the list stays correct when the content changes. */
export function tracesOf(folder: string): Trace[] {
  const content = loadContent(folder);
  const files = readContentFiles(folder)
    .filter(({ file }) => /\.(?:yaml|md)$/.test(file))
    .map(({ bytes }) => new TextDecoder().decode(bytes));
  const all = files.join('\n');
  const { brand, cosmeticDentistryPage, homePage, locationPages, organisation, partnerClinics, practices, reviews, team } =
    content;

  /** Names are always capitalised. Ordinary words also occur in lower case. */
  const isName = (word: string) =>
    files.filter((text) => new RegExp(`(?<!\\w)${word.toLowerCase()}(?!\\w)`).test(text)).length <= 1;
  const text = JSON.stringify([
    [organisation.name, organisation.shortName, organisation.legalName, organisation.description, organisation.contacts],
    organisation.structuredData.areaServed,
    practices.map(({ address, integratedCareBoard, location, name, parking, picture, summary, transport }) => [
      [address, picture.words, integratedCareBoard.name, location, name, parking, summary, transport],
    ]),
    team.map(({ bio, name, qualifications }) => [bio, name, qualifications.map(({ institution }) => institution)]),
    partnerClinics.map(({ location, name }) => [location, name]),
    [homePage.hero, homePage.about.imageAlt, homePage.about.story, locationPages.map(({ place }) => place)],
  ]);
  const names = [...new Set(text.match(/(?<![\w\\])[A-Z][a-z]{3,}(?!\w)/g))].filter(
    (word) => !sharedWords.has(word) && isName(word),
  );
  const people = [
    ...team.map(({ name }) => name),
    ...reviews.testimonials.map(({ name }) => name),
    ...reviews.practiceReviews.map(({ author }) => author),
    cosmeticDentistryPage.testimonial.name,
  ];
  const favicon = readFileSync(path.join(folder, 'pictures/favicon.svg'), 'utf8');
  const colours = [...new Set(`${JSON.stringify(brand)}${favicon}`.match(/#[0-9a-f]{6}(?![0-9a-f])/gi))].filter(
    (each) => !isGrey(each),
  );
  const phones = [...new Set(all.match(/(?<!such as )\b0\d{3,4} \d{3} ?\d{3,4}\b/g))].filter((phone) => isInvented(phone));
  const hosts = [...new Set(all.match(/\b[\w-]+\.example\b/g))];
  return [
    ...[organisation.name, organisation.shortName, organisation.legalName].map(inAnyCase),
    ...practices.flatMap(({ address, location, placeId, slug }) =>
      [location, slug, placeId, address.street, address.postcode].map(inAnyCase),
    ),
    ...organisation.structuredData.areaServed.map(inAnyCase),
    ...names.map(asWritten),
    ...people.map(asWritten),
    ...phones.map(number),
    ...hosts.map(inAnyCase),
    ...colours.map((colour) => ({ value: colour, pattern: new RegExp(colour, 'i') })),
  ];
}

/** Excludes numbers of public bodies such as the Ombudsman, which every group shows. */
const isInvented = (phone: string) => /^(?:01632 ?960|0113 ?496 ?0|07700 ?900)/.test(phone);

export function findTraces(text: string, traces: readonly Trace[]): string[] {
  return [...new Set(traces.filter(({ pattern }) => pattern.test(text)).map(({ value }) => value))];
}
