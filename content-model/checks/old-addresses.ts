import { isOwnPath } from '../../domain/site-pages.ts';
import type { ContentFile } from '../content-file.ts';
import { type SiteContent, yamlFiles } from '../schema/site.ts';
import { namedTargets } from './dead-links.ts';
import { type Finding, findingsWhere } from './finding.ts';

/** Old addresses that the site answers itself or that are listed twice. `deadLinks` finds those that lead nowhere or to each other. */
export function oldAddressFaults({ redirects }: SiteContent, files: readonly ContentFile[]): Finding[] {
  const targets = namedTargets(files);
  const seen = new Set<string>();
  const rules = redirects.map(({ from }, index) => {
    const isRepeated = seen.has(from);
    seen.add(from);
    return {
      when: isRepeated || isOwnPath(from, targets),
      message: `The old address ${from} ${isRepeated ? 'is listed twice' : 'is an address of this site'}.`,
      at: [{ file: yamlFiles.redirects[0], field: [index, 'from'] }],
      advice: 'Remove the old addresses.',
    };
  });
  return findingsWhere('old-address', files, rules);
}
