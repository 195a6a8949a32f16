import { useQuery } from '@tanstack/react-query';
import type { SiteContent } from '../../../content/schema/site.ts';
import type { PostSummary } from '../../../domain/blog-post.ts';
import { feedPath } from '../../../domain/site-pages.ts';
import type { PostPage } from '../../backend/blog-posts.ts';
import { postPageQuery } from '../../backend/blog-posts-cache.ts';
import type { GenerationOutcome } from '../../backend/generate-article.ts';
import { PostState } from '../../site/post-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice, NoticeRegion } from '../../ui/notice.tsx';
import { AdminTools } from './admin-tools.tsx';
import { CategoryList } from './category-list.tsx';
import { pageCount } from './paging.ts';
import { PagingLinks } from './paging-links.tsx';
import { PostList, PostListSkeleton } from './post-list.tsx';
import { useArticleGeneration } from './use-article-generation.ts';

type Props = {
  words: SiteContent['blogPage'];
  /** Of the content, for the addresses of drawings. */
  version: string;
  page: number;
  /** What the server put into the page; on a soft navigation it puts in nothing, and nobody waits for it. */
  fromServer: PostPage<PostSummary> | undefined;
  failedOnServer: boolean;
  generated: GenerationOutcome | undefined;
};

export function BlogPage({ failedOnServer, fromServer, generated, page, version, words }: Props) {
  const query = useQuery(postPageQuery(page));
  const list = query.data ?? fromServer;
  // A failure that was told stays told while the next try is under way; a list that is there stays whatever happens.
  const failed = failedOnServer || query.errorUpdateCount > 0;
  const generation = useArticleGeneration(generated);
  const { outcome } = generation;
  return (
    <>
      <div className="wrap grid gap-x-16 gap-y-4 pt-4 pb-10 lg:grid-cols-[1.2fr_1fr] lg:items-end lg:pb-12">
        <h1 className="max-w-[12ch] text-[clamp(2.75rem,6.5vw,5.25rem)] tracking-tight">{words.hero.heading}</h1>
        {words.hero.lead ? <p className="max-w-[46ch] text-xl leading-relaxed lg:pb-2">{words.hero.lead}</p> : null}
      </div>
      <section aria-labelledby="articles-heading" aria-busy={!list && !failed} className="wrap pb-16 lg:pb-24">
        <h2 id="articles-heading" className="sr-only">
          {words.listHeading}
        </h2>
        {list && list.posts.length > 0 ? (
          <PostList posts={list.posts} opens={page === 1} byline={words.byline} version={version} />
        ) : list ? (
          <PostState kind="none-yet" text={words.empty} next={words.emptyNext} version={version} />
        ) : failed ? (
          // A load of its own: it works where the script is what failed.
          <PostState kind="trouble" text={words.failed} next={{ label: words.retry, href: `?page=${page}` }} version={version} />
        ) : (
          <PostListSkeleton label={words.loading} opens={page === 1} />
        )}
        {list ? <PagingLinks page={page} pages={pageCount(list.total)} words={words.paging} /> : null}
        <a href={feedPath} className="mt-8 inline-flex min-h-11 items-center gap-2 font-semibold text-action hover:underline">
          <Icon name="arrow-right" size={20} />
          {words.feed}
        </a>
      </section>
      <div className="bg-mist py-16 lg:py-20">
        <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[1.6fr_1fr]">
          <CategoryList heading={words.categoriesHeading} categories={words.categories} version={version} />
          <AdminTools words={words.adminTools} busy={generation.busy} onGenerate={generation.generate} ref={generation.form} />
        </div>
      </div>
      <NoticeRegion>
        {outcome ? (
          <Notice
            tone={outcome.success ? 'success' : 'danger'}
            title={outcome.success ? words.generated.title : words.generationFailed.title}
            description={
              outcome.success
                ? words.generated.description.replace('{title}', () => outcome.title)
                : (outcome.error ?? words.generationFailed.description)
            }
            onDismiss={generation.dismiss}
            closesItself={generation.fromServer}
          />
        ) : null}
      </NoticeRegion>
    </>
  );
}
