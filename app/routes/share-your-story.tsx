import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { requestContext } from '../../server/request-context.ts';
import { submitTestimonial } from '../backend/submit-testimonial.ts';
import { ShareYourStoryPage } from '../pages/share-your-story/share-your-story-page.tsx';
import type { Route } from './+types/share-your-story';
import { pageHead } from './page-head.ts';
import { receiveTestimonial } from './receive-testimonial.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { organisation, shareYourStoryPage } = request.content;
  const { head, ...words } = shareYourStoryPage;
  return {
    head: pageHead(request, { path: url.pathname, head }),
    page: { words, contact: organisation.contacts.testimonials },
    idempotencyKey: crypto.randomUUID(),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { answer, status } = await receiveTestimonial(request, context.get(requestContext));
  return data(answer, { status });
}

/** Without it, a network that is down would replace the page by the error screen, and the words would be lost. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitTestimonial(serverAction);

/** An answer brings its own next key; loading the page again would change the key of a form that failed. */
export const shouldRevalidate = ({ defaultShouldRevalidate, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && defaultShouldRevalidate;

/** Each page has a key of its own: shared by two visitors, the second request would never be stored. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function ShareYourStory({ actionData, loaderData }: Route.ComponentProps) {
  const { idempotencyKey, page } = loaderData;
  return <ShareYourStoryPage words={page.words} contact={page.contact} idempotencyKey={idempotencyKey} arrived={actionData} />;
}
