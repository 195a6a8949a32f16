import { waitQuery } from '../../domain/wait-query.ts';

/** URL of a blog page that waits for the database. */
export const waitingHref = (page?: number) => `?${page ? `page=${page}&` : ''}${waitQuery}`;

/** Reloads a page whose articles missed the deadline, without JavaScript. The server then waits for the database. */
export function NoScriptRetry({ page }: { page?: number }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=${waitingHref(page)}`} />
    </noscript>
  );
}
