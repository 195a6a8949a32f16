import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './body-schema.ts';

const { blockquote, bullet_list, hard_break, heading, list_item, ordered_list, paragraph } = schema.nodes;
const { em, link, strong } = schema.marks;

const isIn =
  (type: NodeType, level?: number) =>
  ({ selection: { $from } }: EditorState) =>
    Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
      (node) => node.type === type && (level === undefined || node.attrs['level'] === level),
    );
const isMarked =
  (type: MarkType) =>
  ({ doc, selection: { $from, empty, from, to }, storedMarks }: EditorState) =>
    empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);

/** Runs one command where the state is so, else the other. */
const toggle = (isOn: (state: EditorState) => boolean, off: Command, on: Command) => ({
  isOn,
  command: ((state, ...rest) => (isOn(state) ? off : on)(state, ...rest)) as Command,
});
const toggleHeading = (level: number) => toggle(isIn(heading, level), setBlockType(paragraph), setBlockType(heading, { level }));
const toggleList = (type: NodeType) => toggle(isIn(type), liftListItem(list_item), wrapInList(type));

export const insertBreak: Command = (state, dispatch) => {
  if (isIn(heading)(state)) return false;
  dispatch?.(state.tr.replaceSelectionWith(hard_break.create()).scrollIntoView());
  return true;
};

type Tool = { label: string; command: Command; isOn?: (state: EditorState) => boolean; icon?: string };

/** The buttons above the text. */
export const tools: readonly Tool[] = [
  { label: 'Heading', ...toggleHeading(2) },
  { label: 'Small heading', ...toggleHeading(3) },
  {
    label: 'Bold',
    command: toggleMark(strong),
    isOn: isMarked(strong),
    icon: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  },
  { label: 'Italic', command: toggleMark(em), isOn: isMarked(em), icon: 'M10 5h8M6 19h8M14.5 5l-5 14' },
  { label: 'List', ...toggleList(bullet_list), icon: 'M9.5 6H20M9.5 12H20M9.5 18H20M4.5 6h.01M4.5 12h.01M4.5 18h.01' },
  {
    label: 'Numbered list',
    ...toggleList(ordered_list),
    icon: 'M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v4.5M3.8 15.5c2-1.5 2.7.2 1.7 1.3L3.8 19h2.4',
  },
  { label: 'Quotation', ...toggle(isIn(blockquote), lift, wrapIn(blockquote)), icon: 'M5 6v12M9.5 8H20M9.5 12H20M9.5 16H16' },
  { label: 'Undo', command: undo, icon: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3' },
  { label: 'Redo', command: redo, icon: 'M15.5 5 20 9.5 15.5 14M20 9.5H10a5.5 5.5 0 0 0 0 11h3' },
];

/** The link that the selection is in. */
export function linkAt({
  doc,
  selection: { $from, empty, to },
}: EditorState): { href: string; from: number; to: number } | undefined {
  const own = link.isInSet($from.marks()) ?? (empty ? undefined : link.isInSet($from.nodeAfter?.marks ?? []));
  if (!own) return undefined;
  let [start, end] = [$from.pos, to];
  doc.nodesBetween($from.start(), $from.end(), (node, pos) => {
    if (!own.isInSet(node.marks) || pos > end || pos + node.nodeSize < start) return;
    start = Math.min(start, pos);
    end = Math.max(end, pos + node.nodeSize);
  });
  return { href: own.attrs['href'], from: start, to: end };
}

/** Makes what is selected a link, or the link that the selection is in. Where there is neither, `words` are written. */
export const setLink =
  (href: string, words: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkAt(state) ?? state.selection;
    const { tr } = state;
    if (from === to && href) tr.insertText(words, from);
    const end = from === to && href ? from + words.length : to;
    tr.removeMark(from, end, link);
    dispatch?.(href ? tr.addMark(from, end, link.create({ href })) : tr);
    return true;
  };
