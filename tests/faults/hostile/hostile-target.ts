import { loadContent } from '../../../content/load.ts';
import { sitePages } from '../../../domain/site-pages.ts';
import type { SignedLinks } from '../../../server/platform/signed-links.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Values of the running site that let requests past the first checks. */
export type SiteValues = {
  host: string;
  anonKey: string;
  slugs: readonly string[];
  postIds: readonly string[];
  links: SignedLinks;
  version: string;
};

const actions = ['mark-contacted', 'erase-request', 'withdraw-post'] as const;
const fields = 'id,slug,title,excerpt,content,category,author,tags,image_url,meta_title,published_at'.split(',');
const filters = [
  'eq.',
  'neq.',
  'like.*',
  'in.(a,b)',
  'is.null',
  'not.eq.',
  'fts.',
  'gt.',
  'cs.{',
  'ov.[',
  'eq.%00',
  "eq.'",
  'match.^(a+)+$',
];
const fixed = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/sitemap-999999.xml',
  '/favicon.svg',
  '/favicon.ico',
  '/site.webmanifest',
  '/healthz',
  '/readyz',
  '/metrics',
  '/.git/config',
  '/.env',
  '/review',
];

const pages = sitePages(loadContent('content'));

/** The path and query of a request, often not a valid URL. */
export function hostileTarget(random: SeededRandom, known: SiteValues): string {
  const { below, chance, pick, several, text } = random;
  const junk = () => encodeRandomly(random, text());
  const page = () => pick(pages).path;
  const query = () =>
    several(4, () => `${pick(['q', 'page', 'need', 'who', 'ask', 'index', '_routes', 'utm_source', junk()])}=${junk()}`).join(
      '&',
    );
  const kinds: (() => string)[] = [
    page,
    () => `${page()}?${query()}`,
    () => mangled(random, page()),
    () => `${page()}.data?${query()}`,
    () => `/blog/${pick([pick(known.slugs), junk(), `${pick(known.slugs)}${junk()}`])}`,
    () => `/blog?page=${pick(['0', '1', '2', '-1', '1e3', '999999', '99999999999', junk()])}`,
    () => `/search?q=${junk()}`,
    () => `/nhs-information?need=${pick(['filling', 'denture', junk()])}&who=${pick(['none', 'hc3', '__proto__', junk()])}`,
    // Weighted towards REST filters and function calls, the most complex inputs.
    ...Array.from({ length: 14 }, () => () => restTarget(random, junk)),
    ...Array.from({ length: 7 }, () => () => functionTarget(random, junk)),
    () => `/staff/${staffToken(random, known)}`,
    () => `/staff/${chance(0.5) ? junk() : staffToken(random, known)}${chance(0.2) ? '.data' : ''}`,
    () => `/share-pictures/${pick([known.version, junk()])}/${pick(['home', `blog.${pick(known.slugs)}.${junk()}`, junk()])}.png`,
    () => `/drawings/${pick([known.version, junk()])}/${drawingName(random, known, junk)}`,
    () =>
      mangled(
        random,
        pick([
          '/assets/root.js',
          '/pictures/favicon.svg',
          '/assets/',
          '/pictures/../organisation.yaml',
          '/assets/../../../package.json',
        ]),
      ),
    () => pick(fixed),
    () => pick(fixed),
    () => pick(fixed),
    () => mangled(random, `/${several(5, junk).join('/')}`),
    () =>
      `/${pick(['a', '/', '%2f', '../', '%c3%28', '%', ';', '\\'])}`
        .repeat(1 + below(2_000))
        .slice(0, pick([200, 4_000, 15_000])),
    () => `${'/'.repeat(1 + below(12_000))}a/`,
  ];
  return pick(kinds)();
}

const functionTarget = ({ pick }: SeededRandom, junk: () => string) =>
  `/functions/v1/${pick(['submit-testimonial', 'submit-testimonial', 'indexnow-submit', 'indexnow-submit', '__proto__', '', junk()])}`;

function restTarget({ below, pick, several }: SeededRandom, junk: () => string): string {
  const part = () =>
    pick([
      () => `select=${pick(['*', several(4, () => pick(fields)).join(','), 'count', '*,author(*)', junk()])}`,
      () => `order=${pick(fields)}.${pick(['asc', 'desc', 'desc.nullslast', 'sideways', junk()])}`,
      () =>
        `${pick(['limit', 'offset'])}=${pick(['0', '1', '12', '-1', '100000', '100001', '1e2', '9'.repeat(below(40)), junk()])}`,
      () => `slug=${pick(filters)}${junk()}`,
      () => `${pick([...fields, 'or', 'and', 'not.or', 'columns', junk()])}=${pick(filters)}${junk()}`,
    ])();
  const table = pick([
    'blog_posts',
    'blog_posts',
    'blog_posts',
    'blog_posts',
    'testimonial_requests',
    'rpc/withdraw_post',
    'pg_roles',
    '',
    junk(),
  ]);
  return `/rest/v1/${table}?${several(4, part).join('&')}`;
}

/** A signed link for a real or unknown id, with one bit flipped. */
function staffToken({ flipBit, pick, uuid, chance }: SeededRandom, { links, postIds }: SiteValues): string {
  const action = pick(actions);
  const id = action === 'withdraw-post' && chance(0.8) ? pick(postIds) : uuid();
  const token = links.address(action, id, new Date('2030-01-01')).split('/staff/')[1] ?? '';
  return encodeURI(flipBit(token)).replaceAll('#', '%23').replaceAll('?', '%3F');
}

function drawingName({ pick }: SeededRandom, { slugs }: SiteValues, junk: () => string): string {
  const kind = pick(['skyline', 'portrait', 'arch-before', 'arch-after', 'video', 'article', '__proto__', junk()]);
  const id = pick(['bradford', 'leeds', 'constructor', 'dental-health', 'a'.repeat(121), junk()]);
  return `${kind}.${id}${pick(['', `.${pick(slugs)}`, `.${junk()}`])}${pick(['.svg', '.svg', '.svg', '.png', '', '.svg.svg'])}`;
}

/** Encodes once, twice, wrongly or not at all. */
function encodeRandomly({ pick }: SeededRandom, text: string): string {
  const wellFormed = text.toWellFormed();
  return pick([
    () => encodeURIComponent(wellFormed),
    () => encodeURIComponent(encodeURIComponent(wellFormed)),
    () => [...Buffer.from(wellFormed)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    () => [...Buffer.from(wellFormed, 'utf16le')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    () => wellFormed.replace(/[\s#?&\p{Cc}]/gu, '+'),
  ])();
}

function mangled({ below, pick }: SeededRandom, path: string): string {
  const at = below(path.length + 1);
  const insert = (piece: string) => path.slice(0, at) + piece + path.slice(at);
  return pick([
    () =>
      insert(
        pick([
          '/',
          '//',
          '/./',
          '/../',
          '/..;/',
          '%2e%2e%2f',
          '%2f',
          '\\',
          '%5c',
          '%00',
          '%0d%0aX-Injected:%20yes',
          '%ff',
          '%c0%ae',
          ';',
          '.',
          '~',
        ]),
      ),
    () => path.toUpperCase(),
    () => `${path}/`,
    () => `/${path}`,
    () => `//elsewhere.example${path}/`,
    () => `/\\elsewhere.example${path}/`,
    () => `${path}.data`,
    () => `${path}#fragment`,
    () => `http://elsewhere.example${path}`,
    () => path.slice(0, at),
  ])();
}
