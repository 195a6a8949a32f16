import { waitQuery } from '../../domain/wait-query.ts';

/** For a page whose articles missed the deadline: without JavaScript the browser asks again, and the server waits. */
export function NoScriptRetry({ page }: { page?: number }) {
  const query = page ? `page=${page}&${waitQuery}` : waitQuery;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=?${query}`} />
    </noscript>
  );
}
