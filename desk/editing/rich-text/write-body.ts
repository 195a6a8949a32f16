import { Fragment, type Mark, type MarkType, type Node } from 'prosemirror-model';
import { isJoined, isList, schema } from './body-schema.ts';
import { escapeAll, escapeWords } from './escape-words.ts';
import { type Original, type Originals, readBody } from './read-body.ts';

const { doc, hard_break, list_item, paragraph, table, table_cell, table_header, table_row } = schema.nodes;
const { em, link, strong } = schema.marks;

/** What Markdown cannot say is said more simply, with the same words. Each way is also as simple as those before it. */
const ways = ['as it is', 'marks off punctuation', 'addresses as words', 'no italics', 'no bold', 'no links'] as const;
type Way = (typeof ways)[number];
const isAtLeast = (way: Way, other: Way) => ways.indexOf(way) >= ways.indexOf(other);

export type Written = {
  text: string;
  /** Some bold, italics or links of a changed block are left out. */
  isSimplified: boolean;
  /** Blocks that cannot be written as they look, and the plain paragraphs that were written instead. */
  plain: { pos: number; size: number; paragraphs: Node[] }[];
  /** The line at which each block starts, and its position in the editor. */
  starts: { line: number; pos: number }[];
  /** Whether the text, read again, is what the editor shows. */
  isSame: boolean;
};

/** Blocks that were not touched keep their bytes, and so do the gaps between them. */
export function writeBody(body: Node, { before, of }: Originals): Written {
  const blocks: { node: Node; pos: number; size: number; original: Original | undefined }[] = [];
  body.forEach((node, pos) => {
    const last = blocks.at(-1);
    if (!of.has(node) && !normal(node, 'as it is')) return;
    if (last && isJoined(last.node, node)) {
      const joined = last.node.copy(last.node.content.append(node.content));
      blocks[blocks.length - 1] = { ...last, node: joined, size: last.size + node.nodeSize, original: undefined };
    } else blocks.push({ node, pos, size: node.nodeSize, original: of.get(node) });
  });
  const written: Written = { text: before, isSimplified: false, plain: [], starts: [], isSame: true };
  const shown: Node[] = [];
  let previous: Original | undefined;
  for (const { node, original, pos, size } of blocks) {
    const own = original ? { text: original.raw, nodes: [node] } : writeBlock(node);
    if ('way' in own && own.way !== 'as it is') written.isSimplified = true;
    if ('isPlain' in own) written.plain.push({ pos, size, paragraphs: own.nodes });
    if (shown.length > 0) written.text += previous && original?.index === previous.index + 1 ? previous.gap : '\n\n';
    written.starts.push({ line: written.text.split('\n').length - 1, pos });
    written.text += own.text;
    shown.push(...own.nodes);
    previous = original;
  }
  if (shown.length === 0) return { ...written, text: '' };
  written.text += previous?.gap ?? '\n';
  written.isSame = readsAs(written.text, shown);
  return written;
}

