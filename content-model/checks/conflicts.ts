import type { ContentFile } from '../content-file.ts';
import type { SiteContent } from '../schema/site.ts';
import { differingFacts } from './facts.ts';
import { describePlace, type Finding, finding, placeOf } from './finding.ts';

/** Facts that the site states in different ways. */
export const conflicts = (content: SiteContent, files: readonly ContentFile[]): Finding[] =>
  differingFacts(content).map(({ advice, title, values }) => {
    const places = values.map(({ at }) => at.map(({ field, file }) => placeOf(files, file, field)));
    const details = values.flatMap(({ where, words }, index) =>
      where.length === 0 ? [] : [`${where.join(', ')}: ${words} (${places[index]?.map(describePlace).join(', ')})`],
    );
    return finding('conflict', `${title}: different places of the site say different things.`, places.flat(), advice, details);
  });
