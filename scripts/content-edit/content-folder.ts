import { createHash } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { checkContent, type Finding, isFatal } from '../../content/check.ts';
import { type ContentFile, parseContentFile, readContentFiles } from '../../content/content-file.ts';
import { type JsonSchema, kindOf } from '../../content/json-schemas.ts';
import { parseContent } from '../../content/load.ts';
import type { ContentPath } from '../../content/problem.ts';
import { yamlFiles } from '../../content/schema/site.ts';
import { isSlug, slugify } from '../../domain/slug.ts';
import { type Group, listContent, pageOf, titleOf } from './content-list.ts';
import { fieldAtLine, fieldOfPath } from './field-of-problem.ts';
import { withValue } from './with-value.ts';

/** A file as the screen shows it. `hash` is undefined as long as it is not written. */
export type OpenFile = {
  file: string;
  title: string;
  hash?: string | undefined;
  value: unknown;
  /** The words after the fields, of a Markdown file. */
  body?: string | undefined;
  schema: JsonSchema;
  page?: string | undefined;
  note?: string | undefined;
  canBeRemoved: boolean;
  /** What the check says about the file that does not stop it from being saved. */
  advice: Mistake[];
};

/** What is wrong or worth knowing, where it stands in the file, and at which field of the form. */
export type Mistake = { file: string; line: number; message: string; field?: ContentPath | undefined };

export type Change = { file: string; hash?: string | undefined; value: unknown; body?: string | undefined };
export type Outcome =
  | { outcome: 'saved'; file: OpenFile | undefined }
  | { outcome: 'changed-meanwhile' }
  | { outcome: 'refused'; mistakes: Mistake[] };

/** The folders where a file can be added and removed, each with what a new one starts from. */
const articleFolders = ['blog', 'blog-backlog'];

/** The content on the disk, for one person at a time: what is checked is what is written, with nothing in between. */
export function createContentFolder(folder: string, today: () => string) {
  const read = () => readContentFiles(folder);
  const find = (files: readonly ContentFile[], name: string) => files.find(({ file }) => file === name && kindOf(file));
  const findings = (files: ContentFile[]) => checkContent(parseContent(files), today());

  function open(name: string): OpenFile | Mistake | undefined {
    const files = read();
    const file = find(files, name);
    const [problem] = file?.problems ?? [];
    if (problem) return { file: name, line: problem.line, message: `${problem.expected}; found ${problem.found}` };
    return file && asForm(file, files, findings(files));
  }

  function asForm(file: ContentFile, files: readonly ContentFile[], found: readonly Finding[]): OpenFile {
    const { schema = {} } = kindOf(file.file) ?? {};
    return {
      file: file.file,
      title: titleOf(file),
      hash: hashOf(file.bytes),
      value: file.data?.value ?? emptyValue(schema),
      body: file.body?.text,
      schema,
      ...pageOf(file.file),
      canBeRemoved: isArticle(file.file),
      advice: found.flatMap((finding) => mistakesOf(finding, files).filter((mistake) => mistake.file === file.file)),
    };
  }

  /**
   * A form for an article that is not there yet; the file comes with the first saving. One that waits is on a topic of the
   * plan, by its id; a first article has a title of its own.
   */
  function begin(kind: 'blog' | 'blog-backlog', about: string): OpenFile | undefined {
    const files = read();
    const topic = topicsOf(files).find(({ id }) => id === about);
    if (kind === 'blog-backlog' && !topic) return undefined;
    const name = `${kind}/${topic?.id ?? slugify(about)}.md`;
    const schema = kindOf(name)?.schema;
    if (!schema || find(files, name)) return undefined;
    const title = topic?.title ?? about;
    const value = { title, category: topic?.category, author: authorOf(files), ...(kind === 'blog' && { publishedOn: today() }) };
    return { file: name, title, value, body: '\n', schema, ...pageOf(name), canBeRemoved: false, advice: [] };
  }

  function save({ file: name, hash, value, body }: Change): Outcome {
    const files = read();
    const old = find(files, name);
    if (!old && (hash || !isArticle(name))) return { outcome: 'changed-meanwhile' };
    if (old && hashOf(old.bytes) !== hash) return { outcome: 'changed-meanwhile' };
    const text = textWith(old, withoutEmpty(value), body);
    const changed = parseContentFile(name, new TextEncoder().encode(text));
    const after = [...files.filter((file) => file !== old), changed].sort(byName);
    const found = findings(after);
    const mistakes = newMistakes(files, after, found, name);
    if (mistakes.length > 0) return { outcome: 'refused', mistakes };
    write(path.join(folder, name), text);
    return { outcome: 'saved', file: asForm(changed, after, found) };
  }

  function remove(name: string, hash: string): Outcome {
    const files = read();
    const old = find(files, name);
    if (!old || !isArticle(name) || hashOf(old.bytes) !== hash) return { outcome: 'changed-meanwhile' };
    const after = files.filter((file) => file !== old);
    const mistakes = newMistakes(files, after, findings(after), name);
    if (mistakes.length > 0) return { outcome: 'refused', mistakes };
    rmSync(path.join(folder, name));
    return { outcome: 'saved', file: undefined };
  }

  /** What may not stay in the file that is saved, and what it would break elsewhere. Old mistakes of other files can wait. */
  function newMistakes(before: ContentFile[], after: ContentFile[], found: readonly Finding[], name: string): Mistake[] {
    const isFatalNow = (finding: Finding) => isFatal(finding, { goLive: false });
    const fatal = found.filter(isFatalNow);
    if (fatal.length === 0) return [];
    const known = new Set(findings(before).filter(isFatalNow).map(keyOf));
    return fatal
      .filter((finding) => finding.places.some(({ file }) => file === name) || !known.has(keyOf(finding)))
      .flatMap((finding) => mistakesOf(finding, after));
  }

  const list = (): Group[] => listContent(read());
  const pictures = (): string[] =>
    read().flatMap(({ file }) => /^pictures\/(.+\.(?:avif|jpe?g|png|webp))$/i.exec(file)?.[1] ?? []);
  const freeTopics = () => {
    const files = read();
    const taken = new Set(files.filter(({ file }) => isArticle(file)).map(({ file }) => path.posix.parse(file).name));
    return topicsOf(files).filter(({ id }) => !taken.has(id));
  };

  return { list, open, begin, save, remove, pictures, freeTopics };
}
export type ContentFolder = ReturnType<typeof createContentFolder>;

