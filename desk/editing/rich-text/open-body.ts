import type { Node } from 'prosemirror-model';
import { renderArticle } from '../../../content-model/markdown.ts';
import { textFault } from '../../../content-model/text-limits.ts';
import { type Originals, placeholder, readBody } from './read-body.ts';
import { writeBody } from './write-body.ts';

/** What placeholders such as {{organisation.name}} stand for. */
export type Facts = Readonly<Record<string, string>>;

export const fill = (text: string, facts: Facts) => text.replace(placeholder, (raw) => facts[raw] ?? raw);

/** As the page shows it. An address may be a placeholder. */
export const render = (text: string, facts: Facts) => renderArticle(fill(text, facts));

/** The text for the editor, or why it is to be written as plain text. */
export function openBody(text: string, facts: Facts): { body: Node; originals: Originals } | { reason: string } {
  if (textFault(text)) return { reason: 'This text is too long or has too many signs to be shown as patients see it.' };
  const opened = readBody(text);
  // As if every block had been changed.
  const anew = writeBody(opened.body, { of: new WeakMap(), before: '' });
  if (render(anew.text, facts) === render(text, facts)) return opened;
  return { reason: 'Something in this text would change if it were shown as patients see it.' };
}
