import { writable } from '../../marks/writable.ts';

/** What was pressed on the page. `leadsTo` is set if it is a link to another page of the site. */
export type Picked = { fields: string[]; words: string; leadsTo: string | undefined; element: HTMLElement };

type Handlers = {
  /** The address of the preview, before the path of a page. */
  preview: string;
  onPick: (picked: Picked) => void;
  /** Words are typed where they stand, from `onStart` to `onEnd`. */
  onStart: (picked: Picked) => void;
  onType: (address: string, text: string) => void;
  onEnd: () => void;
  onFollow: (page: string) => void;
  /** The keyboard leaves the page, which has hundreds of stops. */
  onLeave: () => void;
  /** The page was drawn again. */
  onDrawn: () => void;
};

export type Stage = ReturnType<typeof createStage>;

const look = `
  [data-field] { cursor: pointer }
  ${writable} { cursor: text }
  [data-field]:hover, [data-field]:focus-visible { outline: 2px dashed #d97706 !important; outline-offset: 2px }
  [data-field][data-current], ${writable}[data-field][contenteditable] { outline: 3px solid #d97706 !important; outline-offset: 2px; border-radius: 2px }
  ${writable}[contenteditable] { min-width: 1ch; white-space: pre-wrap; user-select: text; -webkit-user-select: text }
`;

