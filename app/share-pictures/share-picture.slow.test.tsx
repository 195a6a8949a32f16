import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { sitePages } from '../../domain/site-pages.ts';
import { sharePictureForArticle, sharePictureForPage } from '../routes/share-picture-content.ts';
import { articleScene } from './article-scene.ts';
import { drawLettering, margin } from './lettering.ts';
import { drawSharePicture, type SharePicture, textBoxOf } from './share-picture.tsx';

const content = loadContent('content');
const colours = { ink: '#000000', soft: '#000000', figure: '#000000' };
const pictureSize = { width: 1200, height: 630 };

const pages = sitePages(content).flatMap(({ path }) => sharePictureForPage(content, path) ?? []);
const articles = [...content.blogArticles, ...content.blogBacklog].map(({ category, slug, title }) =>
  sharePictureForArticle(content, { category, slug, title }),
);
const long: SharePicture = {
  ...sharePictureForArticle(content, { category: 'Treatments', slug: 'long', title: '' }),
  heading: 'Everything that you always wanted to know about dentures, bridges, crowns and implants, and never dared to ask us',
};
const endless = { ...long, heading: 'Teeth and more teeth, '.repeat(30) };
const oneWord = { ...long, heading: 'Otorhinolaryngologically' };

/** The bounds of the rendered text in pixels. */
async function textBounds(picture: SharePicture) {
  const { scene: _, ...words } = picture;
  const textBox = textBoxOf(picture);
  const lettering = sharp(Buffer.from(await drawLettering(words, colours, textBox, pictureSize)));
  const { info } = await lettering.trim({ background: '#00000000', threshold: 0 }).toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { left, top, right: left + info.width, bottom: top + info.height, textBox };
}

describe('share picture text', () => {
  const all = [...pages, ...articles, long, endless, oneWord];

  it.each(all.map((picture) => [picture.heading.slice(0, 60), picture] as const))('is never cut off: %s', async (_, picture) => {
    const { bottom, left, right, textBox, top } = await textBounds(picture);
    expect(left).toBeGreaterThanOrEqual(margin.side - 6);
    expect(top).toBeGreaterThanOrEqual(margin.top);
    expect(right).toBeLessThanOrEqual(margin.side + textBox.width + 1);
    expect(bottom).toBeLessThanOrEqual(pictureSize.height - margin.bottom / 2);
    // Above the hills.
    if (textBox.from === 'top') expect(bottom).toBeLessThanOrEqual(460);
  });
});

describe('share picture', () => {
  it("shows a practice's town, the emergency number at night and an article's category", () => {
    expect(sharePictureForPage(content, '/locations/nhs-ripon-dentist')?.scene).toEqual({ kind: 'town', place: 'cathedral' });
    expect(sharePictureForPage(content, '/emergency-dentist')).toMatchObject({
      scene: { kind: 'night' },
      figure: content.emergencyPage.line.phone,
    });
    const title = "What's <this>?";
    expect(sharePictureForArticle(content, { category: "Children's Dentistry", slug: 'a', title })).toMatchObject({
      heading: title,
      scene: { kind: 'sign', drawing: articleScene(content, 'childrens-dentistry', 'a') },
    });
  });

  it.each(['hills', 'night'] as const)('of the scene %s has one time of day and only resolved colours', async (kind) => {
    const svg = await drawSharePicture(
      { brand: 'Fixture', heading: 'Any & <b>all</b>', note: 'Note', scene: { kind, places: ['town'] } },
      content.brand,
    );
    expect(svg).toContain(`.${kind === 'night' ? 'day' : 'night'}-only{display:none}`);
    expect(svg).not.toMatch(/var\(|color-mix|oklch|<text/);
    expect(svg).not.toContain('<b>');
  });
});
