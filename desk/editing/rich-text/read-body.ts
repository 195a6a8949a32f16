import type { Token, Tokens } from 'marked';
import type { Mark, Node } from 'prosemirror-model';
import { lexMarkdown } from '../../../content-model/markdown.ts';
import { schema } from './body-schema.ts';

/** The source of each block as it was read, and the gap after it. */
export type Original = { raw: string; gap: string; index: number };
export type Originals = { of: WeakMap<Node, Original>; before: string };

const { blockquote, bullet_list, doc, hard_break, heading, kept, list_item, ordered_list, paragraph, source } = schema.nodes;
const { table, table_cell, table_header, table_row } = schema.nodes;
const { link } = schema.marks;

/** Reads a text with the site's own parser, so that it means here what it means on the page. */
export function readBody(text: string): { body: Node; originals: Originals } {
  const of: Originals['of'] = new WeakMap();
  const blocks: Node[] = [];
  let before = '';
  let last: Original | undefined;
  for (const token of lexMarkdown(text)) {
    if (token.type === 'space') {
      if (last) last.gap += token.raw;
      else before += token.raw;
      continue;
    }
    const raw = token.raw.replace(/\n+$/, '');
    last = { raw, gap: token.raw.slice(raw.length), index: blocks.length };
    const node = blockOf(token) ?? source.create({ raw });
    of.set(node, last);
    blocks.push(node);
  }
  return { body: doc.create(null, blocks.length > 0 ? blocks : paragraph.create()), originals: { of, before } };
}

class NotShown extends Error {}

/** Undefined if the editor cannot show it. */
function blockOf(token: Token): Node | undefined {
  try {
    const node = block(token);
    node.check();
    return node;
  } catch (error) {
    if (error instanceof NotShown || error instanceof RangeError) return undefined;
    throw error;
  }
}

function block(token: Token): Node {
  switch (token.type) {
    case 'paragraph':
      // What is filled in may be a list, which is none after other words.
      if (/^\{\{[^{}]*\}\}$/.test(token.raw.trim())) throw new NotShown();
      return paragraph.create(null, inline(token['tokens']));
    case 'heading':
      if (token['depth'] !== 2 && token['depth'] !== 3) throw new NotShown();
      return heading.create({ level: token['depth'] }, inline(token['tokens']));
    case 'blockquote':
      return blockquote.create(null, blocksIn(token));
    case 'list': {
      const { items, loose, ordered, start } = token as Tokens.List;
      if (items.some(({ task }) => task)) throw new NotShown();
      const entries = items.map((item) => list_item.create(null, blocksIn(item)));
      return ordered
        ? ordered_list.create({ order: Number(start), tight: !loose }, entries)
        : bullet_list.create({ tight: !loose }, entries);
    }
    case 'table': {
      const { align, header, rows } = token as Tokens.Table;
      const row = (type: typeof table_cell, cells: Tokens.TableCell[]) =>
        table_row.create(
          null,
          cells.map(({ tokens }) => type.create(null, inline(tokens))),
        );
      return table.create({ align }, [row(table_header, header), ...rows.map((cells) => row(table_cell, cells))]);
    }
    // In a list.
    case 'text':
      return paragraph.create(null, inline(token['tokens'] ?? [token]));
    default:
      throw new NotShown();
  }
}

const blocksIn = (token: Token) =>
  ((token as Tokens.Generic).tokens ?? []).filter(({ type }) => type !== 'space').map((part) => block(part));

function inline(tokens: readonly Token[] = [], marks: readonly Mark[] = []): Node[] {
  return tokens.flatMap((token): Node[] => {
    const keep = () => [kept.create({ raw: token.raw }, null, marks)];
    switch (token.type) {
      case 'strong':
      case 'em':
        return inline(token['tokens'], schema.marks[token.type].create().addToSet(marks));
      case 'link':
        if (token.raw.startsWith('['))
          return inline(token['tokens'], link.create({ href: token['href'], title: token['title'] }).addToSet(marks));
        // An address that is a link by itself stays plain words.
        return token.raw.startsWith('<') ? keep() : words(token.raw, marks);
      case 'br':
        return [hard_break.create()];
      case 'escape':
        return words(token['text'], marks);
      case 'telephone':
        return words(token.raw, marks);
      case 'text':
        return token['tokens'] ? inline(token['tokens'], marks) : words(decode(token.raw), marks);
      default:
        return keep();
    }
  });
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };
const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]\w{1,30}));/gi, (_, hex?: string, decimal?: string, name = '') => {
    if (hex || decimal) return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    const sign = named[name];
    if (!sign) throw new NotShown();
    return sign;
  });

export const placeholder = /\{\{\s*[\w.-]+\s*\}\}/g;

function words(text: string, marks: readonly Mark[]): Node[] {
  const nodes: Node[] = [];
  let at = 0;
  const add = (part: string) => part && nodes.push(schema.text(part.replace(/\n/g, ' '), marks));
  for (const { 0: raw, index } of text.matchAll(placeholder)) {
    add(text.slice(at, index));
    nodes.push(kept.create({ raw }, null, marks));
    at = index + raw.length;
  }
  add(text.slice(at));
  return nodes;
}
