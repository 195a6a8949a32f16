import { waitQuery } from '../../domain/wait-query.ts';

/** The address of a page of the blog that waits for the database. */
export const waitingHref = (page?: number) => `?${page ? `page=${page}&` : ''}${waitQuery}`;

/** For a page whose articles missed the deadline: without JavaScript the browser asks again, and the server waits. */
export function NoScriptRetry({ page }: { page?: number }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=${waitingHref(page)}`} />
    </noscript>
  );
}
