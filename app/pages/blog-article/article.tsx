import type { SiteContent } from '../../../content-model/schema/site.ts';
import type { BlogPost, PostSummary } from '../../../domain/blog-post.ts';
import { fill } from '../../../domain/fill.ts';
import { longDate } from '../../../domain/london-time.ts';
import { PostLink } from '../../posts/post-link.tsx';
import { PostPicture } from '../../posts/post-picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Pill } from '../../ui/pill.tsx';
import { Prose } from '../../ui/prose.tsx';

/** Link to the next article. The whole band is clickable. */
function NextArticle({ heading, post, version }: { post: PostSummary; heading: string; version: string }) {
  return (
    <section className="bg-mist py-12 lg:py-16 print:hidden">
      <div className="group relative wrap grid items-center gap-x-14 gap-y-6 md:grid-cols-[1fr_1.2fr]">
        <div className="aspect-[16/10] overflow-hidden rounded-card md:aspect-[3/2]">
          <div className="size-full motion-safe:transition-transform motion-safe:duration-250 motion-safe:ease-out motion-safe:group-hover:scale-[1.03]">
            <PostPicture post={post} version={version} />
          </div>
        </div>
        <div>
          <h2 className="font-text text-base font-normal tracking-normal text-ink-soft">{heading}</h2>
          <p className="mt-2 font-display text-heading-s leading-[1.1] font-bold tracking-tight text-balance">
            <PostLink post={post} />
          </p>
          <p className="mt-3 max-w-[48ch] text-lg leading-relaxed">{post.excerpt}</p>
        </div>
      </div>
    </section>
  );
}

/** Shorter articles need no table of contents. */
const minSections = 4;

/** Table of contents from the article's headings that have an id. */
function ArticleContents({ html, label }: { html: string; label: string }) {
  const parts = [...html.matchAll(/<h2 id="([\w-]+)">(.*?)<\/h2>/g)];
  if (parts.length < minSections) return null;
  return (
    // Only on wide windows where it fits below the hint.
    <div className="mt-8 hidden print:hidden lg:[@media(min-height:46rem)]:block">
      <h2 className="text-lg">{label}</h2>
      <ul className="mt-2 border-l-2 border-line">
        {parts.map(([, id = '', words = '']) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-0.5 flex min-h-9 items-center border-l-2 border-transparent py-1 pl-4 text-base leading-snug text-ink-soft hover:border-action hover:text-ink"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: part of the article, which was sanitised before it was stored
              dangerouslySetInnerHTML={{ __html: words.replace(/<[^>]*>/g, '') }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = {
  post: BlogPost;
  aiAssisted: boolean;
  imageAlt: string | null;
  next: PostSummary | undefined;
  words: SiteContent['blogPage'];
  version: string;
};

const listPath = '/blog';

/** Extends the picture to the window's right edge from 1024 px. */
const bleedRight = 'lg:mr-[calc((min(73.75rem,100vw-2*var(--gutter))-100vw)/2)] lg:rounded-r-none';

export function Article({ aiAssisted, imageAlt, next, post, version, words }: Props) {
  return (
    <article>
      <header className="overflow-x-clip">
        <div className="wrap grid gap-x-14 gap-y-8 pt-2 pb-10 lg:grid-cols-2 lg:pb-16">
          <div className="lg:self-center lg:py-6">
            <Pill tone="neutral">{post.category}</Pill>
            <h1 className="mt-4 text-heading-l tracking-tight">{post.title}</h1>
            <p className="mt-5 max-w-[46ch] text-xl leading-relaxed">{post.excerpt}</p>
            <p className="mt-5 text-ink-soft">
              <time dateTime={post.published_at}>{longDate(post.published_at)}</time>
              <span aria-hidden="true"> · </span>
              {fill(words.byline, { author: post.author })}
            </p>
          </div>
          <div
            className={`article-picture aspect-[16/10] overflow-hidden rounded-card lg:aspect-auto lg:min-h-[27rem] ${bleedRight}`}
          >
            <PostPicture post={post} version={version} alt={imageAlt ?? ''} priority />
          </div>
        </div>
      </header>
      <div className="wrap grid gap-x-16 gap-y-10 pb-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="article-words min-w-0 text-[1.0625em]">
          <Prose html={post.content} />
          {aiAssisted ? <p className="mt-8 text-ink-soft">{words.aiAssisted}</p> : null}
        </div>
        <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start">
          <section className="article-hint rounded-card bg-mist p-6">
            <p>{words.hint.text}</p>
            <p className="mt-4">
              <a
                href={words.hint.link.href}
                className="inline-block py-1 font-semibold text-action underline underline-offset-4 hover:text-action-hover"
              >
                {words.hint.link.label}
              </a>
            </p>
          </section>
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
