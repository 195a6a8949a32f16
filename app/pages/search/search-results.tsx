import type { ReactNode } from 'react';
import type { SiteContent } from '../../../content-model/schema/site.ts';
import { breadcrumbs } from '../../../domain/breadcrumbs.ts';
import { fill } from '../../../domain/fill.ts';
import { longDate } from '../../../domain/london-time.ts';
import type { ChargesReminder } from '../../practices/charges-in-force.ts';
import { ChargesNote } from '../../practices/charges-note.tsx';
import { drawingAddress } from '../../sections/drawing-address.ts';
import { TextBesidePicture } from '../../sections/text-beside-picture.tsx';
import { Space } from '../../ui/space.tsx';
import { PopularLinks } from './popular-links.tsx';

type Excerpt = { text: string; marked: boolean }[];
type PageResult = { path: string; name: string; excerpt: Excerpt };
type ArticleResult = { slug: string; title: string; category: string; date: string; excerpt: Excerpt };

export type SearchResultsProps = {
  words: Pick<SiteContent['searchPage'], 'articles' | 'articlesMissing' | 'count' | 'nothing' | 'pages' | 'popular'>;
  version: string;
  /** Empty before the first search. */
  query: string;
  pages: PageResult[];
  articles: ArticleResult[];
  articlesMissing: boolean;
  /** If an excerpt quotes an NHS charge that may be out of date. */
  reminder: ChargesReminder | undefined;
};

export function SearchResults({ articles, articlesMissing, pages, query, reminder, version, words }: SearchResultsProps) {
  const found = pages.length + articles.length;
  const count = found === 0 ? words.count.none : found === 1 ? words.count.one : words.count.many;
  return (
    <div className={`min-w-0 ${found === 0 ? 'col-span-full' : ''}`}>
      <div className="grid gap-4">
        <h2 className="text-heading-s wrap-anywhere">{fill(count, { count: found, query })}</h2>
        {articlesMissing ? <p className="border-l-4 border-warning pl-4">{words.articlesMissing}</p> : null}
        <ChargesNote reminder={reminder} />
      </div>
      {found === 0 ? <NothingFound words={words} version={version} /> : null}
      {pages.length > 0 ? (
        <Group heading={words.pages} count={pages.length}>
          {pages.map(({ excerpt, name, path }) => (
            <Result key={path} to={path} title={name} kind={trail(path)} excerpt={excerpt} />
          ))}
        </Group>
      ) : null}
      {articles.length > 0 ? (
        <Group heading={words.articles} count={articles.length}>
          {articles.map(({ category, date, excerpt, slug, title }) => (
            <Result
              key={slug}
              to={`/blog/${slug}`}
              title={title}
              kind={
                <>
                  {category}, <time dateTime={date}>{longDate(date)}</time>
                </>
              }
              excerpt={excerpt}
            />
          ))}
        </Group>
      ) : null}
    </div>
  );
}

const trail = (path: string) =>
  breadcrumbs(path)
    .map(({ name }) => name)
    .join(' / ');

function Group({ children, count, heading }: { heading: string; count: number; children: ReactNode }) {
  const id = `${heading.toLowerCase().replace(/\W+/g, '-')}-found`;
  return (
    <section className="mt-10">
      <h3 id={id} className="flex items-baseline gap-3 border-b-2 border-ink pb-2 text-xl">
        {heading}
        <Space stop=":" />
        <span className="font-text text-base font-normal text-ink-soft tabular-nums">{count}</span>
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

function Result({ excerpt, kind, title, to }: { to: string; title: string; kind: ReactNode; excerpt: Excerpt }) {
  return (
    <li className="border-b border-line py-6">
      <h4 className="font-display text-2xl leading-tight font-bold tracking-tight">
        <a href={to} className="text-action hover:text-action-hover hover:underline">
          {title}
        </a>
      </h4>
      {kind ? <p className="mt-1 text-base text-ink-soft">{kind}</p> : null}
      <p className="mt-2 max-w-[65ch] text-pretty">
        {excerpt.map(({ marked, text }, index) =>
          marked ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an excerpt never change order
            <mark key={index} className="rounded-sm bg-accent/40 px-0.5 text-ink dark:bg-accent/25">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
    </li>
  );
}

function NothingFound({ version, words }: Pick<SearchResultsProps, 'version' | 'words'>) {
  return (
    <div className="mt-6 grid gap-12">
      <TextBesidePicture drawing={drawingAddress(version, 'messages/nothing-found.svg')}>
        <h3 className="text-2xl">{words.nothing.heading}</h3>
        <ul className="mt-4 grid max-w-[44ch] list-disc gap-2 pl-5 text-lg marker:text-action">
          {words.nothing.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </TextBesidePicture>
      <PopularLinks {...words.popular} spread />
    </div>
  );
}
