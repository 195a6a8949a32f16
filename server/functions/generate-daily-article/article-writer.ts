import type { SiteContent } from '../../../content/schema/site.ts';
import type { ArticleProblem } from './checks/check-article.ts';

export type Topic = SiteContent['editorialPlan']['topics'][number];

/** What the blog holds and has held, as far as the choice of a topic needs it. */
export type BlogHistory = {
  /** Of every post, and of every one that was withdrawn. */
  slugs: ReadonlySet<string>;
  /** Ids of topics that were published, or tried in vain, not long ago. */
  topicsUsedLately: ReadonlySet<string>;
  /** When a category last got a post, in milliseconds; a category without one is missing. */
  categoryPublishedAt: ReadonlyMap<string, number>;
};

/** An article that was not let through, with what is wrong with it, for the next try. */
export type Rejected = { candidate: unknown; problems: readonly ArticleProblem[] };

export type Usage = { model?: string; inputTokens: number; outputTokens: number };

export type WriterReply = Usage &
  (
    | { kind: 'article'; candidate: unknown; slug?: string }
    /** No article, but one may come if the writer is told what was wrong. */
    | { kind: 'unusable'; fault: string }
    /** The writer will not write this one, however it is asked. */
    | { kind: 'refusal'; reason: string }
  );

/** The port to whoever writes. */
export type ArticleWriter = {
  source: 'model' | 'backlog';
  /** Which model is asked; a reply may name the one that answered. */
  model?: string;
  /** How often it can be asked to put an article right. */
  repairs: number;
  /** `day` is the UTC day as YYYY-MM-DD: the same blog on the same day gets the same topic. */
  choose(history: BlogHistory, day: string): Topic | undefined;
  /** Throws WriterUnavailable when it could not be reached. `links` are the topic's that lead to a page today. */
  write(topic: Topic, links: readonly string[], rejected?: Rejected): Promise<WriterReply>;
};

/** The writer could not be asked. `passing` says whether another hour may be better; `message` names no address and no key. */
export class WriterUnavailable extends Error {
  override name = 'WriterUnavailable';
  readonly passing: boolean;

  constructor(message: string, passing: boolean) {
    super(message);
    this.passing = passing;
  }
}
