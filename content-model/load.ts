import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { londonParts } from '../domain/london-time.ts';
import { type ContentFile, fileHash, hashOf, parseContentFile, readContentFiles } from './content-file.ts';
import { crossReferenceProblems, type PartialReading } from './cross-references.ts';
import { currentNhsTexts } from './current-nhs-texts.ts';
import { drawingsOf } from './drawings.ts';
import { preparedPhotographs } from './photographs.ts';
import { describeProblem, fileProblem, type Problem } from './problem.ts';
import { markdownFolders, optionalFolders, type SiteContent, yamlFiles, yamlFolders } from './schema/site.ts';
import { schemaProblems } from './schema-problems.ts';

export type { Problem } from './problem.ts';

/** The result of reading the content. `content` is set only if there are no problems. `files` are for the content check. */
export type ContentReading = { content?: SiteContent; problems: Problem[]; files: readonly ContentFile[] };

export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`Invalid content:\n${problems.map((problem) => `  ${describeProblem(problem)}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Loads, validates and freezes the content. Throws a ContentError that lists every problem. */
export function loadContent(folder: string): SiteContent {
  const { content, problems } = readContent(folder);
  if (!content) throw new ContentError(problems);
  return content;
}

/** Reads the content without throwing, for tools that report problems. */
export function readContent(folder: string): ContentReading {
  if (!existsSync(folder)) return { files: [], problems: [missing(folder)] };
  const files = readContentFiles(folder);
  const day = ({ file }: ContentFile) => londonParts(statSync(path.join(folder, file)).mtime).date;
  const changedOn = Object.fromEntries(files.map((file) => [file.file, day(file)]));
  return parseContent(files, { changedOn, lastUpdated: Object.values(changedOn).sort().at(-1) ?? '' });
}

/** The days on which patients last got something else to read. */
export type ChangeDays = Pick<SiteContent, 'changedOn' | 'lastUpdated'>;

/** Parses files by name, such as those of a published version. */
export const parseContentBytes = (files: ReadonlyMap<string, Uint8Array>): ContentReading =>
  parseContent([...files].map(([file, bytes]) => parseContentFile(file, bytes)));

type Mark = (reading: PartialReading) => SiteContent;

/**
 * Parses files that need not be on disk.
 * @param mark changes the parts before the text for the state of the NHS lists is picked
 */
export function parseContent(
  files: readonly ContentFile[],
  { changedOn, lastUpdated }: ChangeDays = { changedOn: {}, lastUpdated: '' },
  mark?: Mark,
): ContentReading {
  const reading: PartialReading = { parts: {}, files, origins: new Map() };
  const problems = [
    ...files.flatMap((file) => file.problems),
    ...readYamlFiles(reading),
    ...readFolders(reading),
    ...strayFileProblems(files),
  ];
  sortEntries(reading.parts);
  problems.push(...crossReferenceProblems(reading));
  if (problems.length > 0) return { files, problems: problems.sort(byPlace) };
  // The cast is safe because every part has passed its schema.
  const pictures = { pictures: picturesOf(files), photographs: preparedPhotographs(files), drawings: drawingsOf(files) };
  const parts = mark ? mark(reading) : (reading.parts as SiteContent);
  const content = { ...currentNhsTexts(parts), ...pictures, changedOn, lastUpdated, version: versionOf(files) };
  return { content: deepFreeze(content), files, problems };
}

function readYamlFiles({ parts, files }: PartialReading): Problem[] {
  return Object.entries(yamlFiles).flatMap(([key, [name, schema]]) => {
    const file = files.find((candidate) => candidate.file === name);
    const keep = (value: object) => Object.assign(parts, { [key]: value });
    if (file) return parse(file, schema, keep);
    // A file is optional if its schema has a default.
    const withoutFile = schema.safeParse(undefined);
    if (!withoutFile.success) return [missing(name)];
    keep(withoutFile.data);
    return [];
  });
}

function readFolders({ parts, files, origins }: PartialReading): Problem[] {
  const problems: Problem[] = [];
  for (const [key, [folder, schema]] of Object.entries({ ...yamlFolders, ...markdownFolders })) {
    const entries: unknown[] = [];
    const own = files.filter(({ file }) => path.posix.dirname(file) === folder && isEntry(key, file));
    if (own.length === 0 && !optionalFolders.includes(key)) problems.push(missing(`${folder}/`));
    for (const file of own) {
      const slug = path.posix.parse(file.file).name;
      const keep = (value: object) => {
        const entry = file.body ? { ...value, slug, markdown: file.body.text } : value;
        entries.push(entry);
        origins.set(entry, file);
      };
      problems.push(...parse(file, schema, keep));
    }
    Object.assign(parts, { [key]: entries });
  }
  return problems;
}

function parse(file: ContentFile, schema: z.ZodType, keep: (value: object) => void): Problem[] {
  if (!file.data) return [];
  // A file with only comments counts as missing.
  const result = schema.safeParse(file.data.value ?? undefined);
  if (!result.success) return schemaProblems(file, schema, result.error.issues);
  keep(result.data as object);
  return [];
}

function isEntry(key: string, file: string): boolean {
  return file.endsWith(key in markdownFolders ? '.md' : '.yaml');
}

const pictureName = /\.(avif|jpe?g|png|svg|webp)$/i;

function picturesOf(files: readonly ContentFile[]): string[] {
  return files.map(({ file }) => file).filter((file) => pictureName.test(file));
}

/** Reports unknown files, to catch misspelt file names. */
function strayFileProblems(files: readonly ContentFile[]): Problem[] {
  const known = new Set<string>(Object.values(yamlFiles).map(([name]) => name));
  const folders = Object.entries({ ...yamlFolders, ...markdownFolders });
  return files
    .filter(({ file }) => !known.has(file) && !pictureName.test(file))
    .filter(({ file }) => !folders.some(([key, [folder]]) => path.posix.dirname(file) === folder && isEntry(key, file)))
    .map(({ file }) => fileProblem(file, 'a file name that docs/how-to/change-content-in-files.md lists', 'an unknown file'));
}

/** Sorts practices in the order of organisation.yaml and articles newest first. */
function sortEntries({ organisation, practices, locationPages, nhsLocationPages, blogArticles }: Partial<SiteContent>): void {
  const place = (slug: string) => organisation?.practices.indexOf(slug) ?? 0;
  practices?.sort((a, b) => place(a.slug) - place(b.slug));
  locationPages?.sort((a, b) => place(a.practice) - place(b.practice));
  nhsLocationPages?.sort((a, b) => place(a.practice) - place(b.practice));
  blogArticles?.sort((a, b) => b.publishedOn.localeCompare(a.publishedOn));
}

const missing = (file: string) => fileProblem(file, 'this file', 'nothing');

function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}

function versionOf(files: readonly ContentFile[]): string {
  return hashOf(Buffer.from(files.map((file) => `${file.file}\0${fileHash(file)}`).join('\0'))).slice(0, 12);
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
