import type { FormState } from './file-text.ts';
import type { ContentPath } from './problem.ts';

/**
 * The most that a file may have, so that any text renders in 200 ms. The largest of our own texts has 8,600 characters, 930 of them in one
 * paragraph, 80 signs and 150 lines.
 */
export const limits = {
  file: 150_000,
  text: 20_000,
  lines: 1_000,
  signs: 600,
  cells: 2_000,
  paragraph: 3_000,
  levels: 10,
  entries: 1_000,
  values: 3_000,
  name: 100,
};

type Fault = { message: string; advice: string };
/** `line` counts from 1, in the text. */
export type TextFault = Fault & { line: number };
export type FieldFault = Fault & { field: ContentPath };

/** Of the fields of a file. */
const mostFaults = 20;

const figures = new Intl.NumberFormat('en-GB');

function tooMany(what: string, count: number, unit: string, most: number, instead = ''): Fault {
  return { message: `${what} has ${figures.format(count)} ${unit}.`, advice: `Use at most ${figures.format(most)}${instead}.` };
}

/** The first thing in a Markdown text that is too much to render. Reads lines only: parsing is what takes long. */
export function textFault(markdown: string): TextFault | undefined {
  const lines = markdown.split(/\r\n?|\n/);
  const paragraphs = paragraphsOf(lines);
  const counts: [count: number, unit: string, most: number][] = [
    [markdown.length, 'characters', limits.text],
    [lines.length, 'lines', limits.lines],
    // The time to render a paragraph grows with their number, and with its length.
    [markdown.match(/[*_~[\]<`\\!@{]/g)?.length ?? 0, 'signs such as *, _, [ and <', limits.signs],
    [paragraphs.reduce((sum, { cells }) => sum + cells, 0), 'cells in tables', limits.cells],
  ];
  for (const [count, unit, most] of counts) if (count > most) return { line: 1, ...tooMany('The text', count, unit, most) };
  for (const { length, levels, line } of paragraphs) {
    const instead = ', or start a new paragraph with an empty line';
    if (length > limits.paragraph) return { line, ...tooMany('A paragraph', length, 'characters', limits.paragraph, instead) };
    if (levels > limits.levels) return { line, ...tooMany('A list or quotation', levels, 'levels', limits.levels) };
  }
  return undefined;
}

type Paragraph = { line: number; length: number; levels: number; cells: number };

/** Groups of lines between empty lines. All lines of a table get as many cells as the widest one. */
function paragraphsOf(lines: readonly string[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let group: string[] = [];
  for (const [index, line] of [...lines, ''].entries()) {
    if (/[^ \t]/.test(line)) {
      group.push(line);
    } else if (group.length > 0) {
      const highest = (measure: (line: string) => number) => group.reduce((most, line) => Math.max(most, measure(line)), 0);
      paragraphs.push({
        line: index - group.length + 1,
        length: group.join('\n').length,
        levels: highest(levelsOf),
        cells: group.length * highest((line) => line.split('|').length - 1),
      });
      group = [];
    }
  }
  return paragraphs;
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
  const counts: [count: number, unit: string, most: number][] = [
    [JSON.stringify(value ?? '').length, 'characters', limits.file],
    [countOf(value), 'fields and entries', limits.values],
  ];
  return counts.flatMap(([count, unit, most]) => (count > most ? [{ field: [], ...tooMany('This', count, unit, most) }] : []));
}

export const countOf = (value: unknown): number =>
  typeof value === 'object' && value ? Object.values(value).reduce((sum, part) => sum + countOf(part), 1) : 1;

function* valueFaults(value: unknown, field: ContentPath): Generator<FieldFault, undefined> {
  if (typeof value === 'string' && value.length > limits.paragraph)
    yield { field, ...tooMany('This', value.length, 'characters', limits.paragraph) };
  if (typeof value !== 'object' || value === null) return;
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  if (field.length === limits.levels) yield { field, ...tooMany('This', limits.levels + 1, 'levels or more', limits.levels) };
  else if (entries.length > limits.entries) yield { field, ...tooMany('This', entries.length, 'entries', limits.entries) };
  else
    for (const [key, part] of entries) {
      const { length } = String(key);
      if (length > limits.name) yield { field, ...tooMany('The name of a field', length, 'characters', limits.name) };
      else yield* valueFaults(part, [...field, key]);
    }
}
