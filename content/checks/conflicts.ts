import { normaliseUkPhone } from '../../domain/uk-phone.ts';
import type { ContentFile } from '../content-file.ts';
import type { ContentPath } from '../problem.ts';
import type { SiteContent } from '../schema/site.ts';
import { conflict, describePlace, type Finding, finding, type Place, placeOf, type Statement } from './finding.ts';
import { hoursConflicts } from './hours-conflicts.ts';
import { nhsWords } from './nhs-words.ts';

/** Figures that differ between the surfaces that publish them. */
export function conflicts(content: SiteContent, files: readonly ContentFile[], today: string): Finding[] {
  return [
    ...hoursConflicts(content, files),
    ...ratingConflicts(content, files),
    ...phoneConflicts(content, files),
    ...foundingConflict(content, files, today),
    ...priceRangeConflict(content, files),
    ...nhsWords(content, files),
  ];
}

function ratingConflicts({ organisation, practices }: SiteContent, files: readonly ContentFile[]): Finding[] {
  const statements = (name: string, ratings: SiteContent['organisation']['ratings']): Statement[] =>
    ratings.map(({ surfaces, rating, reviewCount, atLeast }, index) => ({
      value: `${rating.toFixed(1)} from ${reviewCount}${atLeast ? '+' : ''} reviews`,
      surfaces,
      place: placeOf(files, name, ['ratings', index]),
    }));
  const advice = 'Look up the current figures and use the same ones everywhere.';
  return [
    ...differing('Ratings of the group', statements('organisation.yaml', organisation.ratings), advice),
    ...practices.flatMap(({ slug, location, ratings }) =>
      differing(`Ratings of ${location}`, statements(`practices/${slug}.yaml`, ratings), advice),
    ),
  ];
}

function phoneConflicts({ practices }: SiteContent, files: readonly ContentFile[]): Finding[] {
  return practices.flatMap(({ slug, location, phones }) =>
    differing(
      `Phone numbers of ${location}`,
      phones.map(({ surfaces, phone }, index) => ({
        value: phone,
        surfaces,
        place: placeOf(files, `practices/${slug}.yaml`, ['phones', index]),
      })),
      'Call each number. Keep the one that reaches the practice, and use it everywhere.',
      normaliseUkPhone,
    ),
  );
}

function differing(subject: string, statements: Statement[], advice: string, same = (value: string) => value): Finding[] {
  return new Set(statements.map(({ value }) => same(value))).size > 1 ? [conflict(subject, statements, advice)] : [];
}

/** Checks claims such as 'over 15 years' against the founding year. */
function foundingConflict(content: SiteContent, files: readonly ContentFile[], today: string): Finding[] {
  const { foundingYear, establishedText } = content.organisation;
  const age = Number(today.slice(0, 4)) - foundingYear;
  const claimed = /\d+(?= years)/.exec(establishedText)?.[0];
  if (claimed === undefined || Number(claimed) === age) return [];
  const at = (field: string) => placeOf(files, 'organisation.yaml', [field]);
  const claims = [
    { words: `since ${foundingYear}, which is ${age} years`, place: at('foundingYear') },
    { words: establishedText, place: at('establishedText') },
    ...yearsOfExperience(content, files),
  ];
  const places = claims.map(({ place }) => place);
  const details = claims.map(({ words, place }) => `${words} (${describePlace(place)})`);
  const advice = `Write 'over ${age - 1} years' or '${age} years', or correct the founding year, and check the figures on the pages.`;
  return [finding('conflict', 'The age of the group is stated in different ways.', places, advice, details)];
}

function yearsOfExperience(content: SiteContent, files: readonly ContentFile[]): { words: string; place: Place }[] {
  const lists: [string, ContentPath, readonly { value: string; label: string }[]][] = [
    ['pages/home.yaml', ['about', 'stats'], content.homePage.about.stats],
    ['pages/cosmetic-dentistry.yaml', ['stats'], content.cosmeticDentistryPage.stats],
    ['pages/dental-implants.yaml', ['stats'], content.dentalImplantsPage.stats],
  ];
  return lists.flatMap(([file, path, stats]) =>
    stats.flatMap(({ value, label }, index) =>
      /^years\b/i.test(label) ? [{ words: `${value} ${label}`, place: placeOf(files, file, [...path, index]) }] : [],
    ),
  );
}

function priceRangeConflict({ organisation }: SiteContent, files: readonly ContentFile[]): Finding[] {
  const { priceRangeOrganisation, priceRangeClinic } = organisation.structuredData;
  const statement = (value: string, surface: string, field: string): Statement => ({
    value,
    surfaces: [surface],
    place: placeOf(files, 'organisation.yaml', ['structuredData', field]),
  });
  return differing(
    'The price range in structured data',
    [
      statement(priceRangeOrganisation, 'structured data of the organisation', 'priceRangeOrganisation'),
      statement(priceRangeClinic, 'structured data of the clinics', 'priceRangeClinic'),
    ],
    'Use the same value for both.',
  );
}
