import { findPublished, withGroup } from '../../domain/published.ts';
import { normaliseUkPhone } from '../../domain/uk-phone.ts';
import type { Surface } from '../schema/published.ts';
import type { SiteContent } from '../schema/site.ts';
import { chooseEntry, differing, type Fact, placesOf, practiceFile, saysWhat } from './fact.ts';
import { hoursFacts } from './hours-facts.ts';

/** Figures that differ without saying what each counts. */
export const differingFacts = (content: SiteContent): Fact[] => [
  ...hoursFacts(content),
  ...ratingFacts(content),
  ...phoneFacts(content),
];

type Rating = SiteContent['organisation']['ratings'][number];
const searchEngines = 'structured-data-local-business';

function ratingFacts(content: SiteContent): Fact[] {
  const { organisation, practices } = content;
  const advice = 'Look up the current figures and use the same ones everywhere.';
  const statement = (file: string, index: number, shown: readonly Surface[] | undefined, of: Rating, into: string) => {
    if (saysWhat(of)) return [];
    const { atLeast, covers, period, rating, reviewCount, source } = of;
    const entry = { rating, reviewCount, ...(atLeast ? { atLeast } : {}), source, covers, period };
    return [
      {
        words: `${rating.toFixed(1)} from ${reviewCount}${atLeast ? '+' : ''} reviews`,
        where: placesOf(shown, content),
        at: { file, field: ['ratings', index] },
        edits: [chooseEntry(into, 'ratings', entry)],
      },
    ];
  };
  const group = 'organisation.yaml';
  const groups = organisation.ratings.flatMap((of, index) => statement(group, index, of.surfaces, of, group));
  return [
    ...differing('ratings', 'Ratings of the group', advice, groups),
    ...practices.flatMap(({ location, ratings, slug }) => {
      const file = practiceFile(slug);
      // Search engines get the group's rating for a practice that has none for them.
      const shown = findPublished(withGroup(ratings, organisation.ratings), searchEngines);
      const index = shown ? organisation.ratings.indexOf(shown) : -1;
      return differing(`ratings-${slug}`, `Ratings of ${location}`, advice, [
        ...ratings.flatMap((of, own) => statement(file, own, of.surfaces, of, file)),
        ...(shown && index >= 0 ? statement(group, index, [searchEngines], shown, file) : []),
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
      phones.flatMap((entry, index) =>
        saysWhat(entry)
          ? []
          : {
              words: entry.phone,
              where: placesOf(entry.surfaces, content),
              at: { file, field: ['phones', index] },
              edits: [chooseEntry(file, 'phones', { phone: entry.phone })],
            },
      ),
      normaliseUkPhone,
    );
  });
}
