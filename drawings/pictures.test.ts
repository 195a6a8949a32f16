import { expect, test } from 'vitest';
import { resolveColours } from '../app/share-pictures/resolve-colours.ts';
import { loadContent } from '../content-model/load.ts';
import { slugify } from '../domain/slug.ts';

const { blogPage, brand, drawings, services, videos } = loadContent('content');
/** `content/pictures/favicon.svg` has the colours of the brand as they are. */
const files = [...drawings].filter(([name]) => name !== 'favicon.svg');
const maximumBytes = 10_000;

function values(markup: string, attribute: RegExp): string[] {
  return [...markup.matchAll(attribute)].map((match) => match[1] ?? '');
}

const ids = (markup: string) => values(markup, / id="([^"]*)"/g);

test.each(files)('%s is small, decorative, complete and allowed by the content security policy', (_, svg) => {
  expect(svg.length).toBeLessThan(maximumBytes);
  expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).toMatch(/^<svg [^>]*viewBox="/);
  expect(svg).toMatch(/^<svg [^>]*aria-hidden="true"/);
  expect(svg).not.toMatch(/NaN|undefined|<style|<script|<text| style=| on[a-z]+=|(?:href="|url\()(?!#)/);
  const own = new Set(ids(svg));
  for (const reference of values(svg, /(?:href="|url\()#([^")]+)/g)) expect(own).toContain(reference);
});

test.each(files)('%s has only colours that share pictures can resolve, in both schemes', (_, svg) => {
  for (const palette of [brand.light, brand.dark]) expect(resolveColours(svg, palette)).not.toMatch(/var\(|color-mix|oklch/);
});

const scenery = files.filter(([name]) => !/^(portraits\/|videos\/child)/.test(name));
test.each(scenery)('%s takes its colours from the palette', (_, svg) => {
  expect(values(svg, / (?:fill|stroke|color|stop-color)="(#[^"]*)"/g)).toEqual([]);
});

test('ids in a page begin with the name of their file', () => {
  for (const [name, svg] of files)
    if (name.startsWith('pages/')) for (const id of ids(svg)) expect(`pages/${id}`).toMatch(name.replace('.svg', '-'));
});

test('every article category has at least four drawings, and so have others', () => {
  for (const category of [...blogPage.categories.map(slugify), 'other'])
    expect(files.filter(([name]) => name.startsWith(`articles/${category}/`)).length).toBeGreaterThanOrEqual(4);
});

test('every service and film of the content has a drawing of its own', () => {
  for (const { icon } of services) expect(drawings.has(`services/${icon}.svg`)).toBe(true);
  for (const { icon } of videos) expect(drawings.has(`videos/${icon}.svg`)).toBe(true);
});
