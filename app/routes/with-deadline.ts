import { waitQuery } from '../../domain/wait-query.ts';

/** After this the page is sent with skeletons. */
const deadlineMs = 1000;

/** The result, or 'late' after the deadline. A request with the wait query has no deadline. */
export async function withDeadline<T>(work: Promise<T>, url: URL, deadline = deadlineMs): Promise<T | 'late'> {
  if (url.searchParams.has(waitQuery)) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), deadline);
  });
  // Avoids an unhandled rejection after the deadline.
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
