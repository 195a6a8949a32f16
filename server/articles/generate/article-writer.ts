import type { SiteContent } from '../../../content-model/schema/site.ts';
import type { ArticleProblem } from './checks/article-problem.ts';

export type Topic = SiteContent['editorialPlan']['topics'][number];

/** What the choice of a topic needs to know about past articles. */
export type BlogHistory = {
  /** Of all posts, including withdrawn ones. */
  slugs: ReadonlySet<string>;
  /** Ids of topics that were recently published or skipped. */
  topicsUsedLately: ReadonlySet<string>;
  /** Time of each category's newest post, in milliseconds. Categories without a post are missing. */
  categoryPublishedAt: ReadonlyMap<string, number>;
};

/** An article that failed the checks, with its problems, for the next repair round. */
export type Rejected = { candidate: unknown; problems: readonly ArticleProblem[] };

export type Usage = { model?: string; inputTokens: number; outputTokens: number };

export type WriterReply = Usage &
  /** The content of the candidate is Markdown. */
  (
    | { kind: 'article'; candidate: unknown; slug?: string }
    /** No article, but a repair request may produce one. */
    | { kind: 'unusable'; fault: string }
    /** The writer declines the topic, so a repair request would not help. */
    | { kind: 'refusal'; reason: string }
  );

/** Port to the source of articles: a language model or the backlog. */
export type ArticleWriter = {
  source: 'model' | 'backlog';
  /** The configured model. A reply may name the one that answered. */
  model?: string;
  /** The maximum number of repair requests per article. */
  repairs: number;
  /** Deterministic: the same history and `day` (UTC, as YYYY-MM-DD) give the same topic. */
  choose(history: BlogHistory, day: string): Topic | undefined;
  /** Throws WriterUnavailable if it cannot be reached. `links` are the topic's links whose pages exist today. */
  write(topic: Topic, links: readonly string[], rejected?: Rejected): Promise<WriterReply>;
};

/** `isTemporary`: a later request may succeed. `message` contains no address and no key. */
export class WriterUnavailable extends Error {
  override name = 'WriterUnavailable';
  readonly isTemporary: boolean;

  constructor(message: string, isTemporary: boolean) {
    super(message);
    this.isTemporary = isTemporary;
  }
}
