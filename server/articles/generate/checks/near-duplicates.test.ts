import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../../../content-model/reading-age.ts';
import { sanitiseContent } from '../../../platform/pages/allowed-html.ts';
import { readBlocks } from './article-blocks.ts';
import { createOverlap, fingerprintOf, maxOverlap, nearDuplicateProblems, shinglesOf } from './near-duplicates.ts';
import { realArticles } from './real-articles.fixtures.ts';

const blocksOf = (html: string) => readBlocks(sanitiseContent(html).html).blocks;
const articles = realArticles().map((article) => ({ ...article, blocks: blocksOf(article.content) }));

/** Mixes two articles: `copied` of every five sentences come from the first. */
function mixture(one: number, other: number, copied: number) {
  const [taken, own] = [one, other].map((index) => sentencesOf(articles[index]?.blocks.map(({ text }) => text) ?? []));
  return (taken ?? []).map((text, place) => ({ tag: 'p', text: place % 5 < copied ? text : (own?.[place] ?? '') }));
}

const [known] = articles;
if (!known) throw new Error('there is no real article to compare with');

describe('the threshold', () => {
  it('is below the overlap of an article that copies two sentences in five', () => {
    articles.slice(1).forEach((_, place) => {
      const copy = mixture(place, place + 1, 2);
      const share = createOverlap(shinglesOf(copy))(fingerprintOf(articles[place] ?? known));
      expect(share, articles[place]?.slug).toBeGreaterThan(maxOverlap);
    });
  });
});

describe('near-duplicates', () => {
  it('are reported for a copy with another title, in capitals or shortened', () => {
    const capitals = known.blocks.map((block) => ({ ...block, text: block.text.toUpperCase() }));
    const half = known.blocks.slice(0, Math.ceil(known.blocks.length / 2));
    for (const blocks of [known.blocks, capitals, half]) {
      expect(nearDuplicateProblems('Something else', blocks, [fingerprintOf(known)])).toHaveLength(1);
    }
  });

  it.each([
    ['How do I floss my teeth?', 'How to floss your teeth'],
    ['Flossing: the basics', 'The basics of flossing'],
    ['What is dry mouth?', 'DRY MOUTH'],
    ['Why?', 'Why'],
    ['X!', 'A title that was changed after its address was made'],
  ])('are reported for the titles %j and %j', (title, other) => {
    expect(nearDuplicateProblems(title, [], [fingerprintOf({ slug: 'x', title: other, content: '' })])).toHaveLength(1);
  });

  it.each([
    ['How to floss your teeth', 'How to brush your teeth'],
    ['Dry mouth at night', 'Dry mouth'],
    ['', ''],
  ])('are not reported for the titles %j and %j', (title, other) => {
    expect(nearDuplicateProblems(title, [], [fingerprintOf({ slug: 'x', title: other, content: '<p>A word.</p>' })])).toEqual([]);
  });

  it('are not reported for a short post that shares a stock phrase', () => {
    const stock = fingerprintOf({ slug: 'x', title: 'Short', content: '<p>Brush twice a day with fluoride toothpaste.</p>' });
    expect(
      nearDuplicateProblems('Long', [{ tag: 'p', text: 'Brush twice a day with fluoride toothpaste. '.repeat(5) }], [stock]),
    ).toEqual([]);
  });
});
