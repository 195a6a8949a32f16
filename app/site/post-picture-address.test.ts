import { describe, expect, it } from 'vitest';
import { drawnPostPicture, ownPostPicture } from './post-picture-address.ts';

describe('the picture of an article', () => {
  it('is its own where it has one', () => {
    for (const image_url of ['https://pictures.example/a.jpg', '/pictures/blog/a.jpg'])
      expect(ownPostPicture({ image_url })).toBe(image_url);
  });

  it.each([null, '', 'http://['])('is no image of its own if the table holds %j', (image_url) => {
    expect(ownPostPicture({ image_url })).toBeUndefined();
  });

  it('is otherwise drawn for its category and slug', () => {
    const drawn = drawnPostPicture('v1', { slug: 'first-visit', category: "Children's Dentistry" });
    expect(drawn).toBe('/drawings/v1/article.childrens-dentistry.first-visit.svg');
  });
});
