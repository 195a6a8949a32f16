import { describe, expect, it } from 'vitest';
import { postPictureAddress } from './post-picture-address.ts';

const address = (image_url: string | null) =>
  postPictureAddress('v1', { slug: 'first-visit', category: "Children's Dentistry", image_url });

describe('the picture of an article', () => {
  it('is its own where it has one', () => {
    expect(address('https://pictures.example/a.jpg')).toBe('https://pictures.example/a.jpg');
    expect(address('/pictures/blog/a.jpg')).toBe('/pictures/blog/a.jpg');
  });

  it.each([null, '', 'http://['])('is drawn for its category and slug where it has %j', (none) => {
    expect(address(none)).toBe('/drawings/v1/article.childrens-dentistry.first-visit.svg');
  });
});
