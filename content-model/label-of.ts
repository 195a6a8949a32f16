import { isRecord } from '../domain/is-record.ts';

const labelFields =
  'name title question heading headline label phone award author reason date who procedure topic text words'.split(' ');

/** What an entry of a list is called, such as the name of a person. */
export const labelOf = (entry: unknown): string | undefined =>
  (isRecord(entry) ? labelFields.map((name) => entry[name]) : [entry]).find(
    (text): text is string => typeof text === 'string' && text !== '',
  );
