import { expect, test } from 'vitest';
import { parseContentFile } from '../../content-model/content-file.ts';
import { readMarkedText } from '../marks/marked-text.ts';
import { findWords } from './find-words.ts';

const page = (name: string, body: string) => ({ name, path: `/${name}`, ...readMarkedText(`<html><body>${body}</body></html>`) });
const pages = [
  page(
    'home',
    `<p data-field="faq.yaml#0.answer">We&#x27;ll see you <strong>early</strong>, at <a href="/">our door</a>.</p>
     <dl><div><dt>Mon-Fri</dt><dd data-field="practices/leeds.yaml#hours.0.week">9:00–4:30</dd></div></dl>
     <p data-field="navigation.yaml#a organisation.yaml#name">Ring<span>0113</span> 496</p><script>early</script>`,
  ),
  page(
    'leeds',
    '<p><span data-field="practices/leeds.yaml#hours.0.week">9:00-4:30</span></p><img alt="A door" data-field="x.yaml#alt"/>',
  ),
];
const file = parseContentFile('faq.yaml', new TextEncoder().encode('- { question: Where?, answer: hidden@group.example }'));
// Copied to the blog once, so staff edit the copy.
const article = parseContentFile('blog/where.md', new TextEncoder().encode('---\ntitle: Where we are\n---\n'));
const find = (query: string) =>
  findWords(query, pages, [file, article]).map(({ address, excerpt: { after, before, match }, pages }) => [
    address,
    `${before}[${match}]${after}`,
    ...pages.map(({ name }) => name),
  ]);

test('words are found across bold words and links, in any case, with other quotes, dashes and spaces', () => {
  expect(find("we'll see you EARLY, at our")).toEqual([['faq.yaml#0.answer', "[We'll see you early, at our] door.", 'home']]);
  expect(find('we’ll')).toHaveLength(1);
  expect(find('9:00-4:30')).toEqual([['practices/leeds.yaml#hours.0.week', 'Mon-Fri [9:00-4:30]', 'home', 'leeds']]);
  expect(find('01134 96')).toEqual([['navigation.yaml#a', 'Ring [0113 496]', 'home']]);
  expect(find('a door')).toEqual([['x.yaml#alt', '[A door]', 'leeds']]);
});

test('words in another order are found in one block, and parts of words are not', () => {
  expect(find('door early')).toEqual([['faq.yaml#0.answer', "We'll see you early, at our [door].", 'home']]);
  expect(find('door 4:30')).toEqual([]);
  expect(find('arly')).toEqual([]);
  expect(find('(.*)[')).toEqual([]);
});

test('words that no page shows are found in the field', () => {
  expect(find('hidden@group')).toEqual([['faq.yaml#0.answer', '[hidden@group].example', 'home']]);
  expect(find('where')).toEqual([['faq.yaml#0.question', '[Where]?']]);
});
