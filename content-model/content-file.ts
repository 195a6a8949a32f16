import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { oncePer } from '../domain/once-per.ts';
import { type ContentPath, fileProblem, type Position, type Problem } from './problem.ts';
import { upgraded } from './upgrades.ts';

/** A file in the content folder. Pictures have bytes only. */
export type ContentFile = {
  /** Relative to the content folder, with forward slashes. */
  file: string;
  bytes: Uint8Array;
  /** The SHA-256, if it is known. The bytes of a picture in a draft are not loaded. */
  hash?: string;
  /** The YAML of the file, or the front matter of a Markdown file. The value is in the form of this release, the document as stored. */
  data?: { document: Document; lines: LineCounter; value: unknown };
  /** The text after the front matter of a Markdown file, and its first line. */
  body?: { text: string; line: number };
  problems: Problem[];
};

/** The bytes of all content files by name, sorted. Skips READMEs and hidden files. */
export function readContentBytes(folder: string): Map<string, Uint8Array> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !/(^|\/)(README\.md$|\.)/.test(file))
    .sort();
  return new Map(names.map((file) => [file, readFileSync(path.join(folder, file))]));
}

export const readContentFiles = (folder: string): ContentFile[] =>
  [...readContentBytes(folder)].map(([file, bytes]) => parseContentFile(file, bytes));

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A file that was read never changes, and the desk checks all of them after each change of one. */
export const oncePerFile = <Result>(read: (file: ContentFile) => Result) => oncePer(read);

const hashOfFile = oncePerFile(({ bytes }) => hashOf(bytes));
export const fileHash = (file: ContentFile): string => file.hash ?? hashOfFile(file);

/** Parsing takes most of the time of loading content, and few files change at once. Two and a half times our own texts. */
const parsedFiles = new LRUCache<string, ContentFile>({ maxSize: 1_000_000, sizeCalculation: ({ bytes }) => bytes.length + 1 });

/** Returns the same object for the same bytes: nobody may change it. */
export function parseContentFile(file: string, bytes: Uint8Array): ContentFile {
  if (!/\.(ya?ml|md)$/.test(file)) return { file, bytes, problems: [] };
  const key = `${file} ${hashOf(bytes)}`;
  const known = parsedFiles.get(key);
  if (known) return known;
  const parsed = parseText(file, bytes);
  parsedFiles.set(key, parsed);
  return parsed;
}

function parseText(file: string, bytes: Uint8Array): ContentFile {
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  return { file, bytes, ...(file.endsWith('.md') ? parseMarkdown(file, text) : parseData(file, text)) };
}

function parseData(file: string, yaml: string): Pick<ContentFile, 'data' | 'problems'> {
  const lines = new LineCounter();
  const problem = (position: Position, found: string) => ({ file, ...position, field: [], expected: 'valid YAML', found });
  try {
    const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
    const problems = [...document.errors, ...document.warnings].map(({ pos, message }) =>
      problem(positionAt(lines, pos[0]), message),
    );
    return problems.length > 0 ? { problems } : { data: { document, lines, value: upgraded(file, document.toJS()) }, problems };
  } catch (error) {
    // The library throws if the values are nested too deeply, or repeated by too many aliases.
    return { problems: [problem({ line: 1, column: 1 }, error instanceof Error ? error.message : String(error))] };
  }
}

function parseMarkdown(file: string, text: string): Pick<ContentFile, 'data' | 'body' | 'problems'> {
  const parts = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(text);
  if (!parts) {
    const found = text.startsWith('---\n') ? 'no closing line of three hyphens' : text.split('\n', 1)[0] || 'nothing';
    return { problems: [fileProblem(file, 'fields between two lines of ---', found)] };
  }
  const body = { text: text.slice(parts[0].length), line: parts[0].split('\n').length };
  // The empty first line replaces the hyphens, so that line numbers match the file.
  return { ...parseData(file, `\n${parts[1] ?? ''}`), body };
}

/** The position of a value or of its name, or of its closest existing parent. */
export function locate({ data }: ContentFile, contentPath: ContentPath, part: 'value' | 'name' = 'value'): Position {
  if (!data) return { line: 1, column: 1 };
  let node: unknown = data.document.contents;
  let offset = startOf(node) ?? 0;
  for (const key of contentPath) {
    if (isAlias(node)) node = node.resolve(data.document);
    if (isMap(node)) {
      const pair = node.items.find(({ key: name }) => isScalar(name) && String(name.value) === String(key));
      if (!pair) break;
      offset = (part === 'value' && isScalar(pair.value) ? startOf(pair.value) : undefined) ?? startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(key)];
      if (item === undefined) break;
      offset = startOf(item) ?? offset;
      node = item;
    } else break;
  }
  return positionAt(data.lines, offset);
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}

function positionAt(lines: LineCounter, offset: number): Position {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}
