import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content-model/load.ts';
import type { BlogPost } from '../../../domain/blog-post.ts';
import { Article } from './article.tsx';

const { blogArticles, blogPage } = loadContent('content');

const post = ({ author, category, excerpt, publishedOn, slug, tags, title }: (typeof blogArticles)[number]): BlogPost => ({
  ...{ id: slug, slug, title, excerpt, category, author, tags },
  content: '<p>Words.</p>',
  image_url: null,
  meta_title: null,
  meta_description: null,
  published_at: `${publishedOn}T09:00:00.000Z`,
  updated_at: `${publishedOn}T09:00:00.000Z`,
});

const render = (shown: BlogPost, imageAlt: string | null = null, aiAssisted = false) =>
  renderToStaticMarkup(
    <Article post={shown} aiAssisted={aiAssisted} imageAlt={imageAlt} next={undefined} words={blogPage} version="v1" />,
  )
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe('Article', () => {
  // @spec 2: Blog article: excerpt and tags are shown
  it('shows its excerpt below the title and all tags at the end', () => {
    expect(blogArticles.length).toBeGreaterThan(0);
    for (const article of blogArticles) {
      const [header = '', rest = ''] = render(post(article)).split('</header>');
      expect(header.replace(/<[^>]*>/g, '|')).toContain(`|${article.title}||${article.excerpt}|`);
      const footer = rest.split('<footer')[1] ?? '';
      expect(article.tags.length).toBeGreaterThan(0);
      expect([...footer.matchAll(/<li[^>]*>([^<]*)<\/li>/g)].map(([, tag]) => tag)).toEqual(article.tags);
    }
  });

  it('shows an uploaded picture in modern formats with its description, and a drawn one without', () => {
    const [article] = blogArticles;
    if (!article) throw new Error('Content has no articles');
    const own = render({ ...post(article), image_url: '/pictures/sized/article/articles/door-1.1.jpg' }, 'The new door');
    expect(own).toContain('alt="The new door"');
    expect(own).toContain('/pictures/sized/article/articles/door-1.1-1280.avif 1280w');
    expect(render(post(article), 'The new door')).not.toMatch(/<source|The new door/);
  });

  it('says so if a model has drafted it', () => {
    const [shown] = blogArticles.map(post);
    if (!shown) throw new Error('Content has no articles');
    expect(render(shown, null, true)).toContain(blogPage.aiAssisted);
    expect(render(shown)).not.toContain(blogPage.aiAssisted);
  });
});
