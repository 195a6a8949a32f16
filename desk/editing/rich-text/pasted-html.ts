/** What Word and Google Docs put on the clipboard, as the editor's schema has it. Styles go, what they mean stays. */
export function cleanPastedHtml(html: string): string {
  const ready = html
    // The desk's policy empties `element.style`, also in a document that is only parsed.
    .replace(/(<[^>]*\s)style=/gi, '$1data-style=')
    // Word's conditional comments hold the signs of its list items.
    .replace(/<!\[if !supportLists\]>([\s\S]*?)<!\[endif\]>/g, '<span data-sign>$1</span>');
  const { body } = new DOMParser().parseFromString(ready, 'text/html');
  for (const useless of body.querySelectorAll('script, style, title, meta, img')) useless.remove();
  makeWordLists(body);
  makeMarks(body);
  for (const part of body.querySelectorAll('td :is(p, div), th :is(p, div)')) part.replaceWith(...part.childNodes, ' ');
  for (const cell of body.querySelectorAll('table tr:first-child > td')) rename(cell, 'th');
  return body.innerHTML;
}

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Word's list items are paragraphs, with a level in their style. */
function makeWordLists(body: HTMLElement): void {
  /** The lists that the last item is in, from the outermost. */
  let open: Element[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[data-style*="mso-list"]')) {
    const depth = Number(/level(\d)/.exec(paragraph.dataset['style'] ?? '')?.[1]);
    if (!depth) continue;
    const sign = paragraph.querySelector('[data-sign], [data-style*="Ignore"]');
    const tag = /^\s*(\d+|[a-z])[.)]/i.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    open = paragraph.previousElementSibling === open[0] ? open.slice(0, depth) : [];
    if (open.length === depth && open.at(-1)?.localName !== tag) open.pop();
    while (open.length < depth) {
      const list = body.ownerDocument.createElement(tag);
      const parent = open.at(-1);
      if (parent) (parent.lastElementChild ?? parent).append(list);
      else paragraph.before(list);
      open.push(list);
    }
    open.at(-1)?.append(rename(paragraph, 'li'));
  }
}

/** Google Docs writes bold and italics as styles, and all that it copies in a <b> that is not bold. */
function makeMarks(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) {
    const style = element.dataset['style'] ?? '';
    const weight = /(?<![\w-])font-weight:\s*(\w+)/.exec(style)?.[1] ?? '';
    const wrap = (tag: string) => {
      const inner = body.ownerDocument.createElement(tag);
      inner.append(...element.childNodes);
      element.append(inner);
    };
    if (element.localName === 'span' && /^(bold|[6-9]\d\d)/.test(weight)) wrap('strong');
    if (element.localName === 'span' && /(?<![\w-])font-style:\s*italic/.test(style)) wrap('em');
    if (/^(b|strong)$/.test(element.localName) && /^(normal|400)$/.test(weight)) element.replaceWith(...element.childNodes);
  }
}
