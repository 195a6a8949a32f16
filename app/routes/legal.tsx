import type { RequestContext } from '../../server/request-context.ts';
import type { Page } from '../page.ts';
import { LegalPage } from '../pages/legal/legal-page.tsx';
import { documentBody } from './document-body.ts';
import { missingPage, pageHead } from './page-head.tsx';

export function get(request: RequestContext): Page {
  const { legalPages, navigation } = request.content;
  const path = request.url.pathname;
  const document = legalPages.find((page) => `/${page.slug}` === path);
  if (!document) return missingPage(request);
  const page = { ...documentBody(request, document.markdown), document, navigation };
  return { head: pageHead(request, { path, head: document.head }), main: <LegalPage {...page} /> };
}
