import type { SiteContent } from '../../../content/schema/site.ts';
import type { BlogPost } from '../../../domain/blog-post.ts';
import { fill } from '../../../domain/fill.ts';
import type { NextPost } from '../../posts/next-post.ts';
import { longPostDate } from '../../posts/post-date.ts';
import { PostPicture } from '../../posts/post-picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Pill } from '../../ui/pill.tsx';
import { Prose } from '../../ui/prose.tsx';
import { ArticleContents } from './article-contents.tsx';
import { NextArticle } from './next-article.tsx';

type Props = {
  post: BlogPost;
  aiAssisted: boolean;
  next: NextPost | undefined;
  words: SiteContent['blogPage'];
  version: string;
};

const listPath = '/blog';

/** Extends the picture to the window's right edge from 1024 px. */
const bleedRight = 'lg:mr-[calc((min(73.75rem,100vw-2*var(--gutter))-100vw)/2)] lg:rounded-r-none';

export function Article({ aiAssisted, next, post, version, words }: Props) {
  return (
    <article>
      <header className="overflow-x-clip">
        <div className="wrap grid gap-x-14 gap-y-8 pt-2 pb-10 lg:grid-cols-2 lg:pb-16">
          <div className="lg:self-center lg:py-6">
            <Pill tone="neutral">{post.category}</Pill>
            <h1 className="mt-4 text-heading-l tracking-tight">{post.title}</h1>
            <p className="mt-5 max-w-[46ch] text-xl leading-relaxed">{post.excerpt}</p>
            <p className="mt-5 text-ink-soft">
              <time dateTime={post.published_at}>{longPostDate(post.published_at)}</time>
              <span aria-hidden="true"> · </span>
              {fill(words.byline, { author: post.author })}
            </p>
          </div>
          <div
            className={`article-picture aspect-[16/10] overflow-hidden rounded-card lg:aspect-auto lg:min-h-[27rem] ${bleedRight}`}
          >
            <PostPicture post={post} version={version} priority />
          </div>
        </div>
      </header>
      <div className="wrap grid gap-x-16 gap-y-10 pb-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="article-words min-w-0 text-[1.0625em]">
          <Prose html={post.content} />
          {aiAssisted ? <p className="mt-8 text-ink-soft">{words.aiAssisted}</p> : null}
        </div>
        <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start">
          <aside className="article-hint rounded-card bg-mist p-6">
            <p>{words.hint.text}</p>
            <p className="mt-4">
              <a
                href={words.hint.link.href}
                className="inline-block py-1 font-semibold text-action underline underline-offset-4 hover:text-action-hover"
              >
                {words.hint.link.label}
              </a>
            </p>
          </aside>
          <ArticleContents html={post.content} label={words.contents} />
        </div>
      </div>
      <footer className="wrap pb-16 lg:pb-24">
        {post.tags.length > 0 ? (
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2 border-t border-line pt-6">
            <h2 className="text-lg">{words.tagsLabel}</h2>
            <ul className="flex flex-wrap gap-x-2 text-ink-soft">
              {post.tags.map((tag) => (
                <li key={tag} className="not-last:after:content-[',']">
                  {tag}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4 print:hidden">
          <ButtonLink href={listPath} size="large">
            {words.back}
          </ButtonLink>
          <a
            href={listPath}
            className="inline-flex min-h-11 items-center font-semibold text-action underline decoration-2 underline-offset-4 hover:text-action-hover"
          >
            {words.viewAll}
          </a>
        </div>
      </footer>
      {next ? <NextArticle post={next} heading={words.next} version={version} /> : null}
    </article>
  );
}
