import type { ContentFile } from '../content-file.ts';
import type { SiteContent } from '../schema/site.ts';
import { practiceFile, saysWhat } from './facts.ts';
import { type Finding, findingsWhere, type Rule } from './finding.ts';

type Rating = SiteContent['organisation']['ratings'][number];
type Placed = Rating & { at: Rule['at'][number]; practice?: string };

const advice = 'Look up the figures again.';
const note = 'If they count something else, say so: another source, other practices or another period.';

/** Ratings of one source and period: those of the practices make up that of the group, and nothing has two. */
export function ratingSums({ organisation, practices }: SiteContent, files: readonly ContentFile[]): Finding[] {
  const placed = (ratings: readonly Rating[], file: string, practice?: string): Placed[] =>
    ratings.map((rating, index) => ({ ...rating, at: { file, field: ['ratings', index] }, ...(practice && { practice }) }));
  const all = [
    ...placed(organisation.ratings, 'organisation.yaml'),
    ...practices.flatMap(({ ratings, slug }) => placed(ratings, practiceFile(slug), slug)),
  ].filter(saysWhat);
  const rules = [...Map.groupBy(all, ({ period, source }) => `${source}, ${period}`)].flatMap(([of, same]) => {
    const byCovers = Map.groupBy(same, ({ covers }) => covers);
    const own = new Map(same.flatMap((rating) => (rating.practice ? [[rating.practice, rating]] : [])));
    const sum = [...own.values()].reduce((total, { reviewCount }) => total + reviewCount, 0);
    const isWhole = practices.every(({ slug }) => own.has(slug));
    const ofGroup = same.filter(({ covers }) => byCovers.get(covers)?.every(({ practice }) => !practice));
    return [
      ...[...byCovers].map(([covers, ratings]) => ({
        when: new Set(ratings.map(({ rating, reviewCount }) => `${rating} ${reviewCount}`)).size > 1,
        message: `${of}: there are two ratings of ${covers}.`,
        at: ratings.map(({ at }) => at),
        advice,
        note,
      })),
      ...ofGroup.map(({ at, atLeast, reviewCount }) => ({
        when: isWhole ? reviewCount > sum || (reviewCount < sum && !atLeast) : reviewCount < sum,
        message: `${of}: ${reviewCount}${atLeast ? '+' : ''} reviews of the group, but ${sum} of the practices together.`,
        at: [at, ...[...own.values()].map((rating) => rating.at)],
        advice,
        note,
      })),
    ];
  });
  return findingsWhere('out-of-date', files, rules);
}
