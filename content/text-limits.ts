import type { FormState } from './file-text.ts';
import type { ContentPath } from './problem.ts';

/**
 * The most that a file may have, so that any text renders in 200 ms. Our own texts have up to 8,600 characters; their paragraphs have up to
 * 930, with 32 signs.
 */
export const limits = {
  file: 150_000,
  text: 20_000,
  lines: 1_000,
  textSigns: 1_000,
  paragraph: 4_000,
  paragraphSigns: 250,
  levels: 10,
  entries: 1_000,
};

type Fault = { message: string; advice: string };
/** `line` counts from 1, in the text. */
export type TextFault = Fault & { line: number };
export type FieldFault = Fault & { field: ContentPath };

/** Of the fields of a file. */
const mostFaults = 20;

const figures = new Intl.NumberFormat('en-GB');
const signs = 'signs such as *, _, [, < and |';

function tooMany(what: string, count: number, unit: string, most: number, instead = ''): Fault {
  return { message: `${what} has ${figures.format(count)} ${unit}.`, advice: `Use at most ${figures.format(most)}${instead}.` };
}

/** The first thing in a Markdown text that is too much to render. Reads lines only: parsing is what takes long. */
export function textFault(markdown: string): TextFault | undefined {
  if (markdown.length > limits.text) return { line: 1, ...tooMany('The text', markdown.length, 'characters', limits.text) };
  const lines = `${markdown}\n`.split(/\r\n?|\n/);
  if (lines.length > limits.lines) return { line: 1, ...tooMany('The text', lines.length, 'lines', limits.lines) };
  let allSigns = 0;
  let paragraph: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (!/^[ \t]*$/.test(line)) {
      paragraph.push(line);
      continue;
    }
    allSigns += countSigns(paragraph);
    const fault =
      paragraphFault(paragraph) ?? (allSigns > limits.textSigns && tooMany('The text', allSigns, signs, limits.textSigns));
    if (fault) return { line: index - paragraph.length + 1, ...fault };
    paragraph = [];
  }
  return undefined;
}

function paragraphFault(lines: readonly string[]): Fault | undefined {
  const instead = ', or start a new paragraph with an empty line';
  const length = lines.join('\n').length;
  if (length > limits.paragraph) return tooMany('A paragraph', length, 'characters', limits.paragraph, instead);
  const count = countSigns(lines);
  if (count > limits.paragraphSigns) return tooMany('A paragraph', count, signs, limits.paragraphSigns, instead);
  const levels = Math.max(0, ...lines.map(levelsOf));
  if (levels > limits.levels) return tooMany('A list or quotation', levels, 'levels', limits.levels);
  return undefined;
}

/** The time to render grows with the square of these. A table has as many cells in each row as in its widest one. */
function countSigns(lines: readonly string[]): number {
  const widestRow = lines.reduce((widest, line) => Math.max(widest, line.split('|').length - 1), 0);
  return lines.reduce((sum, line) => sum + (line.match(/[*_~[\]<`\\!@{]/g)?.length ?? 0), widestRow * lines.length);
}

/** How many lists and quotations a line can be in: each has a mark in the line, or indents it by two columns. */
function levelsOf(line: string): number {
  const [start] = /^(?:[ \t>]|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))*/.exec(line) ?? [''];
  const columns = start.replaceAll('\t', '    ').replace(/[^ ]/g, '').length;
  return (start.match(/[-*+>]|\d+/g)?.length ?? 0) + Math.floor(columns / 2);
}

/** What is too much in the fields of a file, and in the text after them, which has the field ['body']. */
export function formFaults({ body, value }: FormState): (FieldFault & Partial<TextFault>)[] {
  const inText = body === undefined ? undefined : textFault(body);
  const faults = [...[...valueFaults(value, [])].slice(0, mostFaults), ...(inText ? [{ field: ['body'], ...inText }] : [])];
  if (faults.length > 0) return faults;
  const length = JSON.stringify(value ?? '').length;
  return length > limits.file ? [{ field: [], ...tooMany('This', length, 'characters', limits.file) }] : [];
}

function* valueFaults(value: unknown, field: ContentPath): Generator<FieldFault, undefined> {
  if (typeof value === 'string' && value.length > limits.paragraph)
    yield { field, ...tooMany('This', value.length, 'characters', limits.paragraph) };
  if (typeof value !== 'object' || value === null) return;
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  if (field.length === limits.levels) yield { field, ...tooMany('This', limits.levels + 1, 'levels or more', limits.levels) };
  else if (entries.length > limits.entries) yield { field, ...tooMany('This', entries.length, 'entries', limits.entries) };
  else for (const [key, part] of entries) yield* valueFaults(part, [...field, key]);
}
