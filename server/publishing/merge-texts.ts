import { parseContentFile } from '../../content-model/content-file.ts';
import { bytesWith, type FormState, formStateOf, mergeStates } from '../../content-model/file-text.ts';
import { kindOf } from '../../content-model/json-schemas.ts';

/** A text with both changes of a file. Undefined if both changed the same field, or the file is not one of fields. */
export function mergeTexts(path: string, texts: Record<'base' | 'mine' | 'theirs', Uint8Array>): Uint8Array | undefined {
  if (!kindOf(path)) return undefined;
  const theirs = parseContentFile(path, texts.theirs);
  const [base, mine] = [parseContentFile(path, texts.base), parseContentFile(path, texts.mine)];
  const { conflicts, value } = mergeStates(path, formStateOf(base), formStateOf(mine), formStateOf(theirs));
  return conflicts.length > 0 ? undefined : bytesWith(theirs, value as FormState);
}
