import { waitQuery } from '../../domain/wait-query.ts';

/** After this the page is sent with skeletons. */
const deadlineMs = 1000;
/** For requests with the wait query. Shorter than the proxy's read timeout, so that our error page is shown. */
const waitMs = 7000;

/** The result, or 'late' after the deadline. A request with the wait query waits longer and then throws. */
export async function withDeadline<T>(work: Promise<T>, url: URL): Promise<T | 'late'> {
  const waits = url.searchParams.has(waitQuery);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve, reject) => {
    const giveUp = () => (waits ? reject(new Error('Database query timed out')) : resolve('late'));
    timer = setTimeout(giveUp, waits ? waitMs : deadlineMs);
  });
  // Avoids an unhandled rejection after the deadline.
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
