import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import {
  columnOf,
  dashOf,
  endOf,
  endOfPair,
  isAiry,
  isBlockText,
  lineEnd,
  lineStart,
  NotInPlace,
  rangeOf,
} from './yaml-places.ts';
import { flow, inOneLine, isObject, rendered, renewed, style, widest } from './yaml-style.ts';

/** Replaces a part of the text. */
type Edit = { start: number; end: number; text: string };

/** YAML with another value. Unchanged parts keep their bytes: comments, order, quotes and line breaks. One changed hour is one changed line. */
export function withValue(yaml: string, value: unknown): string {
  const document = parseDocument(yaml);
  if (isDeepStrictEqual(document.toJS(), value)) return yaml;
  const spliced = splice(yaml, value, document);
  if (spliced !== undefined && holds(spliced, value)) return spliced;
  // For rare YAML such as anchors, the library writes the whole file, and keeps the comments.
  document.contents = renewed(document, document.contents, value) as typeof document.contents;
  return document.toString(style);
}

function splice(yaml: string, value: unknown, document: Document): string | undefined {
  try {
    // From the end, so that earlier offsets stay valid.
    return editsOf({ yaml, document }, document.contents, value, false)
      .sort((a, b) => b.start - a.start || b.end - a.end)
      .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), yaml);
  } catch (error) {
    if (error instanceof NotInPlace) return undefined;
    throw error;
  }
}

function holds(yaml: string, value: unknown): boolean {
  const document = parseDocument(yaml);
  return document.errors.length === 0 && document.warnings.length === 0 && isDeepStrictEqual(document.toJS(), value);
}

type Source = { yaml: string; document: Document };

function editsOf(source: Source, node: unknown, value: unknown, inFlow: boolean): Edit[] {
  if (isDeepStrictEqual(plain(source, node), value)) return [];
  if (isScalar(node) && !isObject(value)) return scalarEdits(source, node, value, inFlow);
  if (isMap(node) && isObject(value) && !Array.isArray(value)) return mapEdits(source, node, value, inFlow);
  if (isSeq(node) && Array.isArray(value)) return seqEdits(source, node, value, inFlow);
  return shapeEdits(source, node as Node, value, inFlow);
}

function mapEdits(source: Source, map: YAMLMap, value: Record<string, unknown>, inFlow: boolean): Edit[] {
  const keys = map.items.map(({ key }) => String(isScalar(key) ? key.value : key));
  const added = Object.keys(value).filter((key) => !keys.includes(key));
  const kept = map.items.filter((_, index) => (keys[index] ?? '') in value);
  if (map.flow || inFlow) {
    if (added.length > 0 || kept.length < keys.length) return shapeEdits(source, map, value, inFlow);
    return map.items.flatMap((pair, index) => editsOf(source, pair.value, value[keys[index] ?? ''], true));
  }
  const last = map.items.at(-1);
  if (!last) throw new NotInPlace();
  const indent = columnOf(source.yaml, rangeOf(last.key)[0]);
  const written = (start: number, end: number, part: unknown) => ({ start, end, text: rendered(part, indent).trim() });
  if (kept.length === 0) return [written(rangeOf(map.items[0]?.key)[0], endOf(map), value)];
  const inPlace = map.items.flatMap((pair, index) => {
    const key = keys[index] ?? '';
    if (!(key in value)) return [removal(source, rangeOf(pair.key)[0], endOfPair(pair), map.items[index + 1])];
    if (needsLines(pair.value, value[key])) return [written(rangeOf(pair.key)[0], endOfPair(pair), { [key]: value[key] })];
    return editsOf(source, pair.value, value[key], false);
  });
  if (added.length === 0) return inPlace;
  return [...inPlace, insertion(source, endOfPair(last), added.map((key) => rendered({ [key]: value[key] }, indent)).join(''))];
}

/** Whether a value of another shape needs lines of its own, such as a text for each state instead of one. */
function needsLines(node: unknown, value: unknown): boolean {
  if (isScalar(node)) return isObject(value) && (isBlockText(node) || JSON.stringify(value).length > widest);
  const isEmptied = Array.isArray(value) && value.length === 0;
  return isCollection(node) && !node.flow && (!isObject(value) || isSeq(node) !== Array.isArray(value) || isEmptied);
}

function seqEdits(source: Source, seq: YAMLSeq, value: readonly unknown[], inFlow: boolean): Edit[] {
  const old = seq.items.map((item) => plain(source, item));
  if (seq.flow || inFlow) {
    if (old.length !== value.length) return shapeEdits(source, seq, value, inFlow);
    return seq.items.flatMap((item, index) => editsOf(source, item, value[index], true));
  }
  if (value.length === 0) throw new NotInPlace();
  // Equal entries at the start and the end stay.
  const same = (a: number, b: number) => isDeepStrictEqual(old[a], value[b]);
  const shorter = Math.min(old.length, value.length);
  let start = 0;
  while (start < shorter && same(start, start)) start += 1;
  let tail = 0;
  while (tail < shorter - start && same(old.length - 1 - tail, value.length - 1 - tail)) tail += 1;
  const [oldEnd, newEnd] = [old.length - tail, value.length - tail];
  const moved = oldEnd === newEnd ? moves(source, seq.items.slice(start, oldEnd) as Node[], value.slice(start, newEnd)) : [];
  if (moved.length > 0) return moved;
  const both = Math.min(oldEnd, newEnd);
  const items = seq.items as Node[];
  return [
    ...items.slice(start, both).flatMap((item, index) => editsOf(source, item, value[start + index], false)),
    ...items.slice(both, oldEnd).map((item) => removal(source, dashOf(source.yaml, item), endOf(item))),
    ...(newEnd > both ? [newEntries(source, seq, both, value.slice(both, newEnd))] : []),
  ];
}

