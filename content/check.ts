import { conflicts } from './checks/conflicts.ts';
import { contrastFindings } from './checks/contrast.ts';
import { deadLinks } from './checks/dead-links.ts';
import { unknownFacts } from './checks/facts-in-prose.ts';
import type { Finding, FindingKind } from './checks/finding.ts';
import { missingFacts } from './checks/missing.ts';
import { outOfDate } from './checks/out-of-date.ts';
import { unpreparedPhotographs } from './checks/photographs.ts';
import { placeholders } from './checks/placeholders.ts';
import { toFillIn } from './checks/to-fill-in.ts';
import type { ContentReading } from './load.ts';

export { byHeading, describePlace, type Finding } from './checks/finding.ts';

/** With these the site must not even be built; the rest is reported, and stops it from going live. */
const alwaysFatal: readonly FindingKind[] = ['schema', 'dead-link', 'contrast'];

/**
 * Everything that people should know about the content. It takes what readContent gives and London's date (YYYY-MM-DD),
 * and reads nothing itself. Content that breaks a schema still has its links and placeholders checked.
 */
export function checkContent({ content, problems, files }: ContentReading, today: string): Finding[] {
  const schema = problems.map(({ file, line, path, expected, found }) => ({
    kind: 'schema' as const,
    message: `${path}: expected ${expected}; found ${found}`,
    details: [],
    places: [{ file, line }],
    advice: 'Correct it: the site cannot be built until then.',
  }));
  return [
    ...schema,
    ...(content ? unknownFacts(content, files) : []),
    ...deadLinks(files, content),
    ...(content ? contrastFindings(content.brand, files) : []),
    ...(content ? conflicts(content, files, today) : []),
    ...(content ? outOfDate(content, files, today) : []),
    ...(content ? missingFacts(content, files) : []),
    ...(content ? unpreparedPhotographs(content, files) : []),
    ...toFillIn(files),
    ...placeholders(files),
  ];
}

export function isFatal({ kind }: Finding, { goLive }: { goLive: boolean }): boolean {
  return goLive || alwaysFatal.includes(kind);
}
