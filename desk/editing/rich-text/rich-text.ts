import './rich-text.css';
import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, Plugin, TextSelection } from 'prosemirror-state';
import { EditorView, type NodeViewConstructor } from 'prosemirror-view';
import { renderMarkdown } from '../../../content-model/markdown.ts';
import { schema } from './body-schema.ts';
import { type Facts, fill, openBody } from './open-body.ts';
import { cleanPastedHtml } from './pasted-html.ts';
import { insertBreak, tools } from './text-commands.ts';
import { createToolbar, element, type LinkTarget } from './toolbar.ts';
import { writeBody } from './write-body.ts';

type Options = {
  /** Of the element that is typed in. */
  id: string;
  label: string;
  /** Markdown. */
  text: string;
  facts: Facts;
  pages: readonly LinkTarget[];
  /** To put before the addresses of pictures. */
  preview: string;
  /** Where the toolbar and the notes are, if not above the text. It may be in another document. */
  bar?: HTMLElement;
  /** After each change. */
  onText: (text: string) => void;
  /** Escape. */
  onLeave?: () => void;
};
export type RichText = {
  close: () => void;
  /** Puts the caret into the block at a line of the Markdown. */
  goToLine: (line: number) => void;
};

const { bullet_list, heading, list_item, ordered_list, blockquote } = schema.nodes;
const commandOf = (name: string): Command => tools.find(({ label }) => label === name)?.command ?? (() => false);

const typing = [
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{2,3})\s$/, heading, ([, signs = '']) => ({ level: signs.length })),
      wrappingInputRule(/^\s*[-*]\s$/, bullet_list),
      wrappingInputRule(/^(\d+)\.\s$/, ordered_list, ([, order]) => ({ order: Number(order) })),
      wrappingInputRule(/^\s*>\s$/, blockquote),
    ],
  }),
  keymap({
    'Mod-b': commandOf('Bold'),
    'Mod-i': commandOf('Italic'),
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    // Tab leaves the text.
    'Mod-]': sinkListItem(list_item),
    'Mod-[': liftListItem(list_item),
    'Shift-Enter': chainCommands(exitCode, insertBreak),
    Enter: splitListItem(list_item),
  }),
  keymap(baseKeymap),
  history(),
];

let last: RichText | undefined;

/** Opens Markdown to be edited as patients see it, and closes the text that was open before. Blocks that nobody changes keep their bytes. */
export function openRichText(host: HTMLElement, options: Options): RichText {
  last?.close();
  const opened = openBody(options.text, options.facts);
  let current =
    'reason' in opened
      ? openPlainText(host, options, opened.reason)
      : openEditor(host, options, opened, (text) => {
          current.close();
          current = openPlainText(
            host,
            { ...options, text },
            'What you did last cannot be shown as patients see it, so here is the plain text. It is saved once you change it.',
          );
        });
  const own: RichText = {
    close: () => {
      current.close();
      if (last === own) last = undefined;
    },
    goToLine: (line) => current.goToLine(line),
  };
  last = own;
  return own;
}

type Opened = Exclude<ReturnType<typeof openBody>, { reason: string }>;

