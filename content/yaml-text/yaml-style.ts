import { Document, isCollection, isMap, isScalar, isSeq, type Node, Scalar, visit, type YAMLSeq } from 'yaml';

/** The style of the content files. */
export const style = { lineWidth: 0, singleQuote: true, doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY } as const;
export const widest = 128;

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A collection such as `{ open: '09:00', close: '17:00' }` with another value. Unchanged parts keep their quotes. */
export function flow(document: Document, node: Node, value: unknown): string {
  const copy = new Document(renewed(document, node.clone() as Node, value));
  if (isCollection(copy.contents)) copy.contents.flow = true;
  return quoteTimes(withoutComments(copy))
    .toString({ ...style, flowCollectionPadding: true })
    .trim()
    .replace(/^\[ (.*) \]$/s, '[$1]');
}

function withoutComments(document: Document): Document {
  if (document.contents) {
    document.contents.comment = null;
    document.contents.commentBefore = null;
  }
  return document;
}

/** Written inside a list, so that commas and brackets are quoted. */
export function inOneLine(scalar: Scalar): string {
  const document = new Document([]);
  const list = document.contents as unknown as YAMLSeq;
  list.flow = true;
  list.items.push(scalar);
  return document
    .toString({ ...style, flowCollectionPadding: false })
    .trim()
    .slice(1, -1);
}

/** The node with another value. Equal parts stay the same nodes. */
export function renewed(document: Document, node: unknown, value: unknown): unknown {
  if (isScalar(node) && !isObject(value)) {
    node.value = value;
    return node;
  }
  if (isMap(node) && isObject(value) && !Array.isArray(value)) {
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
    node.items = value.map((part, index) => renewed(document, node.items[index], part));
    return node;
  }
  const made = document.createNode(value);
  if (isCollection(made) && isCollection(node)) made.flow = node.flow ?? false;
  return made;
}

/** New lines, in the style of the example. */
export function rendered(value: unknown, indent: number, example?: Node): string {
  const document = new Document(value);
  if (example && isSeq(document.contents)) dress(document.contents.items[0], example);
  return quoteTimes(document)
    .toString({ ...style, lineWidth: widest - indent })
    .trimEnd()
    .split('\n')
    .map((line) => (line ? ' '.repeat(indent) + line.replace(/: \[ ([^\]]*) \]$/, ': [$1]') : ''))
    .join('\n')
    .concat('\n');
}

/** Copies quotes, folding, brackets and decimals from the example. */
function dress(node: unknown, example: unknown): void {
  if (isScalar(node) && isScalar(example) && typeof node.value === typeof example.value) {
    if (typeof node.value === 'string' && example.type && !node.value.includes('\n')) node.type = example.type;
    if (example.minFractionDigits !== undefined) node.minFractionDigits = example.minFractionDigits;
  } else if (isMap(node) && isMap(example)) {
    node.flow = example.flow ?? false;
    for (const { key, value } of node.items) dress(value, example.get(key, true));
  } else if (isSeq(node) && isSeq(example)) {
    node.flow = example.flow ?? false;
    for (const item of node.items) dress(item, example.items[0]);
  }
}

/** YAML 1.1 parsers read 09:00 as a number. */
function quoteTimes(document: Document): Document {
  visit(document, {
    Scalar(_, node) {
      if (/^\d\d:\d\d$/.test(String(node.value))) node.type = Scalar.QUOTE_SINGLE;
    },
  });
  return document;
}
