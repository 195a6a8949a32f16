import type { ReactNode } from 'react';
import { TextField } from '../../app/ui/field.tsx';
import { Pill, type PillTone } from '../../app/ui/pill.tsx';
import { articlePath } from '../../content-model/article-path.ts';
import type { ContentFile } from '../../content-model/content-file.ts';
import { titleOf } from '../../content-model/content-list.ts';
import { editHref } from '../../content-model/field-address.ts';
import { longestTitle } from '../../content-model/schema/blog-article.ts';
import { londonTime } from '../../domain/london-time.ts';
import type { ListedArticle } from '../../server/articles/listed-articles.ts';
import { notSaved } from '../drafts/drafts.ts';
import { ForPublishers } from '../layout/for-publishers.tsx';
import { More } from '../layout/more.tsx';
import { Pages } from '../layout/pages.tsx';
import { PostForm } from '../layout/post-form.tsx';
import { Screen } from '../layout/screen.tsx';
import { Section } from '../layout/section.tsx';
import { TextLink } from '../layout/text-link.tsx';
import type { ArticleList } from './articles.ts';

type Props = ArticleList & {
  /** Drafts of the member. */
  written: readonly ContentFile[];
  /** Publications for later with articles. */
  schedules: readonly { id: number; dueAt: Date; titles: readonly string[] }[];
  page: number;
  /** The titles of the editorial plan's topics, by id. */
  topics: ReadonlyMap<string, string>;
  siteUrl: string;
};

const messages: Readonly<Record<string, string>> = {
  withdrawn: 'Withdrawn. You can publish it again below.',
  scheduled: 'It is set for later. Cancel that in History first.',
  restored: 'Published again, at the same address.',
  ...notSaved,
  'no-title': `Enter a title of at most ${longestTitle} characters.`,
  nothing: 'That was already done, by you or by someone else.',
};

export function ArticlesScreen(props: Props) {
  const { backlog, later, page, pages, published, refused, schedules, siteUrl, topics, withdrawn, written } = props;
  const [waiting, scheduled] = [later.filter(({ isWaiting }) => isWaiting), later.filter(({ isWaiting }) => !isWaiting)];
  return (
    <Screen title="Articles" messages={messages}>
      <div className="max-w-3xl">
        <PostForm action="/articles/new" label="Write an article" variant="primary">
          <TextField
            label="Title of a new article"
            name="title"
            hint="The address is made of it, and stays when you change the title later."
            maxLength={longestTitle}
            required
          />
        </PostForm>
      </div>
      {written.length > 0 ? (
        <List title="Being written" intro="Patients see these once they are published." count={written.length}>
          {written.map((file) => (
            <Card key={file.file} title={titleOf(file)} state="Your draft" tone="warning">
              <TextLink href={editHref(file.file)}>
                Go on writing<span className="sr-only">: {titleOf(file)}</span>
              </TextLink>
              <TextLink href="/changes">Review and publish</TextLink>
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
          {waiting.map(({ slug, title }) => (
            <Card key={slug} title={title} state="Not published" tone="warning">
              <PostForm action={`/articles/${slug}/take`} label="Read and publish" about={`: ${title}`} />
              <Withdraw slug={slug} title={title} />
            </Card>
          ))}
        </List>
      ) : null}
      <List title="Scheduled" empty="Nothing is scheduled." count={scheduled.length + schedules.length}>
        {schedules.map(({ dueAt, id, titles }) => (
          <Card key={id} title={titles.join(', ')} state="Scheduled" tone="warning" when={londonTime(dueAt, 'full')}>
            <TextLink href="/history">See it in the history</TextLink>
          </Card>
        ))}
        {scheduled.map((article) => (
          <Card key={article.slug} title={article.title} state="Scheduled" tone="warning" when={londonTime(article.at, 'full')}>
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
          <Card key={article.slug} title={article.title} state="Published" tone="success" when={londonTime(article.at, 'full')}>
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
          <Card key={article.slug} title={article.title} state="Withdrawn" tone="neutral" when={londonTime(article.at, 'full')}>
            <ForPublishers>
              <PostForm action={`/articles/${article.slug}/restore`} label="Publish again" about={`: ${article.title}`} />
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

type NamedArticle = Pick<ListedArticle, 'slug' | 'title'>;

function EditAndWithdraw({ article: { slug, title } }: { article: NamedArticle }) {
  return (
    <>
      <TextLink href={editHref(articlePath(slug))}>
        Edit<span className="sr-only">: {title}</span>
      </TextLink>
      <Withdraw slug={slug} title={title} />
    </>
  );
}

function Withdraw({ slug, title }: NamedArticle) {
  return (
    <ForPublishers>
      <More label="Withdraw" about={`: ${title}`}>
        <PostForm action={`/articles/${slug}/withdraw`} label="Withdraw it" variant="danger">
          <p>It disappears from the blog. We keep it, and you can publish it again.</p>
        </PostForm>
      </More>
    </ForPublishers>
  );
}
