/** The columns of the public API, named as in the contract. Clients cannot select any others. */
export const blogPostFields = [
  'id',
  'slug',
  'title',
  'excerpt',
  'content',
  'category',
  'author',
  'tags',
  'image_url',
  'meta_title',
  'meta_description',
  'published_at',
  'updated_at',
] as const;
type Field = (typeof blogPostFields)[number];

/** Columns that are indexed or short. Clients have no need to sort by the article text. */
const sortable: readonly Field[] = ['published_at', 'updated_at', 'title', 'slug', 'id', 'category', 'author'];

export const maxPageSize = 100;
/** Far above any real page. PostgreSQL reads every row it skips, so the offset needs a limit. */
const maxOffset = 100_000;

export type BlogPostsQuery = {
  fields: readonly Field[];
  order: readonly { field: Field; direction: 'asc' | 'desc' }[];
  limit: number;
  offset: number;
  slug: string | undefined;
};

/** An error in PostgREST's JSON format. */
export type RestError = { code: string; message: string; details: string | null; hint: string | null };

const restError = (code: string, message: string, hint: string | null = null): RestError => ({
  code,
  message,
  details: null,
  hint,
});

const isField = (name: string): name is Field => (blogPostFields as readonly string[]).includes(name);

function parseSelect(value: string): readonly Field[] | RestError {
  if (value === '*') return blogPostFields;
  const names = value.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isField(name));
  if (unknown !== undefined) {
    return restError(
      '42703',
      `column blog_posts.${unknown.slice(0, 80)} does not exist`,
      `The columns are ${blogPostFields.join(', ')}.`,
    );
  }
  return [...new Set(names.filter(isField))];
}

function parseOrder(value: string): BlogPostsQuery['order'] | RestError {
  const parts = value.split(',').map((part) => {
    // PostgREST's nullsfirst and nullslast are accepted but ignored: no sortable column has nulls.
    const [, name = '', direction = 'asc'] = /^([a-z_]+)(?:\.(asc|desc))?(?:\.nulls(?:first|last))?$/.exec(part.trim()) ?? [];
    return isField(name) && sortable.includes(name) ? { field: name, direction: direction as 'asc' | 'desc' } : undefined;
  });
  const valid = parts.filter((part) => part !== undefined);
  if (valid.length !== parts.length || valid.length > 4) {
    return restError('PGRST100', `Cannot order by "${value.slice(0, 80)}"`, `Columns to order by are ${sortable.join(', ')}.`);
  }
  return valid;
}

function parseCount(name: string, value: string, max: number): number | RestError {
  if (!/^\d{1,9}$/.test(value)) return restError('PGRST103', `${name} must be a non-negative integer`);
  return name === 'limit'
    ? Math.min(Number(value), max)
    : Number(value) > max
      ? restError('PGRST103', `${name} is too large`)
      : Number(value);
}

const isError = (value: object | number): value is RestError => typeof value === 'object' && 'code' in value;

/** Parses the part of PostgREST's query syntax that the contract supports. Errors name the unsupported part. */
export function parseBlogPostsQuery(parameters: URLSearchParams): BlogPostsQuery | RestError {
  const names = [...parameters.keys()];
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate !== undefined) return restError('PGRST100', `"${duplicate.slice(0, 80)}" is duplicated`);
  const unknown = names.find((name) => !['select', 'order', 'limit', 'offset', 'slug'].includes(name));
  if (unknown !== undefined) {
    return restError('PGRST100', `Cannot filter by "${unknown.slice(0, 80)}"`, 'Only slug=eq.{slug} is supported.');
  }
  const fields = parseSelect(parameters.get('select') ?? '*');
  if (isError(fields)) return fields;
  const order = parseOrder(parameters.get('order') ?? 'published_at.desc');
  if (isError(order)) return order;
  const limit = parseCount('limit', parameters.get('limit') ?? String(maxPageSize), maxPageSize);
  if (isError(limit)) return limit;
  const offset = parseCount('offset', parameters.get('offset') ?? '0', maxOffset);
  if (isError(offset)) return offset;
  const filter = parameters.get('slug');
  if (filter !== null && !/^eq\..{0,200}$/s.test(filter)) {
    return restError('PGRST100', 'slug only supports eq.', 'Use slug=eq.{slug}.');
  }
  // PostgreSQL rejects NUL in text, and its error would be reported as a lost database connection.
  if (filter?.includes('\0')) return restError('22021', 'invalid byte sequence for encoding "UTF8": 0x00');
  return { fields, order, limit, offset, slug: filter?.slice('eq.'.length) };
}
