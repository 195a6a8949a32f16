import { data } from 'react-router';
import { requestContext } from '../../server/request-context.ts';
import { ShareYourStoryPage } from '../pages/share-your-story/share-your-story-page.tsx';
import type { Route } from './+types/share-your-story';
import { pageHead } from './page-head.ts';
import { postTestimonial } from './post-testimonial.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { organisation, shareYourStoryPage, version } = request.content;
  const { head, receipt: _, ...words } = shareYourStoryPage;
  return {
    head: pageHead(request, { path: url.pathname, head }),
    page: { words, contact: organisation.contacts.testimonials, version, path: url.pathname },
    form: { idempotencyKey: crypto.randomUUID(), renderedAt: request.testimonials.stamps.issue() },
  };
}

/** Handles form posts without a script; the script calls the function instead. */
export async function action({ context, request }: Route.ActionArgs) {
  const { answer, status } = await postTestimonial(request, context.get(requestContext));
  return data(answer, { status });
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function ShareYourStory({ actionData, loaderData }: Route.ComponentProps) {
  const { form, page } = loaderData;
  return <ShareYourStoryPage {...page} form={form} arrived={actionData} />;
}
