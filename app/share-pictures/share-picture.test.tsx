import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { sitePages } from '../../domain/site-pages.ts';
import { sharedArticle, sharedPage } from '../routes/shared-page.ts';
import { drawLettering, headingSize, margin } from './lettering.ts';
import { drawSharePicture, roomOf, type SharePicture } from './share-picture.tsx';

const content = loadContent('content');
const colours = { ink: '#000000', soft: '#000000', figure: '#000000' };
const pictureSize = { width: 1200, height: 630 };

const pages = sitePages(content.practices).map(({ path }) => ({ path, picture: sharedPage(content, path) }));
const articles = [...content.blogArticles, ...content.blogBacklog].map(({ category, slug, title }) =>
  sharedArticle(content, { category, slug, title }),
);
const long: SharePicture = {
  ...sharedArticle(content, { category: 'Treatments', slug: 'long', title: '' }),
  heading: 'Everything that you always wanted to know about dentures, bridges, crowns and implants, and never dared to ask us',
};
const endless = { ...long, heading: 'Teeth and more teeth, '.repeat(30) };
const oneWord = { ...long, heading: 'Otorhinolaryngologically' };

/** Where the words end up, in pixels of the picture. */
async function wordsOf(picture: SharePicture) {
  const { scene: _, ...words } = picture;
  const room = roomOf(picture);
  const box = new Resvg(await drawLettering(words, colours, room, pictureSize)).innerBBox();
  if (!box) throw new Error('no words');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height, room };
}

describe('the words of a picture', () => {
  const all = [...pages.flatMap(({ picture }) => picture ?? []), ...articles, long, endless, oneWord];

  it.each(all.map((picture) => [picture.heading.slice(0, 60), picture] as const))('are never cut off: %s', async (_, picture) => {
    const { bottom, left, right, room, top } = await wordsOf(picture);
    expect(left).toBeGreaterThanOrEqual(margin.side - 6);
    expect(top).toBeGreaterThanOrEqual(margin.top);
    expect(right).toBeLessThanOrEqual(margin.side + room.width + 1);
    expect(bottom).toBeLessThanOrEqual(pictureSize.height - margin.bottom / 2);
    // In the whole view they end where the hills begin.
    if (room.from === 'top') expect(bottom).toBeLessThanOrEqual(460);
  });

  it('are as large as their room allows', () => {
    const size = (heading: string) => headingSize(heading, roomOf(long)) ?? 0;
    expect(size('Search')).toBeGreaterThan(size('Cosmetic Dentistry in Yorkshire'));
    expect(size('Cosmetic Dentistry in Yorkshire')).toBeGreaterThan(size(long.heading));
    expect(size(oneWord.heading)).toBeLessThan(size('Any two'));
  });
});

describe('a picture', () => {
  it('is there for every page of the site map, and for no other address', () => {
    expect(pages.filter(({ picture }) => !picture)).toEqual([]);
    expect(sharedPage(content, '/staff/token')).toBeUndefined();
    expect(sharedPage(content, '/locations/york-dentist')).toBeUndefined();
  });

  it('shows the town of a practice, the night of an emergency with its number, and the sign of an article', () => {
    expect(sharedPage(content, '/locations/nhs-ripon-dentist')?.scene).toEqual({ kind: 'town', place: 'cathedral' });
    expect(sharedPage(content, '/emergency-dentist')).toMatchObject({
      scene: { kind: 'night' },
      figure: content.emergencyPage.line.phone,
    });
    const title = "What's <this>?";
    expect(sharedArticle(content, { category: "Children's Dentistry", slug: 'a', title })).toMatchObject({
      heading: title,
      scene: { kind: 'sign', category: 'childrens-dentistry', seed: 'a' },
    });
  });

  it.each(['hills', 'night'] as const)('of the %s has one time of day and every colour written out', async (kind) => {
    const svg = await drawSharePicture(
      { brand: 'Fixture', heading: 'Any & <b>all</b>', note: 'Note', scene: { kind, places: ['town'] } },
      content.brand,
    );
    expect(svg).toContain(`.${kind === 'night' ? 'day' : 'night'}-only{display:none}`);
    expect(svg).not.toMatch(/var\(|color-mix|oklch|<text/);
    expect(svg).not.toContain('<b>');
  });

  it.each(pages.map(({ path, picture }) => [path, picture] as const))('of %s can be drawn', async (_, picture) => {
    const svg = picture && (await drawSharePicture(picture, content.brand));
    const { height, width } = new Resvg(svg ?? '');
    expect({ height, width }).toEqual({ height: 630, width: 1200 });
  });
});