function openEditor(
  host: HTMLElement,
  options: Options,
  { body, originals }: Opened,
  onUnwritable: (text: string) => void,
): RichText {
  const { bar = element('div', { className: 'rich-bar' }), id, label, onLeave, onText, pages, text } = options;
  const note = element('p', { role: 'status', className: 'rich-note' });
  const place = element('div', { translate: 'no' });
  place.style.whiteSpace = 'break-spaces';
  if (!options.bar) host.append(bar);
  host.append(place);
  let sent = text;
  const say = (...sentences: (string | false)[]) => {
    note.textContent = sentences.filter(Boolean).join(' ');
  };
  const send = () => {
    const written = writeBody(view.state.doc, originals);
    // Later, because the editor is still at work.
    if (!written.isSame) return setTimeout(onUnwritable, 0, written.text);
    const { tr } = view.state;
    for (const { paragraphs, pos, size } of written.plain.toReversed())
      if (!(paragraphs[0] && tr.doc.nodeAt(pos)?.eq(paragraphs[0]))) tr.replaceWith(pos, pos + size, paragraphs);
    if (tr.docChanged) view.dispatch(tr);
    say(
      written.isSimplified && 'Patients see some bold, italics or links in a simpler way: put them around whole words.',
      written.plain.length > 0 && 'A part could not be kept as it looked. It is plain text now.',
    );
    if (written.text === sent) return;
    sent = written.text;
    onText(sent);
  };
  const leave: Command = () => {
    onLeave?.();
    return onLeave !== undefined;
  };
  const focusBar: Command = () => {
    toolbar.focus();
    return true;
  };
  const attributes = { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, spellcheck: 'true', class: 'prose' };
  const shown = shownAs(options);
  const own = new Plugin({
    props: {
      attributes,
      transformPastedHTML: cleanPastedHtml,
      nodeViews: { kept: shown('span'), source: shown('div') },
    },
  });
  const view: EditorView = new EditorView(
    { mount: place },
    {
      state: EditorState.create({ doc: body, plugins: [keymap({ Escape: leave, 'Alt-F10': focusBar }), ...typing, own] }),
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
        toolbar.show(view.state);
        if (transaction.docChanged) send();
      },
    },
  );
  const run = (command: Command) => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const toolbar = createToolbar(bar, { state: () => view.state, run, focus: () => view.focus() }, pages);
  bar.append(note);
  toolbar.show(view.state);
  view.focus();
  return {
    close: () => {
      view.destroy();
      bar.replaceChildren();
      if (!options.bar) host.replaceChildren();
    },
    goToLine: (line) => {
      const { doc } = view.state;
      const block = writeBody(doc, originals).starts.findLast((start) => start.line <= line);
      const { tr } = view.state;
      view.dispatch(tr.setSelection(TextSelection.near(doc.resolve((block?.pos ?? 0) + 1))).scrollIntoView());
      view.focus();
    },
  };
}

/** Shows what cannot be typed in as patients see it. */
const shownAs =
  ({ facts, preview }: Options) =>
  (name: 'div' | 'span'): NodeViewConstructor =>
  ({ attrs }, { dom: { ownerDocument } }) => {
    const raw = String(attrs['raw']);
    const dom = ownerDocument.createElement(name);
    const template = ownerDocument.createElement('template');
    template.innerHTML = renderMarkdown(fill(raw, facts));
    for (const picture of template.content.querySelectorAll('img[src^="/"]'))
      picture.setAttribute('src', preview + picture.getAttribute('src'));
    const [first] = template.content.children;
    const isLine = name === 'span' && first?.localName === 'p';
    dom.append(...(isLine ? first.childNodes : template.content.childNodes));
    // Patients do not see it, such as a comment.
    if (!dom.textContent?.trim() && !dom.querySelector('img, hr')) dom.textContent = raw;
    dom.className = 'rich-kept';
    dom.style.whiteSpace = 'normal';
    dom.title = 'The site fills this in, or it has no button here. You can move it or remove it.';
    return { dom };
  };

function openPlainText(host: HTMLElement, { id, label, onText, text }: Options, reason: string): RichText {
  const area = element('textarea', { id, 'aria-label': label, translate: 'no', className: 'rich-plain' });
  area.value = text;
  area.addEventListener('input', () => onText(area.value));
  host.append(element('p', { className: 'advice', role: 'status' }, `${reason} So it is plain text here, with its signs.`), area);
  area.focus();
  return {
    close: () => host.replaceChildren(),
    goToLine: (line) => {
      const lines = area.value.split('\n');
      const start = lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0);
      area.focus();
      area.setSelectionRange(start, start + (lines[line]?.length ?? 0));
      // Roughly: browsers do not scroll to a selection by themselves.
      area.scrollTop = (area.scrollHeight * line) / lines.length - area.clientHeight / 3;
    },
  };
}
