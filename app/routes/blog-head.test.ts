import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import type { BlogPost } from '../../domain/blog-post.ts';
import type { HeadTag } from '../seo/head-tags.tsx';
import { articleHead } from './blog-head.ts';

const content = loadContent('content');
const base = 'https://www.dental.example';
const site = { content: { ...content, version: 'v1' }, site: { base, practice: undefined }, groupBase: base };
const post: BlogPost = {
  id: '1',
  slug: 'why-gums-bleed',
  title: 'Why gums bleed',
  excerpt: 'Bleeding gums are common and mostly mend.',
  content: '<p>Words.</p>',
  category: 'Dental Health',
  author: 'Amina Shah',
  tags: ['gums', 'brushing'],
  image_url: null,
  meta_title: null,
  meta_description: null,
  published_at: '2026-11-01T09:00:00.000Z',
  updated_at: '2026-11-02T10:30:00.000Z',
};

type Tag = Record<string, unknown>;
const find = (tags: HeadTag[], test: (tag: Tag) => boolean) => (tags as Tag[]).find(test);
const titleOf = (tags: HeadTag[]) => find(tags, (tag) => 'title' in tag)?.['title'];
const named = (tags: HeadTag[], name: string) =>
  find(tags, (tag) => tag['name'] === name || tag['property'] === name)?.['content'];
const blocks = (tags: HeadTag[]) => (tags as Tag[]).flatMap((tag) => ('jsonLd' in tag ? [tag['jsonLd'] as Tag] : []));

describe('articleHead', () => {
  // @spec 2: Blog article: the title is the meta title, otherwise the post title with a suffix
  it('uses the meta title, or the title with a suffix', () => {
    expect(titleOf(articleHead(site, { ...post, meta_title: 'Bleeding Gums Explained' }))).toBe('Bleeding Gums Explained');
    for (const meta_title of [null, '']) {
      expect(titleOf(articleHead(site, { ...post, meta_title }))).toBe('Why gums bleed | Three Ridings Dental');
    }
  });

  // @spec 2: Blog article: the description is the meta description, otherwise the excerpt
  it('uses the meta description, or the excerpt', () => {
    expect(named(articleHead(site, { ...post, meta_description: 'Why it happens.' }), 'description')).toBe('Why it happens.');
    for (const meta_description of [null, '']) {
      expect(named(articleHead(site, { ...post, meta_description }), 'description')).toBe(post.excerpt);
    }
  });

  // @spec 2: Blog article: social metadata
  it('has Open Graph article tags with the uploaded or the drawn image', () => {
    const drawn = articleHead(site, post);
    expect(named(drawn, 'og:type')).toBe('article');
    expect(named(drawn, 'article:published_time')).toBe(post.published_at);
    expect(named(drawn, 'article:section')).toBe('Dental Health');
    const edition = Date.parse(post.updated_at).toString(36);
    expect(named(drawn, 'og:image')).toBe(`${base}/share-pictures/v1/blog.why-gums-bleed.${edition}.png`);
    expect(named(drawn, 'og:image:width')).toBe('1200');
    const own = articleHead(site, { ...post, image_url: 'https://pictures.example/gums.jpg' });
    expect(named(own, 'og:image')).toBe('https://pictures.example/gums.jpg');
    expect(named(own, 'og:image:width')).toBeUndefined();
  });

  it('describes an uploaded image to those who cannot see it, and in structured data', () => {
    const image_url = '/pictures/sized/article/articles/gums-12345678.12345678.jpg';
    const tags = articleHead(site, { ...post, image_url }, 'A toothbrush');
    expect(named(tags, 'og:image:alt')).toBe('A toothbrush');
    expect(blocks(tags)[0]?.['image']).toEqual({ '@type': 'ImageObject', url: base + image_url, caption: 'A toothbrush' });
    expect(named(articleHead(site, post, 'Of a picture that was removed'), 'og:image:alt')).toBe(post.title);
  });

  it('has a new image URL after every change', () => {
    const changed = articleHead(site, { ...post, updated_at: '2026-11-02T10:30:01.000Z' });
    expect(named(changed, 'og:image')).not.toBe(named(articleHead(site, post), 'og:image'));
  });
});
