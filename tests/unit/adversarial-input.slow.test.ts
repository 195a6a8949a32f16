import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { pageNumber } from '../../app/islands/post-list/paging.ts';
import { readFormPost } from '../../app/routes/read-form-post.ts';
import { readMarkedText } from '../../desk/marks/marked-text.ts';
import { findWords } from '../../desk/site/find-words.ts';
import { isIdempotencyKey } from '../../domain/idempotency-key.ts';
import { nhsQuestion } from '../../domain/nhs-band.ts';
import { isSlug } from '../../domain/slug.ts';
import { parseTestimonial } from '../../domain/testimonial.ts';
import { parseBlogPostsQuery } from '../../server/articles/rest/blog-posts-query.ts';
import { ownAddress } from '../../server/indexnow/own-addresses.ts';
import { hasApiKey } from '../../server/platform/http/api-key.ts';
import { cachePolicy } from '../../server/platform/http/cache-policy.ts';
import { createClientAddress } from '../../server/platform/http/client-address.ts';
import { isCrossSite } from '../../server/platform/http/cross-site.ts';
import { hasTag } from '../../server/platform/http/etag.ts';
import { preferredEncoding } from '../../server/platform/http/page-cache.ts';
import { rejectInvalidRequests } from '../../server/platform/http/reject-invalid-requests.ts';
import { loggedPath } from '../../server/platform/http/request-log.ts';
import { createSignedLinks } from '../../server/platform/signed-links.ts';
import { cleanQuery, significantTerms } from '../../server/search/query-words.ts';
import { createFormStamps } from '../../server/testimonials/guards/form-stamp.ts';
import { isLinear, milliseconds, repeated } from '../support/linear-time.ts';

/** The most that Node accepts for headers, and the site for a form's body. */
const length = 16_384;
/** Calls faster than this always pass: such a request may block the thread for a millisecond. */
const negligibleMs = 1;

const seeds =
  `a|A|1| |,| ,|, |;|;q=0|;q=0.0|0|.|..|/|//|%2f|%00|%|-|--|'|"|W/"|"a",|=|&|a=|&a=|?|#|@|a@|+|+44|127.0.0.1,|::ffff:1,|(|[|{|\\|é|🦷|\t|\t,`
    .split('|')
    .filter(Boolean);
const base = 'https://www.group.example';
const clientAddress = createClientAddress(['0.0.0.0/0', '::/0']);
const links = createSignedLinks('a secret for this test, long enough', base);
const stamps = createFormStamps('a secret for this test, long enough', () => new Date());
const site = { base, practice: undefined };
/** Headers with a single entry. */
const header = (name: string, text: string) => ({ get: (asked: string) => (asked === name ? text : null) }) as Headers;
const app = new Hono();
app.use(rejectInvalidRequests);

const headerParsers: Record<string, (text: string) => unknown> = {
  'If-None-Match': (text) => hasTag(text, 'W/"tag"'),
  'Accept-Encoding': preferredEncoding,
  'X-Forwarded-For': (text) => clientAddress('127.0.0.1', text),
  Origin: (text) => isCrossSite(header('origin', text), base),
  Authorization: (text) => hasApiKey(header('authorization', text), 'public-anonymous-key'),
};
const pathParsers: Record<string, (text: string) => unknown> = {
  'logged path': (text) => loggedPath(`/${text}`),
  'cache policy': (text) => cachePolicy(`/${text}`, `?${text}`),
  'page path': (text) => app.request(`/${encodeURI(text)}`),
  'path of a POST': (text) => app.request(`/${encodeURI(text)}`, { method: 'POST' }),
  slug: isSlug,
  'signed link': (text) => links.read(text, new Date()),
  'IndexNow URL': (text) => ownAddress(site, { practices: [], morePages: [] }, `${base}/${text}x`),
};
const queryParsers: Record<string, (text: string) => unknown> = {
  search: (text) => significantTerms(cleanQuery(text)),
  'page number': (text) => pageNumber(new URLSearchParams({ page: text })),
  'NHS charge questions': (text) => nhsQuestion(new URLSearchParams({ need: text, who: text })),
  ...Object.fromEntries(
    ['select', 'order', 'limit', 'offset', 'slug', 'text'].map((name) => [
      `REST parameter ${name}`,
      (text: string) => parseBlogPostsQuery(new URLSearchParams({ [name]: text })),
    ]),
  ),
};
const bodyParsers: Record<string, (text: string) => unknown> = {
  ...Object.fromEntries(
    ['firstName', 'lastName', 'email', 'phone', 'treatment', 'rating', 'title', 'description'].map((name) => [
      `form field ${name}`,
      (text: string) => parseTestimonial({ [name]: text }, ['Teeth Whitening']),
    ]),
  ),
  'idempotency key': isIdempotencyKey,
  'form timestamp': (text) => stamps.check(text),
  'form post': (text) =>
    readFormPost(
      new Request(base, { method: 'POST', body: text, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
    ),
};

describe.each([
  ['header', headerParsers],
  ['path', pathParsers],
  ['query', queryParsers],
  ['body', bodyParsers],
])('parses 16 kB of adversarial input in a %s in linear time', (_, parsers) => {
  it.each(Object.entries(parsers))('%s', (_name, parse) => {
    const slow = seeds.filter((seed) => !isLinear((bytes) => parse(repeated(seed, bytes)), length, negligibleMs));
    expect(slow).toEqual([]);
  });
});

describe('a search at the desk', () => {
  const words = [...'abcdefghijklmnopqrstuvwxyz'];
  const block = (n: number) => `<p data-field="faq.yaml#${n}">${words.join(' ')}</p>`;
  const pageOf = (blocks: number) => readMarkedText(`<body>${Array.from({ length: blocks }, (_, n) => block(n)).join('')}`);
  const pages = new Map([500, 2_000].map((blocks) => [blocks, [{ name: 'Home', path: '/', ...pageOf(blocks) }]]));
  const find = (query: string, blocks: number) => findWords(query, pages.get(blocks) ?? [], []);

  it('reads pages in linear time', () => {
    expect(isLinear((blocks) => find('a', blocks), 2_000, negligibleMs)).toBe(true);
  });

  it('looks for at most eight words, each once', () => {
    const query = Array(4).fill(words.toReversed()).flat().join(' ');
    const ofWord = milliseconds(() => find('a', 500), 60);
    expect(milliseconds(() => find(query, 500), 60)).toBeLessThan(16 * ofWord);
  });
});
