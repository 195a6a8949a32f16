import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, runs } from '../../../../tests/support/property-runs.ts';
import { sanitiseContent } from '../../../platform/pages/allowed-html.ts';
import { context, goodDraft } from './article.fixtures.ts';
import { checkArticle } from './check-article.ts';

const tagName = fc.constantFrom(
  ...'p h2 h3 ul ol li strong em a blockquote br script SCRIPT ScRiPt style svg math img iframe object embed form input'.split(
    ' ',
  ),
  ...'template noscript textarea title xmp plaintext base link meta video details button mtext annotation-xml h1 table span'.split(
    ' ',
  ),
);
const attribute = fc
  .tuple(
    fc.constantFrom(
      'href',
      'id',
      'src',
      'onclick',
      'onerror',
      'style',
      'xlink:href',
      'srcdoc',
      'formaction',
      'class',
      'data-x',
      'HREF',
      'on\0error',
    ),
    fc.oneof(
      fc.constantFrom(
        'javascript:alert(1)',
        'java\nscript:alert(1)',
        '&#106;avascript:alert(1)',
        'data:text/html,<script>',
        'vbscript:x',
        '//evil.example',
        '/search',
        'https://evil.example/',
        '/\\evil.example',
        'x',
      ),
      anyText,
    ),
    fc.constantFrom('"', "'", '', '`'),
  )
  .map(([name, value, mark]) => ` ${name}=${mark}${value}${mark}`);
const openTag = fc
  .tuple(tagName, fc.array(attribute, { maxLength: 2 }), fc.constantFrom('>', '/>', ' >', '', '\0>', '\n>'))
  .map(([name, attributes, end]) => `<${name}${attributes.join('')}${end}`);
const html = fc
  .array(
    fc.oneof(
      openTag,
      tagName.map((name) => `</${name}>`),
      fc.constantFrom(
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<?php',
        '?>',
        '<',
        '>',
        '&lt;script&gt;',
        '&amp;lt;',
        '&#60;script&#62;',
        'alert(1)',
        ' ',
      ),
      anyText,
    ),
    { maxLength: 10 },
  )
  .map((pieces) => pieces.join(''));

/** The complete grammar of sanitised HTML. */
const allowed = /^(?:[^<>]|<\/?(?:p|ul|ol|li|strong|em|blockquote|h2|h3|a)>|<br \/>|<a href="[^"<>]*">|<h[23] id="[^"<>]*">)*$/;
const hrefs = (text: string) => [...text.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe('random HTML', () => {
  it('is reduced to allowed tags and text, and unchanged when there is no problem', () => {
    fc.assert(
      fc.property(html, (content) => {
        const { html: clean, problems } = sanitiseContent(content);
        expect(clean).toMatch(allowed);
        if (problems.length === 0) expect(sanitiseContent(clean).html).toBe(clean);
        for (const href of hrefs(clean))
          expect(new URL(href, 'https://group.example').protocol).toMatch(/^(?:https?|mailto|tel):$/);
      }),
      runs(3_000),
    );
  });

  it('passes inside a good article only when nothing was removed', () => {
    fc.assert(
      fc.property(html, (piece) => {
        const { draft } = checkArticle({ ...goodDraft, content: `${goodDraft.content}<p>${piece}</p>` }, context);
        if (!draft) return;
        expect(draft.content).toMatch(allowed);
        for (const href of hrefs(draft.content))
          expect(new URL(href, 'https://group.example').origin).toBe('https://group.example');
      }),
      runs(100),
    );
  });
});

describe('random input', () => {
  it('is accepted or rejected with problems, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (candidate) => {
        const { problems } = checkArticle(candidate, context);
        expect(problems).not.toEqual([]);
        for (const { detail } of problems) expect(detail.length).toBeLessThan(400);
      }),
      runs(300),
    );
  });

  it('satisfies the table constraints when accepted, and is accepted again unchanged', () => {
    const fields = ['title', 'excerpt', 'metaTitle', 'metaDescription'] as const;
    let taken = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.oneof(anyText, fc.string({ maxLength: 30 })),
        fc.boolean(),
        (field, text, replace) => {
          const value = replace ? text : `${goodDraft[field]}${text}`;
          const checked = checkArticle({ ...goodDraft, [field]: value }, context);
          if (!checked.draft || checked.problems.length > 0) return;
          taken += 1;
          const { content, excerpt, metaDescription = '', metaTitle = '', title } = checked.draft;
          for (const [words, max] of [
            [title, 200],
            [excerpt, 500],
            [metaTitle, 200],
            [metaDescription, 400],
            [content, 200_000],
          ] as const) {
            expect([...words].length).toBeLessThanOrEqual(max);
            expect(words.isWellFormed() && !words.includes('\0')).toBe(true);
          }
          expect(checkArticle(checked.draft, context)).toEqual(checked);
        },
      ),
      runs(80),
    );
    expect(taken).toBeGreaterThan(5);
  });
});
