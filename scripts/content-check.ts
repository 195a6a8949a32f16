import path from 'node:path';
import { parseArgs } from 'node:util';
import { adviceWords, byHeading, checkContent, describePlace, type Finding, isFatal } from '../content-model/check.ts';
import { contentFolder } from '../content-model/content-folder.ts';
import { readContent } from '../content-model/load.ts';
import { londonParts } from '../domain/london-time.ts';

const maxPlaces = 6;

function main(): void {
  const { values } = parseArgs({
    options: { folder: { type: 'string', default: contentFolder() }, 'go-live': { type: 'boolean', default: false } },
  });
  const folder = path.resolve(values.folder);
  const goLive = values['go-live'];
  const findings = checkContent(readContent(folder), londonParts(new Date()).date);

  for (const { heading, items } of byHeading(findings)) {
    const title = `${heading} (${items.length})`;
    console.log(`${[title, '-'.repeat(title.length), ...groupByAdvice(items)].join('\n')}\n`);
  }
  const failed = findings.some((finding) => isFatal(finding, { goLive }));
  console.log(verdict(findings, goLive, failed));
  if (failed) process.exitCode = 1;
}

/** Prints the same advice once for consecutive findings. */
function groupByAdvice(findings: readonly Finding[]): string[] {
  return findings.flatMap((finding, index) => {
    const [next, advice] = [findings[index + 1], adviceWords(finding)];
    const isLastWithAdvice = !next || adviceWords(next) !== advice;
    return [...entry(finding), ...(isLastWithAdvice ? [`    -> ${advice}`, ''] : [])];
  });
}

function entry({ message, details = [], places }: Finding): string[] {
  if (details.length > 0) return [`  ${message}`, ...details.map((detail) => `      ${detail}`)];
  const [first, ...more] = places;
  const also = more.slice(0, maxPlaces).map(describePlace);
  if (more.length > maxPlaces) also.push(`${more.length - maxPlaces} more`);
  return [
    `  ${first ? `${describePlace(first)}  ` : ''}${message}`,
    ...(also.length > 0 ? [`      also ${also.join(', ')}`] : []),
  ];
}

function verdict(findings: readonly Finding[], goLive: boolean, failed: boolean): string {
  if (failed) return goLive ? 'The content is not ready to go live.' : 'The content has errors.';
  return findings.length > 0 ? 'The content is valid. It is not ready to go live.' : 'The content is ready to go live.';
}

main();
