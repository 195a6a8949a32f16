import { expect, test } from 'vitest';
import { createPageStyles } from '../../server/pages/page-styles.ts';
import { classesOfScripts, splitStyles } from './split-styles.ts';

const css = [
  '@layer base,late;',
  '@font-face{font-family:A;src:url(/a.woff2)}',
  '@layer base{a,b{color:red}.card:not(.flat) .title{margin:0}}',
  '@media (width>=48rem){.md\\:wide{width:1px}.unused{width:2px}}',
  '@supports (display:grid){@media print{.unused,.also-unused{color:red}}}',
  '.gone,.title{color:blue}',
  '.\\[\\&_p\\]\\:tall p{height:1px}',
  '.set-by-a-script{color:green}',
  '@keyframes in{0%{opacity:0}}',
].join('');
const built = {
  sheets: { '/assets/a.css': splitStyles(css) },
  classes: { '/assets/boot.js': ['set-by-a-script'] },
};
const withPageStyles = createPageStyles(built);
const page = (body: string, links = '<link rel="stylesheet" href="/assets/a.css"/>') =>
  `<html><head><title>t</title>${links}</head><body>${body}</body></html>`;
const styleOf = (html: string) => /<style>(.*)<\/style>/.exec(html)?.[1];

test('a page has the rules of its own classes, of elements, and of what a script sets, in their order', () => {
  const html = withPageStyles(
    page('<script src="/assets/boot.js"></script><div class="card md:wide"><p class="title [&amp;_p]:tall">'),
  );
  expect(styleOf(html)).toBe(
    [
      '@layer base,late;',
      '@font-face{font-family:A;src:url(/a.woff2)}',
      '@layer base{a,b{color:red}.card:not(.flat) .title{margin:0}}',
      '@media (width>=48rem){.md\\:wide{width:1px}}',
      '.gone,.title{color:blue}',
      '.\\[\\&_p\\]\\:tall p{height:1px}',
      '.set-by-a-script{color:green}',
      '@keyframes in{0%{opacity:0}}',
    ].join(''),
  );
  expect(styleOf(withPageStyles(page('')))).not.toContain('title');
});

test('the style comes before the stylesheet that is turned off, and one that was not built stays as it is', () => {
  const other = '<link rel="stylesheet" href="https://chat.example/chat.css"/>';
  const html = withPageStyles(page('', `<link rel="stylesheet" href="/assets/a.css"/>${other}`));
  expect(html).toMatch(/<title>t<\/title><style>.+<\/style><link rel="stylesheet" href="\/assets\/a\.css" disabled=""\/>/);
  expect(html).toContain(`>${other}</head>`);
  expect(withPageStyles(page('', other))).toBe(page('', other));
});

test('a script may set what is written in it and in those that it can load, but not on the routes of the list', () => {
  const scripts = {
    'home.js': 'import{a}from"./part.js";const list="card [&_p]:tall";',
    'part.js': 'c="title "+x;import("./late.js");routes("manifest-1.js")',
    'late.js': "d='md:wide';again('./home.js')",
    'manifest-1.js': '["/assets/other.js"]',
    'other.js': '"unused"',
  };
  const classes = new Set(['card', '[&_p]:tall', 'title', 'md:wide', 'unused', 'never']);
  const found = classesOfScripts(scripts, classes);
  expect(new Set(found['home.js'])).toEqual(new Set(['card', '[&_p]:tall', 'title', 'md:wide']));
  expect(found['other.js']).toEqual(['unused']);
});

test('a link in an article is none of ours', () => {
  const html = withPageStyles(page('<link rel="stylesheet" href="/assets/a.css"/>'));
  expect(html).toContain('<body><link rel="stylesheet" href="/assets/a.css"/>');
});
