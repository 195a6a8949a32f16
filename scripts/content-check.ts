import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent, describePlace, type Finding, type FindingKind, findingKinds, isFatal } from '../content/check.ts';
import { contentFolder } from '../content/content-folder.ts';
import { readContent } from '../content/load.ts';
import { londonParts } from '../domain/london-time.ts';

const headings: Record<FindingKind, string> = {
  schema: 'Mistakes in the files',
  'dead-link': 'Links that lead nowhere',
  contrast: 'Colours that are hard to read',
  conflict: 'Figures that differ between surfaces',
  'out-of-date': 'Out of date',
  missing: 'Missing',
  placeholder: 'Placeholders, to replace before going live',
};

const plurals: Record<FindingKind, readonly [one: string, many: string]> = {
  schema: ['mistake', 'mistakes'],
  'dead-link': ['dead link', 'dead links'],
  contrast: ['colour that is hard to read', 'colours that are hard to read'],
  conflict: ['conflict', 'conflicts'],
  'out-of-date': ['thing out of date', 'things out of date'],
  missing: ['thing missing', 'things missing'],
  placeholder: ['placeholder', 'placeholders'],
};

const mostPlaces = 6;

function main(): void {
  const { values } = parseArgs({
    options: { folder: { type: 'string', default: contentFolder() }, 'go-live': { type: 'boolean', default: false } },
  });
  const folder = path.resolve(values.folder);
  const goLive = values['go-live'];
  const findings = checkContent(readContent(folder), londonParts(new Date()).date);

  for (const kind of findingKinds) {
    const ofKind = findings.filter((finding) => finding.kind === kind);
    if (ofKind.length > 0) console.log(`${section(kind, ofKind)}\n`);
  }
  const failed = findings.some((finding) => isFatal(finding, { goLive }));
  console.log(summary(findings, goLive, failed));
  if (failed) process.exitCode = 1;
}

function section(kind: FindingKind, findings: readonly Finding[]): string {
  const title = `${headings[kind]} (${findings.length})`;
  return [title, '-'.repeat(title.length), ...groupByAdvice(findings)].join('\n');
}

/** Advice that fits several findings is given once, below them. */
function groupByAdvice(findings: readonly Finding[]): string[] {
  return findings.flatMap((finding, index) => {
    const isLastOfItsKind = findings[index + 1]?.advice !== finding.advice;
    return [...entry(finding), ...(isLastOfItsKind ? [`    -> ${finding.advice}`, ''] : [])];
  });
}

function entry({ message, details, places }: Finding): string[] {
  if (details.length > 0) return [`  ${message}`, ...details.map((detail) => `      ${detail}`)];
  const [first, ...more] = places;
  const also = more.slice(0, mostPlaces).map(describePlace);
  if (more.length > mostPlaces) also.push(`${more.length - mostPlaces} more`);
  return [
    `  ${first ? `${describePlace(first)}  ` : ''}${message}`,
    ...(also.length > 0 ? [`      also ${also.join(', ')}`] : []),
  ];
}

function summary(findings: readonly Finding[], goLive: boolean, failed: boolean): string {
  const counts = findingKinds.flatMap((kind) => {
    const count = findings.filter((finding) => finding.kind === kind).length;
    return count > 0 ? [`${count} ${plurals[kind][count === 1 ? 0 : 1]}`] : [];
  });
  const verdict = failed
    ? goLive
      ? 'The content is not ready to go live.'
      : 'The content cannot be used as it is.'
    : findings.length > 0
      ? 'The content can be used. It is not ready to go live.'
      : 'The content is ready to go live.';
  return `${counts.length > 0 ? `${counts.join(', ')}. ` : ''}${verdict}`;
}

main();
