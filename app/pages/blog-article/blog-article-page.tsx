import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SiteContent } from '../../../content/schema/site.ts';
import type { BlogPost } from '../../../domain/blog-post.ts';
import { postQuery } from '../../backend/blog-posts-cache.ts';
import { PostState } from '../../site/post-state.tsx';
import { Article } from './article.tsx';
import { ArticleNotFound } from './article-not-found.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import type { LaterNext } from './next-article.tsx';

type Props = {
  slug: string;
  /** The article, null where there is none of that slug, undefined where it has to be fetched. */
  given: BlogPost | null | undefined;
  aiAssisted: boolean | Promise<boolean>;
  next: LaterNext;
  failedOnServer: boolean;
  words: SiteContent['blogPage'];
  version: string;
  onFetched: () => void;
};

export function BlogArticlePage({ aiAssisted, failedOnServer, given, next, onFetched, slug, version, words }: Props) {
  const query = useQuery({ ...postQuery(slug), enabled: given === undefined });
  const post = given === undefined ? query.data : given;
  const arrived = given === undefined && query.data !== undefined;
  useEffect(() => {
    if (arrived) onFetched();
  }, [arrived, onFetched]);

  if (post) return <Article post={post} aiAssisted={aiAssisted} next={next} words={words} version={version} />;
  if (post === null) return <ArticleNotFound words={words.notFound} version={version} />;
  if (!failedOnServer && query.errorUpdateCount === 0)
    return <ArticleSkeleton heading={words.listHeading} label={words.loading} />;
  return (
    <div className="wrap py-10 lg:pb-24">
      <h1 className="sr-only">{words.listHeading}</h1>
      <PostState kind="trouble" text={words.failed} next={{ label: words.retry, href: '?' }} version={version} />
    </div>
  );
}
