import type { RequestContext } from '../../server/request-context.ts';
import type { Page } from '../page.ts';
import { ShareYourStoryPage } from '../pages/share-your-story/share-your-story-page.tsx';
import { pageHead } from './page-head.tsx';
import { type PageAnswer, postTestimonial } from './post-testimonial.ts';

function page(request: RequestContext, arrived?: PageAnswer): Page {
  const { organisation, shareYourStoryPage, version } = request.content;
  const { head, receipt: _, ...words } = shareYourStoryPage;
  const path = request.url.pathname;
  const form = { idempotencyKey: crypto.randomUUID(), renderedAt: request.testimonials.stamps.issue() };
  const { testimonials: contact } = organisation.contacts;
  return {
    head: pageHead(request, { path, head }),
    main: <ShareYourStoryPage words={words} contact={contact} version={version} path={path} form={form} arrived={arrived} />,
  };
}

export const get = (request: RequestContext) => page(request);

/** Handles form posts without a script; the script calls the function instead. */
export async function post(request: RequestContext): Promise<Page> {
  const { answer, status } = await postTestimonial(request.raw, request);
  return { ...page(request, answer), status };
}
