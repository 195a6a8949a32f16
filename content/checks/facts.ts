import { findPublished, withGroup } from '../../domain/published.ts';
import { normaliseUkPhone } from '../../domain/uk-phone.ts';
import type { Surface } from '../schema/published.ts';
import type { SiteContent } from '../schema/site.ts';
import { ageFact } from './age-fact.ts';
import { differing, type Edit, type Fact, placesOf, practiceFile, type Statement, setFields } from './fact.ts';
import { hoursFacts } from './hours-facts.ts';

export const differingFacts = (content: SiteContent, today: string): Fact[] => [
  ...hoursFacts(content),
  ...ratingFacts(content),
  ...phoneFacts(content),
  ...ageFact(content, today),
  ...priceRangeFact(content),
];

type Rating = SiteContent['organisation']['ratings'][number];
const searchEngines = 'structured-data-local-business';

function ratingFacts(content: SiteContent): Fact[] {
  const { organisation, practices } = content;
  const advice = 'Look up the current figures and use the same ones everywhere.';
  const statement = (file: string, index: number, shown: readonly Surface[] | undefined, of: Rating, into: string) => {
    const { atLeast, rating, reviewCount } = of;
    const entry = { rating, reviewCount, ...(atLeast ? { atLeast } : {}) };
    return {
      words: `${rating.toFixed(1)} from ${reviewCount}${atLeast ? '+' : ''} reviews`,
      where: placesOf(shown, content),
      at: { file, field: ['ratings', index] },
      edits: [setFields(into, { ratings: [entry] })],
    };
  };
  const group = 'organisation.yaml';
  const groups = organisation.ratings.map((of, index) => statement(group, index, of.surfaces, of, group));
  return [
    ...differing('ratings', 'Ratings of the group', advice, groups),
    ...practices.flatMap(({ location, ratings, slug }) => {
      const file = practiceFile(slug);
      // Search engines get the group's rating for a practice that has none for them.
      const shown = findPublished(withGroup(ratings, organisation.ratings), searchEngines);
      const index = shown ? organisation.ratings.indexOf(shown) : -1;
      return differing(`ratings-${slug}`, `Ratings of ${location}`, advice, [
        ...ratings.map((of, own) => statement(file, own, of.surfaces, of, file)),
        ...(shown && index >= 0 ? [statement(group, index, [searchEngines], shown, file)] : []),
      ]);
    }),
  ];
}

function phoneFacts(content: SiteContent): Fact[] {
  return content.practices.flatMap(({ location, phones, slug }) => {
    const file = practiceFile(slug);
    return differing(
      `phones-${slug}`,
      `Phone numbers of ${location}`,
      'Call each number. Keep the one that reaches the practice, and use it everywhere.',
      phones.map(({ phone, surfaces }, index) => ({
        words: phone,
        where: placesOf(surfaces, content),
        at: { file, field: ['phones', index] },
        edits: [setFields(file, { phones: [{ phone }] })],
      })),
      normaliseUkPhone,
    );
  });
}

function priceRangeFact({ organisation }: SiteContent): Fact[] {
  const { priceRangeClinic, priceRangeOrganisation } = organisation.structuredData;
  const file = 'organisation.yaml';
  const statement = (words: string, where: string, field: string): Statement => {
    const both = { priceRangeOrganisation: words, priceRangeClinic: words };
    const change: Edit['change'] = (old) => ({ ...old, structuredData: { ...old.structuredData, ...both } });
    return { words, where: [where], at: { file, field: ['structuredData', field] }, edits: [{ file, change }] };
  };
  return differing('price-range', 'Price range', 'Use the same value for both.', [
    statement(priceRangeOrganisation, 'Search engines, the group', 'priceRangeOrganisation'),
    statement(priceRangeClinic, 'Search engines, each practice', 'priceRangeClinic'),
  ]);
}
