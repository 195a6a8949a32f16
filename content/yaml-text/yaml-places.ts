import { isCollection, isMap, isScalar, type Node, type Pair, Scalar, type YAMLSeq } from 'yaml';

/** The text cannot be changed in place. */
export class NotInPlace extends Error {}

export function rangeOf(node: unknown): readonly [number, number] {
  const range = (node as Node | null)?.range;
  if (!range) throw new NotInPlace();
  return [range[0], range[1]];
}

/** Where the last value of a node ends. A collection's own range includes the comments after it. */
export function endOf(node: Node): number {
  if (!isCollection(node) || node.flow) return isBlockText(node) ? rangeOf(node)[1] - 1 : rangeOf(node)[1];
  const last: unknown = node.items.at(-1);
  if (!last) return rangeOf(node)[1];
  return isMap(node) ? endOfPair(last as Pair) : endOf(last as Node);
}

export function endOfPair({ key, value }: Pair): number {
  return value ? endOf(value as Node) : rangeOf(key)[1];
}

export function isBlockText(node: Node): boolean {
  return isScalar(node) && (node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL);
}

export function dashOf(yaml: string, item: Node): number {
  const start = rangeOf(item)[0];
  const dash = yaml.lastIndexOf('-', start - 1);
  if (dash < lineStart(yaml, start) || yaml.slice(dash + 1, start).trim() !== '') throw new NotInPlace();
  return dash;
}

export function isAiry(yaml: string, seq: YAMLSeq): boolean {
  const second = seq.items[1] as Node | undefined;
  if (!second) return false;
  const before = lineStart(yaml, dashOf(yaml, second));
  return before > 1 && yaml.slice(lineStart(yaml, before - 1), before).trim() === '';
}

export const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
export const columnOf = (text: string, offset: number) => offset - lineStart(text, offset);
export function lineEnd(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  return newline === -1 ? text.length : newline + 1;
}
