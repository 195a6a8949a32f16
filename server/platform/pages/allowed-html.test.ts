import { describe, expect, it } from 'vitest';
import { plainTextProblems, sanitiseContent } from './allowed-html.ts';

const allowed = [
  '<p>Plain &amp; simple, 3 &lt; 4</p>',
  '<h2 id="first-day">First day</h2><h3>Then</h3>',
  '<ul><li><strong>a</strong></li></ul><ol><li><em>b</em></li></ol>',
  '<blockquote><p>A line<br>and another<br />one</p></blockquote>',
  '<p><a href="/blog?a=1&amp;b=2#top">Blog</a></p>',
  // Valid HTML. The link rule reports these.
  '<p><a href="https://elsewhere.example/">x</a> <a href="//elsewhere.example">x</a> <a href="tel:111">x</a></p>',
];

const refused: [html: string, named: string][] = [
  ['<p>a</p><script>alert(1)</script>', '<script>'],
  ['<SCRIPT>alert(1)</SCRIPT>', '<script>'],
  ['<p onclick="alert(1)">a</p>', 'onclick'],
  ['<p ONCLICK=alert(1)>a</p>', 'onclick'],
  ['<p style="color:red">a</p>', 'style'],
  ['<style>p{}</style>', '<style>'],
  ['<p class="a">a</p>', 'class'],
  ['<p id="a">a</p>', 'id'],
  ['<a href="/blog" target="_blank">a</a>', 'target'],
  ['<a href="javascript:alert(1)">a</a>', 'javascript:'],
  ['<a href=" jAvAsCrIpT:alert(1)">a</a>', 'jAvAsCrIpT:'],
  ['<a href="java&#10;script:alert(1)">a</a>', 'java script:'],
  ['<a href="&#106;avascript:alert(1)">a</a>', 'javascript:'],
  ['<a href="data:text/html,x">a</a>', 'data:'],
  ['<a href="vbscript:x">a</a>', 'vbscript:'],
  ['<p>a</p><!-- b -->', 'comments'],
  ['<!DOCTYPE html><p>a</p>', 'declarations'],
  ['<p>a<![CDATA[b]]></p>', 'declarations'],
  ['<?php x ?>', 'declarations'],
  ['<div>a</div>', '<div>'],
  ['<img src="/x.png">', '<img>'],
  ['<iframe src="/"></iframe>', '<iframe>'],
  ['<svg><a href="/x">a</a></svg>', '<svg>'],
  ['<table><tr><td>a</td></tr></table>', '<table>'],
  ['<form><input></form>', '<input>'],
  ['<my-part>a</my-part>', '<my-part>'],
  ['<h1>Title</h1>', '<h1>'],
  ['<p>a</p><img src=x onerror=alert(1)', 'not closed'],
  ['<p>It costs &amp;pound;50 or &amp;#163;50</p>', 'escaped twice'],
];

describe('allowed HTML', () => {
  it.each(allowed)('allows %s', (html) => {
    expect(sanitiseContent(html).problems).toEqual([]);
  });

  it.each(refused)('rejects and removes %s, and names %s', (html, named) => {
    const { html: clean, problems } = sanitiseContent(html);
    expect(problems.map(({ rule }) => rule)).toContain('html');
    expect(problems.map(({ detail }) => detail).join('\n')).toContain(named);
    expect(clean).not.toMatch(/<(?!\/?(?:p|h2|h3|ul|ol|li|strong|em|a|blockquote|br)\b)|\son|style=|(?:script|data):/i);
    expect(sanitiseContent(clean).html).toBe(clean);
  });

  it('reports each problem once', () => {
    expect(sanitiseContent('<div>a</div>'.repeat(100)).problems).toHaveLength(1);
  });
});

describe('plain-text fields', () => {
  it.each(['<b>New</b>', 'a </p>', 'It costs &pound;5', '<!-- x -->'])('reject %s', (text) => {
    expect(plainTextProblems([text])).toHaveLength(1);
  });

  it.each(['Caring for teeth & gums', 'Ages < 3 and > 6', 'A&E; or not', ''])('accept %s', (text) => {
    expect(plainTextProblems([text])).toEqual([]);
  });
});
