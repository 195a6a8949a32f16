import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { originsOf } from './merge-values.ts';

/** The style of the content files. */
const style = { lineWidth: 0, singleQuote: true } as const;

/** YAML with another value. Comments, order and quotes stay. */
export function withValue(yaml: string, value: unknown): string {
  const document = parseDocument(yaml);
  if (isDeepStrictEqual(document.toJS(), value)) return yaml;
  document.contents = renewed(document, document.contents, value) as typeof document.contents;
  return document.toString(style);
}

/** The node with another value. Parts that are still there stay the same nodes, with their comments and their style. */
function renewed(document: Document, node: unknown, value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null;
  if (isScalar(node) && !isObject) {
    node.value = value;
    return node;
  }
  if (isMap(node) && isObject && !Array.isArray(value)) {
    const old = new Map(node.items.map((pair) => [String(isScalar(pair.key) ? pair.key.value : pair.key), pair]));
    for (const [key, pair] of old) if (!(key in value)) node.delete(pair.key);
    for (const [key, part] of Object.entries(value)) {
      const pair = old.get(key);
      if (pair) pair.value = renewed(document, pair.value, part);
      else node.set(key, document.createNode(part));
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const origins = originsOf(node.toJS(document), value);
    node.items = value.map((part, index) => renewed(document, node.items[origins.get(index) ?? -1], part));
    return node;
  }
  const made = document.createNode(value);
  if (isCollection(made) && isCollection(node)) made.flow = node.flow ?? false;
  return made;
}
