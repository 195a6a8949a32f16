import { isOwnPath } from '../../domain/site-pages.ts';
import type { ContentFile } from '../content-file.ts';
import { type SiteContent, yamlFiles } from '../schema/site.ts';
import { namedTargets } from './dead-links.ts';
import { type Finding, finding, placeOf } from './finding.ts';

/** Old addresses that the site answers itself or that are listed twice. `deadLinks` finds those that lead nowhere or to each other. */
export function oldAddressFaults({ redirects }: SiteContent, files: readonly ContentFile[]): Finding[] {
  const targets = namedTargets(files);
  const seen = new Set<string>();
  return redirects.flatMap(({ from }, index) => {
    const isRepeated = seen.has(from);
    seen.add(from);
    const fault = isRepeated ? 'is listed twice' : isOwnPath(from, targets) ? 'is an address of this site' : undefined;
    const place = placeOf(files, yamlFiles.redirects[0], [index, 'from']);
    return fault ? [finding('old-address', `The old address ${from} ${fault}.`, [place], 'Remove the old addresses.')] : [];
  });
}
