import { photographUses } from '../../content/photographs.ts';
import type { SiteContent } from '../../content/schema/site.ts';
import type { Draft } from '../editing/drafts.ts';

/** Drafts of photographs that no field names, because they were replaced or discarded. They must not be published. */
export function unusedPhotographs(drafts: readonly Draft[], content: SiteContent): Draft[] {
  const used = photographUses(content).flatMap(({ photograph, shape }) => [
    `pictures/${photograph}`,
    `pictures/sized/${shape}/${photograph.replace(/[^./]+$/, '')}`,
  ]);
  return drafts.filter(({ path }) => path.startsWith('pictures/') && !used.some((start) => path.startsWith(start)));
}