type Topic = { id: string; title: string; category: string };

function topicsOf(files: readonly ContentFile[]): Topic[] {
  const plan = files.find(({ file }) => file === yamlFiles.editorialPlan[0])?.data?.value as { topics?: Topic[] } | undefined;
  return (plan?.topics ?? []).map(({ id, title, category }) => ({ id, title, category }));
}

const byName = (a: ContentFile, b: ContentFile) => (a.file < b.file ? -1 : 1);
const keyOf = ({ kind, message, places }: Finding) => `${kind} ${places[0]?.file} ${message}`;

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function isArticle(name: string): boolean {
  const { dir, name: slug, ext } = path.posix.parse(name);
  return articleFolders.includes(dir) && ext === '.md' && isSlug(slug);
}

/** Most articles have one author; a new one starts with theirs. */
function authorOf(files: readonly ContentFile[]): string | undefined {
  const article = files.find(({ file }) => isArticle(file))?.data?.value as { author?: string } | undefined;
  return article?.author;
}

function mistakesOf({ kind, message, advice, places }: Finding, files: readonly ContentFile[]): Mistake[] {
  // A schema's message opens with the path of the field, as in 'ripon.hours[0].week: expected ...'.
  const [, fieldPath = '', words = message] = (kind === 'schema' && /^(\S+?): (.*)$/s.exec(message)) || [];
  return places.map(({ file, line }) => {
    const found = files.find((candidate) => candidate.file === file);
    const field = kind === 'schema' ? fieldOfPath(fieldPath) : found && fieldAtLine(found, line);
    // Quotes are for those who write the file itself.
    const sentence = (words.charAt(0).toUpperCase() + words.slice(1)).replace(', in quotes', '');
    return { file, line, message: kind === 'schema' ? `${sentence}.` : `${sentence} ${advice}`, field };
  });
}

function textWith(old: ContentFile | undefined, value: unknown, body: string | undefined): string {
  if (!old) return `---\n${stringify(value, { lineWidth: 0, singleQuote: true })}---\n${body ?? ''}`;
  const source = new TextDecoder().decode(old.bytes);
  const text = source.replaceAll('\r\n', '\n');
  const lineEnds = source.includes('\r\n') ? '\r\n' : '\n';
  const asBefore = (changed: string) => (lineEnds === '\n' ? changed : changed.replaceAll('\n', lineEnds));
  if (!old.body) return isNothing(old.data?.value) && isNothing(value) ? source : asBefore(withValue(text, value));
  const [, opening = '', fields = '', closing = ''] =
    /^(---\n)([\s\S]*?)(---[ \t]*\n?)$/.exec(text.slice(0, text.length - old.body.text.length)) ?? [];
  return asBefore(opening + withValue(fields, value) + closing + (body ?? old.body.text));
}

/** A form leaves empty groups behind where somebody has looked and written nothing. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .map(([key, part]) => [key, withoutEmpty(part)] as const)
    .filter(([, part]) => !isEmptyGroup(part));
  return Object.fromEntries(kept);
}

const isEmptyGroup = (part: unknown) => isNothing(part) && !Array.isArray(part);

/** A file may hold nothing but notes. */
const emptyValue = ({ type }: JsonSchema) => (type === 'array' ? [] : {});
const isNothing = (value: unknown) => value == null || (typeof value === 'object' && Object.keys(value).length === 0);

/** Whole or not at all: a reader never meets half a file. */
export function write(file: string, content: string | Uint8Array): void {
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.unfinished`);
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
