import type { Command, EditorState } from 'prosemirror-state';
import { linkAt, setLink, tools } from './text-commands.ts';

/** A page that a link can lead to. */
export type LinkTarget = { path: string; name: string };

type Editor = { state: () => EditorState; run: (command: Command) => void; focus: () => void };

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { className = '', ...attributes }: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function iconOf(path: string): SVGElement {
  const [svg, line] = ['svg', 'path'].map((name) => document.createElementNS('http://www.w3.org/2000/svg', name)) as [
    SVGElement,
    SVGElement,
  ];
  for (const [key, value] of Object.entries({
    class: 'icon',
    viewBox: '0 0 24 24',
    width: '22',
    height: '22',
    'aria-hidden': 'true',
  }))
    svg.setAttribute(key, value);
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

/** One stop for Tab, and arrows within. */
export function createToolbar(mount: HTMLElement, editor: Editor, pages: readonly LinkTarget[]) {
  const button = (label: string, icon: string | undefined, press: () => void) => {
    const made = element('button', { type: 'button', tabindex: '-1' }, icon ? iconOf(icon) : label);
    if (icon) for (const name of ['aria-label', 'title']) made.setAttribute(name, label);
    // The selection stays in the text.
    made.addEventListener('pointerdown', (event) => event.preventDefault());
    made.addEventListener('click', press);
    return made;
  };
  const chooser = createLinkChooser(editor, pages);
  const link = button(
    'Link',
    'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
    chooser.open,
  );
  const buttons = tools.map(({ command, icon, label }) => button(label, icon, () => editor.run(command)));
  const all = buttons.toSpliced(-2, 0, link);
  const bar = element('div', { role: 'toolbar', 'aria-label': 'Formatting', className: 'rich-tools' }, ...all);
  const focus = (next: HTMLElement | undefined) => {
    for (const one of all) one.tabIndex = one === next ? 0 : -1;
    next?.focus();
  };
  bar.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === 'Escape') editor.focus();
    if (!step) return;
    event.preventDefault();
    focus(all.at((all.indexOf(event.target as HTMLButtonElement) + step) % all.length));
  });
  if (all[0]) all[0].tabIndex = 0;
  mount.append(bar, chooser.panel);
  return {
    focus: () => focus(all.find(({ tabIndex }) => tabIndex === 0)),
    show(state: EditorState): void {
      for (const [index, { isOn }] of tools.entries())
        if (isOn) buttons[index]?.setAttribute('aria-pressed', String(isOn(state)));
      link.setAttribute('aria-pressed', String(linkAt(state) !== undefined));
    },
  };
}

/** An address as people type it: 'www.nhs.uk', 'care@example.org', '0113 496 0123'. */
export function linkAddress(typed: string): string {
  const address = typed.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.\w+$/.test(address)) return `mailto:${address}`;
  if (/^\+?[\d\s()-]{7,}$/.test(address)) return `tel:${address.replace(/[^\d+]/g, '')}`;
  return /^[a-z]+:|^[/#]/i.test(address) || !address ? address : `https://${address}`;
}

function createLinkChooser(editor: Editor, pages: readonly LinkTarget[]) {
  const other = element('option', { value: '' }, 'Another address');
  const page = element('select', {}, ...pages.map(({ name, path }) => element('option', { value: path }, name)), other);
  const address = element('input', { type: 'text', inputmode: 'url' });
  const addressField = element('label', {}, 'Address', address);
  const panel = element(
    'div',
    { role: 'group', 'aria-label': 'Link', className: 'rich-link' },
    element('label', {}, 'Link to', page),
    addressField,
  );
  panel.hidden = true;
  const close = (command?: Command) => {
    panel.hidden = true;
    if (command) editor.run(command);
    else editor.focus();
  };
  const set = () => {
    const href = page.value || linkAddress(address.value);
    close(setLink(href, page.selectedOptions[0]?.value ? (page.selectedOptions[0].textContent ?? href) : address.value.trim()));
  };
  const button = (label: string, press: () => void) => {
    const made = element('button', { type: 'button' }, label);
    made.addEventListener('click', press);
    return made;
  };
  const remove = button('Remove the link', () => close(setLink('', '')));
  panel.append(
    button('Set the link', set),
    remove,
    button('Cancel', () => close()),
  );
  const showAddress = () => {
    addressField.hidden = page.value !== '';
  };
  page.addEventListener('change', showAddress);
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    set();
  });
  const open = () => {
    const href = linkAt(editor.state())?.href ?? '';
    remove.hidden = !href;
    page.value = pages.some(({ path }) => path === href) ? href : '';
    address.value = page.value ? '' : href.replace(/^(mailto|tel):/, '');
    showAddress();
    panel.hidden = false;
    page.focus();
  };
  return { panel, open };
}
