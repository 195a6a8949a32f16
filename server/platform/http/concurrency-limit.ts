import pLimit from 'p-limit';

/** This process has more work than it can finish in time. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/** Runs the work now or in turn. Throws Overloaded if too many requests are waiting. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

export function limitConcurrency(atOnce: number, waiting: number): ConcurrencyLimit {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw new Overloaded('too many requests wait');
    return limit(work);
  };
}

export type Limits = Record<'sitePages' | 'otherPages' | 'pictures' | 'functions' | 'queries', ConcurrencyLimit>;

/** Node renders on one thread: more at once makes everybody wait longer. */
export function createLimits({ databasePool, pagesAtOnce }: { databasePool: number; pagesAtOnce: number }): Limits {
  return {
    // Separate, so that requests for invented addresses cannot block the pages of the site map.
    sitePages: limitConcurrency(pagesAtOnce, 4 * pagesAtOnce),
    otherPages: limitConcurrency(pagesAtOnce, pagesAtOnce),
    pictures: limitConcurrency(1, 20),
    // Up to 20 callers wait most of a minute for the worker to write an article: they must not take every place.
    functions: limitConcurrency(Math.max(40, 4 * databasePool), 200),
    queries: limitConcurrency(databasePool, 2 * databasePool),
  };
}
