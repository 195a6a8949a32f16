import { type Node, Schema } from 'prosemirror-model';

/** What the site's pages and articles show. Anything else is kept as it is, in a part that can be moved or removed but not typed in. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: '(text | kept)*',
      marks: 'link em',
      defining: true,
      attrs: { level: { default: 2 } },
      // Word's 'Heading 1' is a section here: the page has its title already.
      parseDOM: [
        { tag: 'h1, h2', attrs: { level: 2 } },
        { tag: 'h3, h4, h5, h6', attrs: { level: 3 } },
      ],
      toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
    },
    bullet_list: {
      group: 'block',
      content: 'list_item+',
      attrs: { tight: { default: true } },
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      group: 'block',
      content: 'list_item+',
      attrs: { order: { default: 1 }, tight: { default: true } },
      parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ order: Number(list.getAttribute('start')) || 1 }) }],
      toDOM: ({ attrs }) => ['ol', { start: attrs['order'] }, 0],
    },
    list_item: {
      content: 'paragraph (paragraph | bullet_list | ordered_list)*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    blockquote: {
      group: 'block',
      content: 'paragraph+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    table: {
      group: 'block',
      content: 'table_row+',
      isolating: true,
      attrs: { align: { default: [] } },
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', ['tbody', 0]],
    },
    table_row: { content: '(table_cell | table_header)*', parseDOM: [{ tag: 'tr' }], toDOM: () => ['tr', 0] },
    table_cell: { content: 'inline*', isolating: true, parseDOM: [{ tag: 'td' }], toDOM: () => ['td', 0] },
    table_header: { content: 'inline*', isolating: true, parseDOM: [{ tag: 'th' }], toDOM: () => ['th', 0] },
    /** A block that has no button, such as a rule across the page. */
    source: { group: 'block', atom: true, attrs: { raw: {} }, toDOM: ({ attrs }) => ['div', { 'data-block': attrs['raw'] }] },
    text: { group: 'inline' },
    hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
    /** `{{organisation.name}}`, a picture, or anything else in a line that has no button. */
    kept: {
      inline: true,
      group: 'inline',
      atom: true,
      attrs: { raw: {} },
      parseDOM: [{ tag: 'span[data-kept]', getAttrs: (element) => ({ raw: element.dataset['kept'] ?? '' }) }],
      toDOM: ({ attrs }) => ['span', { 'data-kept': attrs['raw'] }, attrs['raw']],
    },
  },
  marks: {
    link: {
      attrs: { href: {}, title: { default: null } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (link) => addressOf(link.getAttribute('href') ?? '') }],
      toDOM: ({ attrs }) => ['a', { href: isAddress.test(attrs['href']) ? attrs['href'] : null, title: attrs['title'] }, 0],
    },
    em: { parseDOM: [{ tag: 'i, em' }], toDOM: () => ['em', 0] },
    strong: { parseDOM: [{ tag: 'b, strong' }], toDOM: () => ['strong', 0] },
  },
});

/** Other schemes can run scripts. */
const isAddress = /^(?:https?:\/\/|mailto:|tel:|\/|#)/i;

/** Google Docs sends its links through a redirect of its own. */
function addressOf(address: string): { href: string } | false {
  const target = /^https:\/\/www\.google\.com\/url\?q=([^&]+)/.exec(address)?.[1];
  const href = target ? decodeURIComponent(target) : address;
  return isAddress.test(href) ? { href } : false;
}

export const isList = (node: Node | undefined) =>
  node?.type === schema.nodes.bullet_list || node?.type === schema.nodes.ordered_list;

/** In Markdown, two lists of one kind are one list, and two quotations one quotation. */
export const isJoined = (one: Node | undefined, other: Node) =>
  one?.type === other.type && (isList(one) || one.type === schema.nodes.blockquote);
