import type { ReactNode } from 'react';
import { ButtonLink } from '../../app/ui/button.tsx';
import { Pill, type PillTone } from '../../app/ui/pill.tsx';
import { londonTime } from '../../domain/london-time.ts';
import { ForPublishers } from '../layout/for-publishers.tsx';
import { More } from '../layout/more.tsx';
import { Pages } from '../layout/pages.tsx';
import { PostForm } from '../layout/post-form.tsx';
import { Screen } from '../layout/screen.tsx';
import { Section } from '../layout/section.tsx';
import { TextLink } from '../layout/text-link.tsx';
import { reviewRequestMessages } from '../publishing/review-request-parts.tsx';
import { type DraftedArticle, writingHref } from './article-drafts.ts';
import type { ArticleList, ListedArticle } from './articles.ts';

type Props = ArticleList & {
  drafts: readonly DraftedArticle[];
  page: number;
  /** The titles of the editorial plan's topics, by id. */
  topics: ReadonlyMap<string, string>;
  siteUrl: string;
};

const messages: Readonly<Record<string, string>> = {
  published: 'Published. It is on the blog within 7 seconds.',
  scheduled: 'Scheduled. It is published by itself.',
  edited: 'Saved. The blog shows it within 7 seconds.',
  withdrawn: 'Withdrawn. You can publish it again below.',
  restored: 'Published again, at the same address.',
  discarded: 'Discarded.',
  ...reviewRequestMessages,
  'not-asked': 'Not asked: it is too long, was withdrawn, or you saved it in another window. Look at it again.',
  nothing: 'That was already done, by you or by someone else.',
};

export function ArticlesScreen(props: Props) {
  const { backlog, drafts, later, page, pages, published, refused, siteUrl, topics, withdrawn } = props;
  const [waiting, scheduled] = [later.filter(({ isWaiting }) => isWaiting), later.filter(({ isWaiting }) => !isWaiting)];
  return (
    <Screen title="Articles" messages={messages}>
      <div>
        <ButtonLink href="/articles/new">Write an article</ButtonLink>
      </div>
      {drafts.length > 0 ? (
        <List title="Being written" intro="Patients see these once they are published." count={drafts.length}>
          {drafts.map(({ article, at, isInReview, title }) => (
            <Card
              key={article}
              title={title || 'Without a title'}
              state={isInReview ? 'Asked to publish' : 'Your draft'}
              tone="warning"
              when={`Saved ${londonTime(at, 'full')}`}
            >
              <TextLink href={writingHref(article)}>
                Go on writing<span className="sr-only">: {title}</span>
              </TextLink>
            </Card>
          ))}
        </List>
      ) : null}
      {waiting.length > 0 ? (
        <List
          title="Waiting for a person"
          intro="Software wrote these. Patients see them once somebody publishes them."
          count={waiting.length}
        >
          {waiting.map((article) => (
            <Card key={article.id} title={article.title} state="Not published" tone="warning">
              <EditAndWithdraw article={article} label="Read and publish" />
            </Card>
          ))}
        </List>
      ) : null}
      <List title="Scheduled" empty="Nothing is scheduled." count={scheduled.length}>
        {scheduled.map((article) => (
          <Card key={article.id} title={article.title} state="Scheduled" tone="warning" when={londonTime(article.at, 'full')}>
            <EditAndWithdraw article={article} />
          </Card>
        ))}
      </List>
      <List
        title="Written and waiting"
        intro="One is published each morning at 9 AM UTC, in this order."
        empty="The backlog is empty."
        count={backlog.length}
      >
        {backlog.map(({ isNext, slug, title }) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-2">
            <a
              href={`/edit/blog-backlog/${slug}.md`}
              className="py-1.5 underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {title}
            </a>
            {isNext ? <Pill tone="success">Next</Pill> : null}
          </li>
        ))}
      </List>
      <List
        title="What our rules refused, and why"
        intro="Articles are checked before they are published. These were not."
        empty="Nothing was refused."
        count={refused.length}
      >
        {refused.map(({ at, reason, topic }) => (
          <li key={at.toISOString()} className="grid gap-1 border-b border-line pb-3">
            <p className="font-semibold">{topics.get(topic) ?? (topic || 'No topic')}</p>
            <p className="text-[0.9375em] text-ink-soft">{londonTime(at, 'full')}</p>
            <p className="break-words">{reason}</p>
          </li>
        ))}
      </List>
      <List title="Published" empty="Nothing is published yet." count={published.length}>
        {published.map((article) => (
          <Card key={article.id} title={article.title} state="Published" tone="success" when={londonTime(article.at, 'full')}>
            <TextLink href={`${siteUrl}/blog/${article.slug}`}>
              See it on the blog<span className="sr-only">: {article.title}</span>
            </TextLink>
            <EditAndWithdraw article={article} />
          </Card>
        ))}
      </List>
      <Pages address="/articles?page=" page={page} pages={pages} />
      <List title="Withdrawn" empty="Nothing was withdrawn." count={withdrawn.length}>
        {withdrawn.map((article) => (
          <Card key={article.id} title={article.title} state="Withdrawn" tone="neutral" when={londonTime(article.at, 'full')}>
            <ForPublishers>
              <PostForm action={`/articles/${article.id}/restore`} label="Publish again" about={`: ${article.title}`} />
            </ForPublishers>
          </Card>
        ))}
      </List>
    </Screen>
  );
}

type ListProps = { title: string; intro?: string; empty?: string; count: number; children: ReactNode };

function List({ children, count, empty = '', intro = '', title }: ListProps) {
  return (
    <Section title={title} intro={count === 0 ? empty : intro}>
      <ul className="grid max-w-3xl gap-3">{children}</ul>
    </Section>
  );
}

type CardProps = { title: string; state: string; tone: PillTone; when?: string; children: ReactNode };

function Card({ children, state, title, tone, when }: CardProps) {
  return (
    <li className="grid gap-2 rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="min-w-0 text-lg break-words">{title}</h3>
        <Pill tone={tone}>{state}</Pill>
      </div>
      {when ? <p className="text-[0.9375em] text-ink-soft">{when}</p> : null}
      <div className="flex flex-wrap items-start gap-x-5 [&>a]:py-2">{children}</div>
    </li>
  );
}

function EditAndWithdraw({ article: { id, title }, label = 'Edit' }: { article: ListedArticle; label?: string }) {
  return (
    <>
      <TextLink href={`/articles/${id}/edit`}>
        {label}
        <span className="sr-only">: {title}</span>
      </TextLink>
      <ForPublishers>
        <More label="Withdraw" about={`: ${title}`}>
          <PostForm action={`/articles/${id}/withdraw`} label="Withdraw it" variant="danger">
            <p>It disappears from the blog. We keep it, and you can publish it again.</p>
          </PostForm>
        </More>
      </ForPublishers>
    </>
  );
}
