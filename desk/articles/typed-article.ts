export const fieldNames = [
  'title',
  'excerpt',
  'body',
  'category',
  'tags',
  'author',
  'picture',
  'pictureAlt',
  'metaTitle',
  'metaDescription',
  'publishAt',
] as const;
export type FieldName = (typeof fieldNames)[number];
/** As typed. `picture` is an address. `body` is undefined for an article whose text cannot be edited as Markdown. */
export type Typed = Record<Exclude<FieldName, 'body'>, string> & { body: string | undefined };
export type FormProblem = { fieldId: FieldName; message: string };

export function readTyped(form: Record<string, unknown>): Typed {
  const read = (name: FieldName) => {
    const value = form[name];
    // PostgreSQL rejects NUL. Browsers send CRLF.
    return typeof value === 'string' ? value.replaceAll('\0', '').replaceAll('\r\n', '\n') : undefined;
  };
  const typed = Object.fromEntries(fieldNames.map((name) => [name, read(name) ?? ''])) as Record<FieldName, string>;
  return { ...typed, body: read('body') };
}

export const tagsOf = ({ tags }: Pick<Typed, 'tags'>) => tags.split(',').flatMap((tag) => tag.trim() || []);
