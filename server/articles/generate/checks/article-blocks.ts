import { normaliseText } from '../../../../content-model/plain-text.ts';
import { decodeEntities } from '../../../platform/pages/page-text.ts';

/** Text between two block tags. `tag` is the innermost enclosing block, or 'none' at the top level. */
export type Block = { tag: string; text: string; id?: string };
export type Link = { href: string | undefined; text: string };
export type ArticleBlocks = { blocks: Block[]; links: Link[]; misplaced: string[] };

/** 'none' is the top level of the article. */
const allowedParents: Readonly<Record<string, readonly string[]>> = {
  p: ['none', 'li', 'blockquote'],
  h2: ['none'],
  h3: ['none'],
  ul: ['none', 'li'],
  ol: ['none', 'li'],
  li: ['ul', 'ol'],
  blockquote: ['none'],
  table: ['none'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};

/** Parses sanitiser output only, where each `<` starts an allowed tag, all tags are closed and attributes are double-quoted. */
export function readBlocks(sanitised: string): ArticleBlocks {
  const blocks: Block[] = [];
  const links: Link[] = [];
  const misplaced = new Set<string>();
  const open: string[] = [];
  let text = '';
  let id: string | undefined;
  let link: Link | undefined;

  const endBlock = (isHeading: boolean) => {
    const visible = normaliseText(decodeEntities(text));
    // Include empty headings, which structureProblems reports. Other empty blocks show nothing.
    if (visible || isHeading) blocks.push({ tag: open.at(-1) ?? 'none', text: visible, ...(id !== undefined && { id }) });
    text = '';
    id = undefined;
  };

  for (const [, slash, tag = '', attributes = '', words] of sanitised.matchAll(/<(\/?)([a-z][a-z0-9]*)([^<>]*)>|([^<]+)/g)) {
    if (words !== undefined) {
      text += words;
      if (link) link.text += words;
    } else if (tag === 'br') {
      text += ' ';
    } else if (tag === 'a') {
      link = slash ? undefined : { href: attributeOf(attributes, 'href'), text: '' };
      if (link) links.push(link);
    } else if (allowedParents[tag] && slash) {
      endBlock(tag === 'h2' || tag === 'h3');
      open.pop();
    } else if (allowedParents[tag]) {
      endBlock(false);
      const parent = open.at(-1) ?? 'none';
      if (!allowedParents[tag].includes(parent)) misplaced.add(`<${tag}> is not allowed ${describeParent(parent)}`);
      open.push(tag);
      id = attributeOf(attributes, 'id');
    }
  }
  endBlock(false);
  return { blocks, links, misplaced: [...misplaced] };
}

function attributeOf(attributes: string, name: string): string | undefined {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : decodeEntities(value);
}

function describeParent(parent: string): string {
  return parent === 'none' ? 'at the top level' : `inside <${parent}>`;
}
