import { data } from 'react-router';
import { londonParts } from '../../domain/london-time.ts';
import { type RequestContext, requestContext } from '../../server/request-context.ts';
import { StaffPage, type StaffPageProps } from '../pages/staff/staff-page.tsx';
import { longDate } from '../sections/long-date.ts';
import { buildHead } from '../seo/build-head.ts';
import type { Route } from './+types/staff';

/** Its address is a key, so nothing from elsewhere may run there. */
export const handle = { private: true };

type Shown = { page: StaffPageProps; status: number };

/** What stands behind a link: what its token says, unless that is worth nothing, in which case the page that says so. */
function readLink({ content, links, now }: RequestContext, token: string) {
  const { deeds, expired, invalid } = content.staffPage;
  const claim = links.read(token, now);
  if (claim === 'invalid') return { refusal: { page: invalid, status: 404 } };
  if (claim === 'expired') return { refusal: { page: expired, status: 410 } };
  return { claim, words: deeds[claim.action] };
}

const filled = (words: { heading: string; text: string }, name: string, date = '') => ({
  heading: words.heading,
  text: words.text.replace('{date}', date).replace('{name}', () => name),
});

/** What the page says before anything is done, which is also what it says when there is nothing left to do. */
async function look(context: RequestContext, token: string): Promise<Shown> {
  const { claim, refusal, words } = readLink(context, token);
  if (!claim) return refusal;
  const subject = await context.staff[claim.action].look(claim.id);
  if (subject.state === 'gone') return { page: words.gone, status: 410 };
  if (subject.state === 'done') {
    const date = longDate(londonParts(subject.at).date);
    return { page: { ...filled(words.already ?? words.gone, subject.name, date), done: true }, status: 200 };
  }
  const confirm = { button: words.confirm.button, danger: claim.action !== 'mark-contacted' };
  return { page: { ...filled(words.confirm, subject.name), confirm }, status: 200 };
}

async function carryOut(context: RequestContext, token: string): Promise<Shown> {
  const { claim, refusal, words } = readLink(context, token);
  if (!claim) return refusal;
  const done = await context.staff[claim.action].carryOut(claim.id);
  if (!done) return look(context, token);
  // The id outlives the row here: after a restore from a backup it says what has to be erased again.
  context.log.info({ action: claim.action, id: claim.id }, 'staff used a link from a mail');
  return { page: { ...filled(words.done, done.name), done: true }, status: 200 };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { content, site } = request;
  const { page, status } = await look(request, params.token);
  const head = buildHead({
    ...content.staffPage.head,
    path: '/staff',
    base: site.base,
    siteName: content.organisation.name,
    robots: 'noindex, nofollow',
    // The address is a key: it stands nowhere in the page.
    canonical: false,
    structuredData: [],
  });
  return data({ head, page }, { status });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  if (request.method !== 'POST') throw new Response('Only by POST', { status: 405 });
  const { page, status } = await carryOut(context.get(requestContext), params.token);
  return data({ page }, { status });
}

export const headers = () => ({
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
});

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Staff({ actionData, loaderData }: Route.ComponentProps) {
  return <StaffPage {...(actionData ?? loaderData).page} />;
}
