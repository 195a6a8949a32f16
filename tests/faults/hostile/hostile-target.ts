import { loadContent } from '../../../content/load.ts';
import { sitePages } from '../../../domain/site-pages.ts';
import type { SignedLinks } from '../../../server/platform/signed-links.ts';
import type { Chances } from './chances.ts';

/** What the generator may know of the running site: enough to get past the first door. */
export type Knowledge = {
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

const pages = sitePages(loadContent('content').practices);

/** The path and query of a request, as text that may be no address at all. */
export function hostileTarget(chances: Chances, known: Knowledge): string {
  const { below, chance, pick, several, text } = chances;
  const junk = () => encodedSomehow(chances, text());
  const page = () => pick(pages).path;
  const query = () =>
    several(4, () => `${pick(['q', 'page', 'need', 'who', 'ask', 'index', '_routes', 'utm_source', junk()])}=${junk()}`).join(
      '&',
    );
  const kinds: (() => string)[] = [
    page,
    () => `${page()}?${query()}`,
    () => mangled(chances, page()),
    () => `${page()}.data?${query()}`,
    () => `/blog/${pick([pick(known.slugs), junk(), `${pick(known.slugs)}${junk()}`])}`,
    () => `/blog?page=${pick(['0', '1', '2', '-1', '1e3', '999999', '99999999999', junk()])}`,
    () => `/search?q=${junk()}`,
    () => `/nhs-information?need=${pick(['filling', 'denture', junk()])}&who=${pick(['none', 'hc3', '__proto__', junk()])}`,
    // The language of filters and the bodies of functions have the most to get wrong.
    ...Array.from({ length: 14 }, () => () => restTarget(chances, junk)),
    ...Array.from({ length: 7 }, () => () => functionTarget(chances, junk)),
    () => `/staff/${staffToken(chances, known)}`,
    () => `/staff/${chance(0.5) ? junk() : staffToken(chances, known)}${chance(0.2) ? '.data' : ''}`,
    () => `/share-pictures/${pick([known.version, junk()])}/${pick(['home', `blog.${pick(known.slugs)}.${junk()}`, junk()])}.png`,
    () => `/drawings/${pick([known.version, junk()])}/${drawingName(chances, known, junk)}`,
    () =>
      mangled(
        chances,
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
    () => mangled(chances, `/${several(5, junk).join('/')}`),
    () =>
      `/${pick(['a', '/', '%2f', '../', '%c3%28', '%', ';', '\\'])}`
        .repeat(1 + below(2_000))
        .slice(0, pick([200, 4_000, 15_000])),
    () => `${'/'.repeat(1 + below(12_000))}a/`,
  ];
  return pick(kinds)();
}

const functionTarget = ({ pick }: Chances, junk: () => string) =>
  `/functions/v1/${pick(['submit-testimonial', 'submit-testimonial', 'indexnow-submit', 'indexnow-submit', '__proto__', '', junk()])}`;

function restTarget({ below, pick, several }: Chances, junk: () => string): string {
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

/** Of the real form: most with one bit changed, some as they were made (a GET of those changes nothing), some of nobody. */
function staffToken({ flipBit, pick, uuid, chance }: Chances, { links, postIds }: Knowledge): string {
  const action = pick(actions);
  const id = action === 'withdraw-post' && chance(0.8) ? pick(postIds) : uuid();
  const token = links.address(action, id, new Date('2030-01-01')).split('/staff/')[1] ?? '';
  return encodeURI(flipBit(token)).replaceAll('#', '%23').replaceAll('?', '%3F');
}

function drawingName({ pick }: Chances, { slugs }: Knowledge, junk: () => string): string {
  const kind = pick(['skyline', 'portrait', 'arch-before', 'arch-after', 'video', 'article', '__proto__', junk()]);
  const id = pick(['bradford', 'leeds', 'constructor', 'dental-health', 'a'.repeat(121), junk()]);
  return `${kind}.${id}${pick(['', `.${pick(slugs)}`, `.${junk()}`])}${pick(['.svg', '.svg', '.svg', '.png', '', '.svg.svg'])}`;
}

/** As a browser would, twice, not at all, or wrongly. */
function encodedSomehow({ pick }: Chances, text: string): string {
  const wellFormed = text.toWellFormed();
  return pick([
    () => encodeURIComponent(wellFormed),
    () => encodeURIComponent(encodeURIComponent(wellFormed)),
    () => [...Buffer.from(wellFormed)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    () => [...Buffer.from(wellFormed, 'utf16le')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    () => wellFormed.replace(/[\s#?&\p{Cc}]/gu, '+'),
  ])();
}

function mangled({ below, pick }: Chances, path: string): string {
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
