import { data } from 'react-router';
import type { RequestContext } from '../../server/request-context.ts';
import { missingPageHead } from './page-head.ts';

/** What a loader returns for a path without a page. Its route renders `missing` as the not-found page. */
export function missingPage(request: RequestContext, path: string) {
  const { head: _, ...missing } = request.content.notFoundPage;
  return data({ head: missingPageHead(request, path), missing }, { status: 404 });
}
