import { describe, expect, it } from 'vitest';
import type { PostSummary } from '../../domain/blog-post.ts';
import { nextPost } from './next-post.ts';

const posts = (...slugs: string[]) => slugs.map((slug) => ({ slug })) as unknown as PostSummary[];

describe('nextPost', () => {
  it('is the article published before it', () => {
    expect(nextPost(posts('new', 'older', 'oldest'), 'new')?.slug).toBe('older');
  });

  it('is the newest article after the last of the list, and after one that is not in it', () => {
    expect(nextPost(posts('new', 'older'), 'older')?.slug).toBe('new');
    expect(nextPost(posts('new', 'older'), 'from-last-year')?.slug).toBe('new');
  });

  it('is undefined if there is no other article', () => {
    expect(nextPost(posts('only'), 'only')).toBeUndefined();
    expect(nextPost([], 'only')).toBeUndefined();
  });
});