/** Moves the text of entries that only changed places. Comments between them stay. */
function moves(source: Source, items: readonly Node[], value: readonly unknown[]): Edit[] {
  const left = new Set(items);
  const moved = value.map((entry) => {
    const item = [...left].find((candidate) => isDeepStrictEqual(plain(source, candidate), entry));
    if (item) left.delete(item);
    return item;
  });
  if (left.size > 0) return [];
  const { yaml } = source;
  const placeOf = (item: Node) => ({ start: lineStart(yaml, dashOf(yaml, item)), end: endOf(item) });
  return items.map((item, index) => {
    const from = placeOf(moved[index] ?? item);
    return { ...placeOf(item), text: yaml.slice(from.start, from.end) };
  });
}

/** New entries have the style and the spacing of the one before them. */
function newEntries(source: Source, seq: YAMLSeq, index: number, entries: readonly unknown[]): Edit {
  const { yaml } = source;
  const neighbour = (seq.items[index - 1] ?? seq.items[0]) as Node;
  const dash = dashOf(yaml, neighbour);
  const gap = isAiry(yaml, seq) ? '\n' : '';
  const lines = entries.map((entry) => rendered([entry], columnOf(yaml, dash), neighbour));
  if (index > 0) return insertion(source, endOf(neighbour), lines.map((entry) => gap + entry).join(''));
  const start = lineStart(yaml, dash);
  return { start, end: start, text: lines.map((entry) => entry + gap).join('') };
}

/** Keeps the quotes and the number of decimals: 25.80 becomes 26.10. */
function scalarEdits(source: Source, node: Scalar, value: unknown, inFlow: boolean): Edit[] {
  if (isBlockText(node) && typeof value === 'string') return blockTextEdits(source, node, value);
  if (isBlockText(node)) return shapeEdits(source, node, value, inFlow);
  const [start, end] = rangeOf(node);
  const scalar = new Scalar(value);
  if (typeof value === 'string' && node.type) scalar.type = value.includes('\n') ? Scalar.QUOTE_DOUBLE : node.type;
  if (typeof value === 'number' && node.minFractionDigits !== undefined) scalar.minFractionDigits = node.minFractionDigits;
  return [{ start, end, text: inFlow ? inOneLine(scalar) : new Document(scalar).toString(style).trim() }];
}

/** Folds folded text again. */
function blockTextEdits(source: Source, node: Scalar, value: string): Edit[] {
  const [start, end] = rangeOf(node);
  const old = source.yaml.slice(start, end);
  const indent = /\n( *)\S/.exec(old)?.[1] ?? '';
  const scalar = new Scalar(value);
  if (node.type) scalar.type = node.type;
  const [header = '', ...lines] = new Document(scalar)
    .toString({ lineWidth: widest - indent.length })
    .trimEnd()
    .split('\n');
  if (!/^[>|]/.test(header)) throw new NotInPlace();
  const body = lines.map((line) => (line.trim() ? indent + line.replace(/^ {0,2}/, '') : '')).join('\n');
  return [{ start, end, text: `${header}\n${body}${old.endsWith('\n') ? '\n' : ''}` }];
}

/** Another shape in the same line, such as hours instead of 'closed'. */
function shapeEdits({ document }: Source, node: Node, value: unknown, inFlow: boolean): Edit[] {
  const [start, end] = rangeOf(node);
  const isLine = inFlow || (isScalar(node) && !isBlockText(node)) || (isCollection(node) && node.flow);
  if (!isLine || (typeof value === 'string' && value.includes('\n'))) throw new NotInPlace();
  return [{ start, end, text: isObject(value) ? flow(document, node, value) : inOneLine(new Scalar(value)) }];
}

/** Removes whole lines, and the empty ones before them. The next field takes the place of one after a dash. */
function removal({ yaml }: Source, from: number, to: number, next?: Pair): Edit {
  let start = lineStart(yaml, from);
  if (yaml.slice(start, from).trim() !== '') {
    const end = rangeOf(next?.key)[0];
    if (yaml.slice(to, end).trim() !== '') throw new NotInPlace();
    return { start: from, end, text: '' };
  }
  const end = lineEnd(yaml, to);
  while (start > 1 && yaml.slice(lineStart(yaml, start - 1), start).trim() === '') start = lineStart(yaml, start - 1);
  return { start, end, text: '' };
}

function insertion({ yaml }: Source, after: number, text: string): Edit {
  const at = lineEnd(yaml, after);
  return { start: at, end: at, text: yaml[at - 1] === '\n' ? text : `\n${text}` };
}

function plain({ document }: Source, node: unknown): unknown {
  return (node as Node | null)?.toJS(document) ?? null;
}
