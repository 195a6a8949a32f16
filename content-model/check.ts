import { contrastFindings } from './checks/contrast.ts';
import { deadLinks } from './checks/dead-links.ts';
import { conflicts } from './checks/facts.ts';
import { unknownFacts } from './checks/facts-in-prose.ts';
import type { Finding, FindingKind } from './checks/finding.ts';
import { missingFacts, toFillIn, unpreparedPhotographs, withoutBasis } from './checks/missing.ts';
import { nhsWords } from './checks/nhs-words.ts';
import { oldAddressFaults } from './checks/old-addresses.ts';
import { outOfDate } from './checks/out-of-date.ts';
import { placeholders } from './checks/placeholders.ts';
import { ratingSums } from './checks/rating-sums.ts';
import { tooLarge } from './checks/too-large.ts';
import { unsafeMarkdown } from './checks/unsafe-markdown.ts';
import { type ContentFile, parseContentFile } from './content-file.ts';
import type { ContentReading } from './load.ts';
import { problemWords } from './problem.ts';

export { adviceWords, byHeading, describePlace, type Finding } from './checks/finding.ts';

/** These fail the build. Other findings are reported and only block going live. */
const alwaysFatal: readonly FindingKind[] = ['schema', 'too-large', 'unsafe-markdown', 'dead-link', 'old-address', 'contrast'];

/** What to check: the result of readContent, or content that was loaded before, which has no problems. */
export type Checked = Pick<ContentReading, 'content' | 'files'> & Partial<Pick<ContentReading, 'problems'>>;

/**
 * All findings about the content. `today` is the date in London (YYYY-MM-DD). Links and placeholders are checked even if the content
 * does not match its schema.
 */
export function checkContent(reading: Checked, today: string): Finding[] {
  const { content, files } = reading;
  const known = content && checked.get(content);
  if (known?.today === today && known.files.length === files.length && files.every((file, index) => file === known.files[index]))
    return known.findings;
  const findings = findAll(reading, today);
  if (content) checked.set(content, { today, files, findings });
  return findings;
}

/** What was read never changes, and every screen of the desk asks for its findings. */
const checked = new WeakMap<object, { today: string; files: readonly ContentFile[]; findings: Finding[] }>();

function findAll({ content, problems = [], files: allFiles }: Checked, today: string): Finding[] {
  const schema = problems.map(
    (problem): Finding => ({
      kind: 'schema',
      message: problemWords(problem),
      places: [problem],
      advice: 'Correct it.',
      note: 'The site cannot be built until then.',
      problem,
    }),
  );
  const large = tooLarge(allFiles, content);
  // The other checks would take too long for these. Their names count: links lead to them.
  const skipped = new Set(large.flatMap(({ places }) => places.map(({ file }) => file)));
  const files = allFiles.map((file) => (skipped.has(file.file) ? parseContentFile(file.file, new Uint8Array()) : file));
  return [
    ...schema,
    ...large,
    ...(content ? unknownFacts(content, files) : []),
    ...unsafeMarkdown(files, content),
    ...deadLinks(files, content),
    ...(content ? oldAddressFaults(content, files) : []),
    ...(content ? contrastFindings(content.brand, files) : []),
    ...(content ? conflicts(content, files) : []),
    ...(content ? ratingSums(content, files) : []),
    ...(content ? nhsWords(content, files) : []),
    ...(content ? outOfDate(content, files, today) : []),
    ...(content ? missingFacts(content, files) : []),
    ...(content ? unpreparedPhotographs(content, files) : []),
    ...withoutBasis(files),
    ...toFillIn(files),
    ...placeholders(files),
  ];
}

export function isFatal({ kind }: Finding, { goLive }: { goLive: boolean }): boolean {
  return goLive || alwaysFatal.includes(kind);
}
