import type { ContentPath } from '../../content/problem.ts';

/** The id of a field's control in the form. */
export const controlOf = (field: ContentPath) => ['root', ...field].join('_');

/** The address of the form of a file, at a field. */
export const editHref = (file: string, field?: ContentPath) => `/edit/${file}${field?.length ? `#${controlOf(field)}` : ''}`;
