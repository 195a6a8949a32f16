import pLimit from 'p-limit';

/** Thrown when the queue of waiting requests is full. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/** Runs the work now or queues it. Throws Overloaded if the queue is full. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

export function limitConcurrency(concurrency: number, waiting: number): ConcurrencyLimit {
  const limit = pLimit(concurrency);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= concurrency + waiting) throw new Overloaded('Too many waiting requests');
    return limit(work);
  };
}

export type Limits = Record<'sitePages' | 'otherPages' | 'pictures' | 'functions' | 'queries', ConcurrencyLimit>;

/** Node renders on one thread, so more concurrency only makes every request slower. */
export function createLimits({ databasePool, pagesAtOnce }: { databasePool: number; pagesAtOnce: number }): Limits {
  return {
    // Separate, so that requests for invented addresses cannot block the pages of the site map.
    sitePages: limitConcurrency(pagesAtOnce, 4 * pagesAtOnce),
    otherPages: limitConcurrency(pagesAtOnce, pagesAtOnce),
    pictures: limitConcurrency(1, 20),
    // Up to 20 callers wait almost a minute for an article, so the limit leaves room for others.
    functions: limitConcurrency(Math.max(40, 4 * databasePool), 200),
    queries: limitConcurrency(databasePool, 2 * databasePool),
  };
}
