import type { ContentFile } from '../../content-model/content-file.ts';
import { formStateOf } from '../../content-model/file-text.ts';

/** A file before and after a publication. Without `before` it is new, without `after` gone. Pictures have neither. */
export type ChangedFile = { path: string; before: ContentFile | undefined; after: ContentFile | undefined };

/** For articles, which have dates of their own, old addresses, search and staff. */
const notRead = /^((editorial-plan|redirects|synonyms)\.yaml$|articles\/|blog\/|blog-backlog\/|pages\/staff\.yaml$)/;

/** The address for reports is shown nowhere. */
const withoutReports = (key: string, value: unknown) => (key === 'operations' ? undefined : value);

const shown = (file: ContentFile | undefined) => file && JSON.stringify(formStateOf(file), withoutReports);

/** Whether patients can read the difference. They cannot if only comments changed. */
export const changesPages = ({ after, before, path }: ChangedFile): boolean =>
  !notRead.test(path) && ((!before && !after) || shown(before) !== shown(after));
