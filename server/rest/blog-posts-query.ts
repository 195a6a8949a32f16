/** What the table shows, and in the words of the contract. Nothing else can be asked for. */
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

/** Sorting is by what has an index or is short: a sort by the text of every article is nobody's need. */
const sortable: readonly Field[] = ['published_at', 'updated_at', 'title', 'slug', 'id', 'category', 'author'];

export const largestPage = 100;
/** Far beyond any page that exists; PostgreSQL would still have to walk there. */
const furthestOffset = 100_000;

export type BlogPostsQuery = {
  fields: readonly Field[];
  order: readonly { field: Field; direction: 'asc' | 'desc' }[];
  limit: number;
  offset: number;
  slug: string | undefined;
};

/** Why a query is refused, in the form that clients of this convention read. */
export type RestError = { code: string; message: string; details: string | null; hint: string | null };

const refusal = (code: string, message: string, hint: string | null = null): RestError => ({
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
    return refusal(
      '42703',
      `column blog_posts.${unknown.slice(0, 80)} does not exist`,
      `The columns are ${blogPostFields.join(', ')}.`,
    );
  }
  return [...new Set(names.filter(isField))];
}

function parseOrder(value: string): BlogPostsQuery['order'] | RestError {
  const parts = value.split(',').map((part) => {
    // PostgREST also knows where to put nulls; no column that can be sorted has any.
    const [, name = '', direction = 'asc'] = /^([a-z_]+)(?:\.(asc|desc))?(?:\.nulls(?:first|last))?$/.exec(part.trim()) ?? [];
    return isField(name) && sortable.includes(name) ? { field: name, direction: direction as 'asc' | 'desc' } : undefined;
  });
  const known = parts.filter((part) => part !== undefined);
  if (known.length !== parts.length || known.length > 4) {
    return refusal('PGRST100', `cannot order by "${value.slice(0, 80)}"`, `Columns to order by are ${sortable.join(', ')}.`);
  }
  return known;
}

function parseCount(name: string, value: string, most: number): number | RestError {
  if (!/^\d{1,9}$/.test(value)) return refusal('PGRST103', `${name} has to be a whole number of 0 or more`);
  return name === 'limit'
    ? Math.min(Number(value), most)
    : Number(value) > most
      ? refusal('PGRST103', `${name} is too large`)
      : Number(value);
}

const isError = (value: object | number): value is RestError => typeof value === 'object' && 'code' in value;

/** Reads the part of PostgREST's language that the contract has, and refuses the rest by name. */
export function parseBlogPostsQuery(parameters: URLSearchParams): BlogPostsQuery | RestError {
  const names = [...parameters.keys()];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return refusal('PGRST100', `"${twice.slice(0, 80)}" is given twice`);
  const unknown = names.find((name) => !['select', 'order', 'limit', 'offset', 'slug'].includes(name));
  if (unknown !== undefined) {
    return refusal('PGRST100', `cannot filter by "${unknown.slice(0, 80)}"`, 'Only slug=eq.{slug} is known.');
  }
  const fields = parseSelect(parameters.get('select') ?? '*');
  if (isError(fields)) return fields;
  const order = parseOrder(parameters.get('order') ?? 'published_at.desc');
  if (isError(order)) return order;
  const limit = parseCount('limit', parameters.get('limit') ?? String(largestPage), largestPage);
  if (isError(limit)) return limit;
  const offset = parseCount('offset', parameters.get('offset') ?? '0', furthestOffset);
  if (isError(offset)) return offset;
  const filter = parameters.get('slug');
  if (filter !== null && !/^eq\..{0,200}$/s.test(filter)) {
    return refusal('PGRST100', 'slug is only known with eq.', 'Write slug=eq.{slug}.');
  }
  // PostgreSQL takes no NUL in a text: its error would look like a database that is away.
  if (filter?.includes('\0')) return refusal('22021', 'invalid byte sequence for encoding "UTF8": 0x00');
  return { fields, order, limit, offset, slug: filter?.slice('eq.'.length) };
}