const fieldsOf = (element: Element) => element.getAttribute('data-field')?.split(' ') ?? [];
/** Line breaks and tabs that were pasted are spaces. */
const typedIn = (element: Element) => (element.textContent ?? '').replace(/[ \t\r\n]+/g, ' ').trim();
const ownWords = (element: Element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
const isWritable = (element: Element | null | undefined): element is HTMLElement => element?.localName === writable;

/** The page in the frame: its words become editable where they stand, and everything else leads to its field. It runs no script of its own. */
export function createStage(document: Document, view: Window & typeof globalThis, handlers: Handlers) {
  let typing: { element: HTMLElement; before: string } | undefined;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(look);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // A browser that translates would put its own elements around the words.
  document.documentElement.translate = false;
  prepare();

  /** A button is pressed itself. What is in a link stays apart: the link leads elsewhere. */
  function prepare(): void {
    for (const details of document.querySelectorAll('details')) details.removeAttribute('name');
    for (const element of document.querySelectorAll<HTMLElement>('[data-field]:not(button *, summary *)')) {
      for (const hidden of [element, element.parentElement]) hidden?.removeAttribute('aria-hidden');
      const isLeaf = !element.querySelector('[data-field]');
      if (!isLeaf && !ownWords(element)) continue;
      element.tabIndex = 0;
      element.setAttribute(
        'aria-description',
        isWritable(element)
          ? 'Press Enter to write here, Escape to leave the page'
          : 'Press Enter to change it, Escape to leave the page',
      );
      if (element.matches(`div:not([role]), span:not([role], a *), ${writable}:not(a *, label *)`))
        element.setAttribute('role', isLeaf && !element.querySelector('a, button') ? 'button' : 'group');
    }
  }

  function pickedAt(target: Element): Picked {
    const inside = target.closest('a, button, summary')?.querySelector<HTMLElement>('[data-field]');
    const element = target.closest<HTMLElement>('[data-field]') ?? inside ?? (target as HTMLElement);
    const link = target.closest('a')?.pathname ?? '';
    return {
      element,
      fields: fieldsOf(element),
      words: (element.textContent?.trim() || element.getAttribute('alt') || 'a picture').slice(0, 60),
      leadsTo:
        link.startsWith(handlers.preview) && link !== view.location.pathname ? link.slice(handlers.preview.length) : undefined,
    };
  }

  function start(element: HTMLElement): void {
    if (typing?.element === element) return;
    end();
    const picked = pickedAt(element);
    const fold = element.closest<HTMLDetailsElement>('summary')?.parentElement as HTMLDetailsElement | null | undefined;
    if (fold) fold.open = true;
    const link = element.closest('a');
    if (link) link.draggable = false;
    element.contentEditable = 'plaintext-only';
    element.role = 'textbox';
    element.ariaLabel = 'Words on the page';
    element.spellcheck = true;
    element.tabIndex = 0;
    typing = { element, before: element.textContent ?? '' };
    handlers.onStart(picked);
  }

  /** Ends the typing. An empty text comes back: it is removed in the drawer. */
  function end(restore = false): void {
    if (!typing) return;
    const { before, element } = typing;
    if (restore || !typedIn(element)) {
      element.textContent = before;
      type();
    }
    typing = undefined;
    for (const name of ['contenteditable', 'role', 'aria-label', 'spellcheck', 'tabindex']) element.removeAttribute(name);
    prepare();
    handlers.onEnd();
  }

  function type(): void {
    if (!typing || !typedIn(typing.element)) return;
    const [address = ''] = fieldsOf(typing.element);
    handlers.onType(address, typedIn(typing.element));
    show(address, typedIn(typing.element));
  }

  /** The same words elsewhere on the page. */
  function show(address: string, text: string): void {
    for (const element of document.querySelectorAll(`${writable}[data-field="${CSS.escape(address)}"]:not([contenteditable])`))
      element.textContent = text;
  }

  function placeCaret(element: HTMLElement, event: MouseEvent): void {
    view.focus();
    element.focus({ preventScroll: true });
    const at = document.caretPositionFromPoint?.(event.clientX, event.clientY);
    if (at && element.contains(at.offsetNode)) view.getSelection()?.collapse(at.offsetNode, at.offset);
  }

  document.addEventListener(
    'pointerdown',
    (event) => {
      // Before the browser handles the press, so that it puts the caret there. With a finger it may be the start of a scroll.
      const element = (event.target as Element).closest('[data-field]');
      if (event.button === 0 && event.pointerType !== 'touch' && !event.ctrlKey && !event.metaKey && isWritable(element))
        start(element);
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const picked = pickedAt(target);
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        if (picked.leadsTo) handlers.onFollow(picked.leadsTo);
        return;
      }
      // The end of a selection, which may be outside the words.
      const selection = view.getSelection();
      if (typing && selection && !selection.isCollapsed && typing.element.contains(selection.anchorNode))
        return event.preventDefault();
      const opens = target.closest('summary, [popovertarget]');
      if (isWritable(picked.element) && (target === picked.element || target.closest('a'))) {
        event.preventDefault();
        const wasTyping = typing?.element === picked.element;
        start(picked.element);
        if (!wasTyping || document.activeElement !== picked.element || !document.hasFocus()) placeCaret(picked.element, event);
        return;
      }
      // These show more of the page.
      if (!opens) event.preventDefault();
      end();
      if (!opens) handlers.onPick(picked);
    },
    true,
  );
  for (const name of ['auxclick', 'dragstart', 'submit'] as const)
    document.addEventListener(name, (event) => event.preventDefault(), true);
  document.addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    if (!typing) {
      if (event.key === 'Escape') handlers.onLeave();
      if (event.key !== 'Enter') return;
      const words = target.matches(`${writable}, a, summary`) ? (target.querySelector(writable) ?? target) : null;
      // The browser turns it into a press on these.
      if (!isWritable(words)) return target.matches('a, button, summary') ? undefined : target.click();
      event.preventDefault();
      start(words);
      words.focus();
      view.getSelection()?.selectAllChildren(words);
      return;
    }
    if (event.key === 'Escape' || (event.key === 'Enter' && !event.isComposing)) {
      event.preventDefault();
      const { element } = typing;
      end(event.key === 'Escape');
      (element.closest<HTMLElement>('summary') ?? element).focus();
    } else if (event.key === ' ' && target.closest('summary')) {
      // It would press what the words are in.
      event.preventDefault();
      document.execCommand('insertText', false, ' ');
    }
  });
  // Firefox presses it when the key is let go.
  document.addEventListener('keyup', (event) => typing && event.key === ' ' && event.preventDefault());
  document.addEventListener('beforeinput', (event) => {
    if (/^(insertParagraph|insertLineBreak|format)/.test(event.inputType)) event.preventDefault();
  });
  document.addEventListener('input', type);
  document.addEventListener('focusout', (event) => {
    // Null while the window is left, or for the desk around the page, which says so itself.
    if (event.target === typing?.element && event.relatedTarget) end();
  });

  /** Draws the page again, at the same place. Nothing in it runs a script, so its body can be replaced. */
  async function redraw(): Promise<void> {
    const response = await fetch(document.URL, { cache: 'no-store' });
    const html = await response.text();
    if (!response.ok || typing) return;
    const body = document.importNode(new DOMParser().parseFromString(html, 'text/html').body, true);
    const open = new Set(
      [...document.querySelectorAll('details[open]')].map((fold) =>
        fold.querySelector('[data-field]')?.getAttribute('data-field'),
      ),
    );
    for (const fold of body.querySelectorAll('details'))
      if (open.has(fold.querySelector('[data-field]')?.getAttribute('data-field'))) fold.open = true;
    const focused = document.activeElement?.getAttribute('data-field');
    const { scrollX, scrollY } = view;
    document.body.replaceWith(body);
    prepare();
    const find = (address = '') => body.querySelector<HTMLElement>(`[data-field="${CSS.escape(address)}"][tabindex]`);
    if (focused) find(focused)?.focus({ preventScroll: true });
    view.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    handlers.onDrawn();
  }

  return { document, view, end: () => end(), isTyping: () => typing !== undefined, redraw, show };
}
