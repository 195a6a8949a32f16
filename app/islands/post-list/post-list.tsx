import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type FormEvent, type Ref, useState } from 'react';
import type { SiteContent } from '../../../content-model/schema/site.ts';
import type { PostSummary } from '../../../domain/blog-post.ts';
import { fill } from '../../../domain/fill.ts';
import { feedPath } from '../../../domain/site-pages.ts';
import type { PostPage } from '../../backend/blog-posts.ts';
import { createBlogPostsCache, postPageQuery } from '../../backend/blog-posts-cache.ts';
import type { GenerationOutcome } from '../../backend/request-article.ts';
import { PostState } from '../../posts/post-state.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice, NoticeRegion } from '../../ui/notice.tsx';
import { pageCount } from './paging.ts';
import { PagingLinks } from './paging-links.tsx';
import { PostCards, PostCardsSkeleton } from './post-cards.tsx';
import { useArticleGeneration } from './use-article-generation.ts';

type AdminToolsProps = {
  words: SiteContent['blogPage']['adminTools'];
  busy: boolean;
  onGenerate: () => void;
  ref: Ref<HTMLFormElement>;
};

/** Without a script the form posts to the page, whose action calls the same function. */
function AdminTools({ busy, onGenerate, ref, words }: AdminToolsProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGenerate();
  };
  return (
    <section className="self-start rounded-card border-2 border-dashed border-ink/25 p-6 md:p-8">
      <h2 className="text-2xl">{words.heading}</h2>
      <p className="mt-2 max-w-[44ch]">{words.text}</p>
      <form ref={ref} method="post" onSubmit={submit} className="mt-5">
        <Button variant="secondary" busy={busy} needsScript>
          {busy ? words.busy : words.button}
        </Button>
      </form>
    </section>
  );
}

/** The blog's categories, as plain text without links. */
function CategoryList({ categories, heading }: { heading: string; categories: readonly string[] }) {
  return (
    <section>
      <h2 className="text-heading-s">{heading}</h2>
      <ul className="mt-6 list-disc gap-x-8 pl-5 marker:text-ink-soft sm:columns-2">
        {categories.map((category) => (
          <li key={category} className="py-1">
            {category}
          </li>
        ))}
      </ul>
    </section>
  );
}

export type PostListProps = {
  words: SiteContent['blogPage'];
  version: string;
  page: number;
  /** Undefined if the articles missed the server's deadline or could not be read. */
  fromServer: PostPage<PostSummary> | undefined;
  failedOnServer: boolean;
  generated: GenerationOutcome | undefined;
};

function LivePostList({ failedOnServer, fromServer, generated, page, version, words }: PostListProps) {
  const { data: list, errorUpdateCount } = useQuery({ ...postPageQuery(page), initialData: fromServer });
  // The error stays during the next attempt; a list stays even if a refetch fails.
  const failed = failedOnServer || errorUpdateCount > 0;
  const generation = useArticleGeneration(generated);
  const { outcome } = generation;
  return (
    <>
      <section aria-busy={!list && !failed} className="wrap pb-16 lg:pb-24">
        <h2 className="sr-only">{words.listHeading}</h2>
        {list && list.posts.length > 0 ? (
          <PostCards posts={list.posts} opens={page === 1} byline={words.byline} version={version} />
        ) : list ? (
          <PostState kind="none-yet" text={words.empty} next={words.emptyNext} version={version} />
        ) : failed ? (
          <PostState kind="trouble" text={words.failed} next={{ label: words.retry, href: `?page=${page}` }} version={version} />
        ) : (
          <PostCardsSkeleton label={words.loading} opens={page === 1} />
        )}
        {list ? <PagingLinks page={page} pages={pageCount(list.total)} words={words.paging} /> : null}
        <a href={feedPath} className="mt-8 inline-flex min-h-11 items-center gap-2 font-semibold text-action hover:underline">
          <Icon name="arrow-right" size={20} />
          {words.feed}
        </a>
      </section>
      <div className="bg-mist py-16 lg:py-20">
        <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[1.6fr_1fr]">
          <CategoryList heading={words.categoriesHeading} categories={words.categories} />
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
                ? fill(words.generated.description, { title: outcome.title })
                : (outcome.error ?? words.generationFailed.description)
            }
            onDismiss={generation.dismiss}
            asDialog={generation.fromServer}
          />
        ) : null}
      </NoticeRegion>
    </>
  );
}

/** The list of articles, refetched every 30 seconds, and Admin Tools. */
export function PostList(props: PostListProps) {
  const [cache] = useState(createBlogPostsCache);
  return (
    <QueryClientProvider client={cache}>
      <LivePostList {...props} />
    </QueryClientProvider>
  );
}
