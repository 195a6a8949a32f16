import { renderArticle } from '../../content-model/markdown.ts';
import { sanitiseContent } from '../../server/articles/generate/checks/allowed-html.ts';
import { decodeEntities } from '../../server/platform/pages/page-text.ts';

type Element = { tag: string; href: string; children: (Element | string)[] };

/** Parses sanitiser output only, where each `<` starts an allowed tag and all tags are closed. */
function parse(html: string): Element {
  const root: Element = { tag: 'root', href: '', children: [] };
  const open = [root];
  for (const [, slash, tag = '', attributes = '', words] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^<>]*)>|([^<]+)/g)) {
    const parent = open.at(-1) ?? root;
    if (words !== undefined) parent.children.push(decodeEntities(words.replace(/\s+/g, ' ')));
    else if (slash) open.pop();
    else {
      const element = { tag, href: decodeEntities(/ href="([^"]*)"/.exec(attributes)?.[1] ?? ''), children: [] };
      parent.children.push(element);
      if (tag !== 'br') open.push(element);
    }
  }
  return root;
}

const blockTags = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'blockquote']);
const isBlock = (child: Element | string): child is Element => typeof child !== 'string' && blockTags.has(child.tag);

function inline(child: Element | string): string {
  if (typeof child === 'string') return child.replace(/[\\`*_[\]<]/g, '\\$&').replace(/&(?=#?\w+;)/g, '&amp;');
  const text = child.children.map(inline).join('');
  if (child.tag === 'br') return '\\\n';
  if (child.tag === 'strong') return `**${text}**`;
  if (child.tag === 'em') return `*${text}*`;
  // Phone numbers become links by themselves.
  return child.href.startsWith('tel:') ? text : `[${text}](${child.href})`;
}

/** A line that starts with one of these would become a list, a heading or a quotation. */
const paragraph = (text: string) =>
  text
    .trim()
    .replace(/^(\d+)(?=[.)]\s)/, '$1\\')
    .replace(/^([-+#>])/, '\\$1');

function block({ children, tag }: Element): string {
  if (tag === 'h2' || tag === 'h3') return `${tag === 'h2' ? '##' : '###'} ${children.map(inline).join('').trim()}`;
  if (tag === 'blockquote') return blocks(children).replace(/^/gm, '> ');
  if (tag === 'p') return paragraph(children.map(inline).join(''));
  const items = children.filter((child) => typeof child !== 'string');
  const isLoose = items.some((item) => item.children.some((child) => isBlock(child) && child.tag === 'p'));
  return items
    .map((item, index) => {
      const mark = tag === 'ol' ? `${index + 1}. ` : '- ';
      return mark + blocks(item.children, isLoose ? '\n\n' : '\n').replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
    })
    .join(isLoose ? '\n\n' : '\n');
}

/** Joins blocks, and text beside them, such as that of a list item. */
function blocks(children: Element['children'], separator = '\n\n'): string {
  const parts: string[] = [];
  let text = '';
  for (const child of [...children, undefined]) {
    if (child !== undefined && !isBlock(child)) {
      text += inline(child);
      continue;
    }
    if (text.trim()) parts.push(paragraph(text));
    text = '';
    if (child) parts.push(block(child));
  }
  return parts.join(separator);
}

const comparable = (html: string) =>
  sanitiseContent(html)
    .html.replace(/\s+/g, ' ')
    .replace(/> | </g, (match) => match.trim());

/** The Markdown of an article's HTML, for editing. Undefined if it would not become the same HTML again, as for a table. */
export function htmlToMarkdown(html: string): string | undefined {
  const { html: clean, problems } = sanitiseContent(html);
  if (problems.length > 0) return undefined;
  const markdown = blocks(parse(clean).children);
  return comparable(renderArticle(markdown)) === comparable(html) ? markdown : undefined;
}
