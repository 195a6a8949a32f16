/** The fields of the form. */
export const labels = {
  title: 'Title',
  excerpt: 'Excerpt',
  body: 'Text',
  category: 'Category',
  tags: 'Tags',
  author: 'Author',
  picture: 'Picture',
  pictureAlt: 'What the picture shows',
  metaTitle: 'Title for search engines',
  metaDescription: 'Description for search engines',
  publishAt: 'Publish at',
};
export type FieldName = keyof typeof labels;
export const fieldNames = Object.keys(labels) as FieldName[];
/** As typed. `picture` is an address. `body` is undefined for an article whose text cannot be edited as Markdown. */
export type Typed = Record<Exclude<FieldName, 'body'>, string> & { body: string | undefined };
export type FormProblem = { fieldId: FieldName; message: string };

export function readTyped(form: Record<string, unknown>): Typed {
  const read = (name: FieldName) => {
    const value = form[name];
    // Browsers send CRLF.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : undefined;
  };
  const typed = Object.fromEntries(fieldNames.map((name) => [name, read(name) ?? ''])) as Record<FieldName, string>;
  return { ...typed, body: read('body') };
}

export const tagsOf = ({ tags }: Pick<Typed, 'tags'>) => tags.split(',').flatMap((tag) => tag.trim() || []);
