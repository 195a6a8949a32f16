import { chainCommands, deleteSelection, joinBackward, setBlockType, splitBlock, toggleMark } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { bodies, facts } from './bodies.fixtures.ts';
import { schema } from './body-schema.ts';
import { openBody, render } from './open-body.ts';
import { writeBody } from './write-body.ts';

/** Over all bodies. `EDITS=2000` for more. */
const edits = Number(process.env['EDITS'] ?? 300);
const ordinary = ['gentle', 'and so', "don't", '£23.80', '(or not)', 'new, fresh'];
const signs = (
  '*stars*|1. one|# hash|snake_case_x|[x]|[a](b)|<b>bold</b>|2 < 3|&amp;|{{organisation.name}}|- dash|+ plus|> quote|`tick`|~~s~~|' +
  'https://example.com/a_b_c|a@b.example|0113 496 0000|\\|**|---|===|!|~|2) two|AT&T|<!-- c -->|[^1]|www.example.com|| pipe |'
).split('|');

/** The same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const { bullet_list, hard_break, heading, list_item } = schema.nodes;
const { em, link, strong } = schema.marks;
const insertBreak: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type === heading) return false;
  dispatch?.(state.tr.replaceSelectionWith(hard_break.create()));
  return true;
};
const toLink = toggleMark(link, { href: 'https://www.nhs.uk/a_(b)' });
/** From a place to up to 30 characters after it, and at the place. */
const inRange = [toggleMark(strong), toggleMark(strong), toggleMark(em), toLink, deleteSelection, deleteSelection];
const atPlace = [
  chainCommands(splitListItem(list_item), splitBlock),
  insertBreak,
  chainCommands(wrapInList(bullet_list), liftListItem(list_item)),
  setBlockType(heading, { level: 2 }),
  joinBackward,
];

function change(state: EditorState, random: () => number): EditorState {
  const blocks: { from: number; to: number }[] = [];
  state.doc.descendants(
    (node, pos) => void (node.isTextblock && blocks.push({ from: pos + 1, to: pos + 1 + node.content.size })),
  );
  const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One;
  const { from, to } = pick(blocks);
  const start = random() < 0.15 ? from : from + Math.floor(random() * (to - from + 1));
  const select = (end: number) =>
    state.apply(state.tr.setSelection(TextSelection.between(state.doc.resolve(start), state.doc.resolve(end))));
  let next = select(start);
  const run = (command: Command) => {
    command(next, (transaction) => {
      next = next.apply(transaction);
    });
    return next;
  };
  const kind = random();
  if (kind < 0.3) {
    const word = pick(random() < 0.5 ? ordinary : signs);
    return next.apply(next.tr.insertText(pick([word, `${word} `, ` ${word} `])));
  }
  if (kind < 0.55) return run(pick(atPlace));
  next = select(Math.min(to, start + 1 + Math.floor(random() * 30)));
  return run(pick(inRange));
}

const wordsIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' })[name] ?? '')
    .replace(/\s+/g, '');

/** What staff read in the editor. */
function wordsOf(body: Node): string {
  let words = '';
  body.descendants((node) => {
    words += node.isText ? node.text : node.attrs['raw'] ? wordsIn(render(node.attrs['raw'], facts)) : '';
  });
  return words.replace(/\s+/g, '');
}

test(`${edits} random edits change no word on the page`, () => {
  const random = randomFrom(edits);
  const counts = { edits: 0, simplified: 0, plain: 0, guarded: 0 };
  for (const { file, text } of bodies) {
    const opened = openBody(text, facts);
    if ('reason' in opened) throw new Error(opened.reason);
    let state = EditorState.create({ doc: opened.body });
    for (let count = 0; count < edits / bodies.length; count += 1) {
      const next = change(state, random);
      const { isSame, isSimplified, plain, text: written } = writeBody(next.doc, opened.originals);
      counts.edits += 1;
      // The editor would show it as plain text.
      counts.guarded += Number(!isSame);
      if (!isSame) continue;
      expect(wordsIn(render(written, facts)), `${file}, edit ${count}`).toBe(wordsOf(next.doc));
      counts.simplified += Number(isSimplified);
      counts.plain += plain.length;
      state = next;
    }
  }
  console.log(counts);
  expect(counts.edits).toBeGreaterThanOrEqual(edits);
  expect(counts.guarded + counts.plain).toBeLessThanOrEqual(edits / 200);
});