function writeBlock(node: Node): { text: string; nodes: Node[]; way?: Way; isPlain?: true } {
  for (const way of ways) {
    const own = normal(node, way);
    if (!own) break;
    const text = blockText(own, way);
    if (readsAs(text, [own])) return { text, nodes: [own], way };
  }
  const nodes: Node[] = [];
  const add = (part: Node) => {
    const words = part
      .textBetween(0, part.content.size, ' ', ({ attrs }) => attrs['raw'] ?? ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (words) nodes.push(paragraph.create(null, schema.text(words)));
  };
  if (node.isTextblock) add(node);
  else node.descendants((part) => void (part.isTextblock && add(part)));
  return { text: nodes.map(({ textContent }) => escapeAll(textContent)).join('\n\n'), nodes, isPlain: true };
}

/** Whether the text is read as these blocks. The numbers of lists and the gaps between items may differ. */
function readsAs(text: string, blocks: readonly Node[]): boolean {
  const plain = (node: Node): string =>
    node.isText
      ? `${node.text}[${node.marks.map(({ attrs, type }) => type.name + (attrs['href'] ?? ''))}]`
      : `${node.type.name}${node.attrs['level'] ?? ''}${node.attrs['raw'] ?? ''}(${node.children.map(plain).join('')})`;
  return plain(readBody(text).body) === plain(doc.create(null, blocks));
}

const signs: Record<string, string> = { strong: '**', em: '*', link: '[' };
function closing({ attrs, type }: Mark): string {
  if (type !== link) return signs[type.name] ?? '';
  const href = String(attrs['href']).replace(/[()\\]/g, '\\$&');
  const title = attrs['title'] ? ` "${String(attrs['title']).replace(/"/g, '\\"')}"` : '';
  return `](${/\s/.test(href) ? `<${href}>` : href}${title})`;
}

function inlineText({ children }: Node, way: Way): string {
  /** How far a mark goes on from a child. */
  const lasts = (mark: Mark, from: number) => {
    const end = children.findIndex((child, index) => index >= from && !mark.isInSet(child.marks));
    return end === -1 ? children.length : end;
  };
  let out = '';
  let open: Mark[] = [];
  const close = (from: number) => {
    out += open.splice(from).reverse().map(closing).join('');
  };
  for (const [index, child] of children.entries()) {
    const ended = open.findIndex((mark) => !mark.isInSet(child.marks));
    if (ended !== -1) close(ended);
    // The one that goes on the longest is the outermost.
    const more = child.marks.filter((mark) => !mark.isInSet(open)).toSorted((a, b) => lasts(b, index) - lasts(a, index));
    out += more.map(({ type }) => signs[type.name]).join('');
    open = [...open, ...more];
    if (child.isText) out += escapeWords(child.text ?? '', /(?:^|\\\n)$/.test(out), isAtLeast(way, 'addresses as words'));
    else out += child.type === hard_break ? '\\\n' : child.attrs['raw'];
  }
  close(0);
  return out;
}

const indent = (text: string, first: string, others: string) =>
  text
    .replace(/^/gm, others)
    .replace(others, first)
    .replace(/[ \t]+$/gm, '');

function blockText(node: Node, way: Way): string {
  const inside = node.children.map((child) => (child.isText ? '' : blockText(child, way)));
  switch (node.type.name) {
    case 'heading':
      return `${'#'.repeat(node.attrs['level'])} ${inlineText(node, way)}`;
    case 'bullet_list':
    case 'ordered_list': {
      const first: number | undefined = node.attrs['order'];
      const widest = first === undefined ? 2 : String(first + node.childCount - 1).length + 2;
      const items = inside.map((item, index) =>
        indent(item, first === undefined ? '- ' : `${first + index}. `.padEnd(widest), ' '.repeat(widest)),
      );
      return items.join(node.attrs['tight'] ? '\n' : '\n\n');
    }
    case 'list_item':
      return inside.join(node.childCount === 2 && isList(node.child(1)) ? '\n' : '\n\n');
    case 'blockquote':
      return indent(inside.join('\n\n'), '> ', '> ');
    case 'source':
      return node.attrs['raw'];
    case 'table': {
      const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
      const rows = node.children.map((row) => line(row.children.map((cell) => cellText(inlineText(cell, way)))));
      const rules: Record<string, string> = { left: ':---', right: '---:', center: ':---:' };
      const rule = node.child(0).children.map((_, index) => rules[node.attrs['align'][index]] ?? '---');
      return rows.toSpliced(1, 0, `|${rule.join('|')}|`).join('\n');
    }
    default:
      return inlineText(node, way);
  }
}

const cellText = (text: string) => text.replace(/(?<!\\)\|/g, '\\|');

/** The block as Markdown can say it: no empty paragraphs, no spaces at ends. Undefined if nothing is left. */
function normal(node: Node, way: Way): Node | undefined {
  if (node.isAtom) return node;
  const isCell = node.type === table_cell || node.type === table_header;
  if (node.isTextblock) {
    const pieces = simplify(piecesOf(node, isCell), way);
    return pieces.length > 0 || isCell ? node.copy(contentOf(pieces)) : undefined;
  }
  const children: Node[] = [];
  for (const child of node.children) {
    const own = normal(child, way);
    for (const part of own?.type === list_item ? itemsOf(own) : own ? [own] : []) {
      const last = children.at(-1);
      if (last && isJoined(last, part)) children[children.length - 1] = last.copy(last.content.append(part.content));
      else children.push(part);
    }
  }
  if (children.length === 0) return undefined;
  return node.copy(Fragment.from(node.type === table ? asWide(children) : children));
}

/** An item that starts with a list says no more than the items of that list. */
function itemsOf(item: Node): readonly Node[] {
  const first = item.child(0);
  if (!isList(first)) return [item];
  const rest = item.content.cut(first.nodeSize);
  return [...first.children, ...(rest.size > 0 ? itemsOf(item.copy(rest)) : [])];
}

/** All rows of a table are as wide as its head, which is the first. */
const asWide = (rows: readonly Node[]) => {
  const width = Math.max(...rows.map(({ childCount }) => childCount));
  return rows.map((row, index) => {
    const type = index === 0 ? table_header : table_cell;
    return table_row.create(
      null,
      Array.from({ length: width }, (_, column) => type.create(null, row.maybeChild(column)?.content)),
    );
  });
};

/** A character or another inline node, with its marks. */
type Piece = { char: string; node?: Node; marks: readonly Mark[] };
const isSpace = (piece: Piece | undefined) => piece === undefined || piece.char === ' ' || piece.char === '\n';

function piecesOf(block: Node, isCell: boolean): Piece[] {
  const all = block.children.flatMap((node): Piece[] => {
    if (node.isText) return [...(node.text ?? '')].map((char) => ({ char: /\s/.test(char) ? ' ' : char, marks: node.marks }));
    if (node.type !== hard_break) return [{ char: '{', node, marks: node.marks }];
    return [isCell ? { char: ' ', marks: [] } : { char: '\n', node, marks: [] }];
  });
  const pieces = all.filter(
    ({ char }, index) => char !== ' ' || !(isSpace(all[index - 1]) || all[index + 1]?.char === '\n' || index === all.length - 1),
  );
  while (isSpace(pieces[0]) && pieces.length > 0) pieces.shift();
  while (isSpace(pieces.at(-1)) && pieces.length > 0) pieces.pop();
  // A space has the marks that both its neighbours have.
  return pieces.map((piece, index) => {
    if (piece.char !== ' ') return piece;
    const next = pieces[index + 1]?.marks ?? [];
    return { ...piece, marks: (pieces[index - 1]?.marks ?? []).filter((mark) => mark.isInSet(next)) };
  });
}

function simplify(pieces: Piece[], way: Way): Piece[] {
  const left = [em, strong, link].filter((_, index) =>
    isAtLeast(way, (['no italics', 'no bold', 'no links'] as const)[index] ?? way),
  );
  const fewer = pieces.map((piece) => ({ ...piece, marks: piece.marks.filter(({ type }) => !left.includes(type)) }));
  if (isAtLeast(way, 'marks off punctuation'))
    for (const type of [strong, em]) for (const side of [fewer, fewer.toReversed()]) takeOffPunctuation(side, type);
  return fewer;
}

/** Markdown has no bold that starts with a bracket in a word, such as 'un(believable)'. */
function takeOffPunctuation(pieces: readonly Piece[], type: MarkType): void {
  const has = (piece: Piece | undefined) => piece?.marks.some((mark) => mark.type === type) ?? false;
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    if (has(piece) && !has(before) && !isSpace(before) && !/[\p{L}\p{N}]/u.test(piece.char))
      piece.marks = piece.marks.filter((mark) => mark.type !== type);
  }
}

const contentOf = (pieces: readonly Piece[]): Fragment =>
  Fragment.fromArray(pieces.map(({ char, marks, node }) => node?.mark(marks) ?? schema.text(char, marks)));
