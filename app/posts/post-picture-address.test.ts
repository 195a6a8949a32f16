import { describe, expect, it } from 'vitest';
import { drawnPostPicture } from './post-picture-address.ts';

describe('drawnPostPicture', () => {
  it('is named by category and slug', () => {
    const drawn = drawnPostPicture('v1', { slug: 'first-visit', category: "Children's Dentistry" });
    expect(drawn).toBe('/drawings/v1/article.childrens-dentistry.first-visit.svg');
  });
});
