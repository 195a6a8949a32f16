import { Button } from '../../app/ui/button.tsx';
import { TextAreaField } from '../../app/ui/field.tsx';
import { londonTime } from '../../domain/london-time.ts';
import { type DraftedArticle, newSlug } from '../articles/article-drafts.ts';
import { Section } from '../layout/section.tsx';
import { TextLink } from '../layout/text-link.tsx';
import type { ReviewRequest } from './review-requests.ts';

export const reviewRequestMessages = {
  asked: 'Asked. Everyone who may publish gets an email, and sees it on Today.',
  'asked-again':
    'Asked again. Everyone who may publish sees it on Today. They get no new email: you asked less than an hour ago.',
};

/** For editors. */
export function ReviewRequestForm({ since }: { since: Date | undefined }) {
  return (
    <div className="grid max-w-xl gap-4">
      {since ? <p className="font-semibold">You asked on {londonTime(since)}. You can go on writing, or ask again.</p> : null}
      <TextAreaField label="A note (optional)" name="note" rows={2} hint="What it is about, for whoever publishes it." />
      <div>
        <Button size="large" sends={{ formAction: '/ask' }}>
          Ask to publish
        </Button>
      </div>
    </div>
  );
}

/** For publishers and owners. */
export function SendBack({ id }: { id: string }) {
  return (
    <Section title="Or send it back">
      <div className="grid max-w-xl gap-4">
        <TextAreaField label="What is to be changed first" name="note" rows={2} hint="They get it by email." />
        <div>
          <Button variant="secondary" sends={{ formAction: `/asked/${id}/send-back` }}>
            Send back
          </Button>
        </div>
      </div>
    </Section>
  );
}

type ArticlesToReviewProps = { articles: readonly DraftedArticle[]; review: ReviewRequest; previewLink: string };

/** Publishing an article has its own form, with its checks. */
export function ArticlesToReview({ articles, previewLink, review }: ArticlesToReviewProps) {
  return (
    <Section title="Articles" intro="Open one as your own to publish it. You can correct it first.">
      <ul className="grid max-w-4xl border-t border-line">
        {articles.map(({ article, slug, title }) => (
          <li key={article} className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-4">
            <TextLink href={`${previewLink}/blog/${slug ?? newSlug}`} newTab>
              {title || 'Without a title'}
            </TextLink>
            <Button variant="secondary" sends={{ name: 'article', value: article, formAction: `/asked/${review.id}/take` }}>
              Open as mine<span className="sr-only">: {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
