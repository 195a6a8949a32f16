import { describe, expect, it } from 'vitest';
import type { PostSummary } from '../../domain/blog-post.ts';
import { nextPost } from './next-post.ts';

const posts = (...slugs: string[]) =>
  slugs.map((slug) => ({ slug, title: `Title of ${slug}`, content: 'long' })) as unknown as PostSummary[];

describe('what to read after an article', () => {
  it('is the one that was published before it', () => {
    expect(nextPost(posts('new', 'older', 'oldest'), 'new')?.slug).toBe('older');
  });

  it('is the newest after the last of the newest, and after one that is older than those', () => {
    expect(nextPost(posts('new', 'older'), 'older')?.slug).toBe('new');
    expect(nextPost(posts('new', 'older'), 'from-last-year')?.slug).toBe('new');
  });

  it('is nothing where there is no other article', () => {
    expect(nextPost(posts('only'), 'only')).toBeUndefined();
    expect(nextPost([], 'only')).toBeUndefined();
  });

  it("takes no article's text along", () => {
    expect(nextPost(posts('new', 'older'), 'new')).not.toHaveProperty('content');
  });
});
