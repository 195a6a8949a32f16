import type { SiteContent } from '../../../content-model/schema/site.ts';
import type { BlogPost, PostSummary } from '../../../domain/blog-post.ts';
import { LateArticle } from '../../islands/late-article/late-article.tsx';
import { PostState } from '../../posts/post-state.tsx';
import { drawingAddress } from '../../sections/drawing-address.ts';
import { TextBesidePicture } from '../../sections/text-beside-picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Article } from './article.tsx';

function ArticleNotFound({ version, words }: { version: string; words: SiteContent['blogPage']['notFound'] }) {
  return (
    <div className="wrap pt-4 pb-20 lg:pb-28">
      <TextBesidePicture drawing={drawingAddress(version, 'messages/not-found.svg')}>
        <h1 className="max-w-[8.6em] text-heading-xl tracking-tight">{words.heading}</h1>
        <p className="mt-5 text-xl leading-relaxed">{words.text}</p>
        <div className="mt-8">
          <ButtonLink href="/blog" size="large">
            {words.back}
          </ButtonLink>
        </div>
      </TextBesidePicture>
    </div>
  );
}

/** Null if there is no such article, 'late' if it missed the deadline, 'failed' if the database did not answer. */
export type FoundArticle =
  | { post: BlogPost; aiAssisted: boolean; imageAlt: string | null; next: PostSummary | undefined }
  | null
  | 'late'
  | 'failed';

type Props = {
  found: FoundArticle;
  words: SiteContent['blogPage'];
  version: string;
};

export function BlogArticlePage({ found, version, words }: Props) {
  const failed = (
    <div className="wrap py-10 lg:pb-24">
      <h1 className="sr-only">{words.listHeading}</h1>
      <PostState kind="trouble" text={words.failed} next={{ label: words.retry, href: '?' }} version={version} />
    </div>
  );
  if (found === 'late') return <LateArticle heading={words.listHeading} label={words.loading} failed={failed} />;
  if (found === 'failed') return failed;
  if (found === null) return <ArticleNotFound words={words.notFound} version={version} />;
  return <Article {...found} words={words} version={version} />;
}
