import { fill } from '../../domain/fill.ts';
import { londonParts, longDate } from '../../domain/london-time.ts';
import type { RequestContext } from '../../server/request-context.ts';
import type { Page } from '../page.ts';
import { StaffPage, type StaffPageProps } from '../pages/staff/staff-page.tsx';
import { unlistedHead } from './page-head.tsx';

/** The URL is a secret, so no third-party script may run here. */
export const isPrivate = true;

type Shown = { page: StaffPageProps; status: number };

/** The claim of a link's token, or the error page for an invalid or expired token. */
function readLink({ content, links, now }: RequestContext, token: string) {
  const { deeds, expired, invalid } = content.staffPage;
  const claim = links.read(token, now);
  if (claim === 'invalid') return { refusal: { page: invalid, status: 404 } };
  if (claim === 'expired') return { refusal: { page: expired, status: 410 } };
  return { claim, words: deeds[claim.action] };
}

const filled = (words: { heading: string; text: string }, name: string, date = '') => ({
  heading: words.heading,
  text: fill(words.text, { date, name }),
});

/** The page before confirmation, or the current state if nothing is left to confirm. */
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
  context.log.info({ action: claim.action, id: claim.id }, 'Staff link used');
  return { page: { ...filled(words.done, done.name), done: true }, status: 200 };
}

function page({ content, site }: RequestContext, { page, status }: Shown): Page {
  return {
    // The URL is a secret and must not appear in the page.
    head: unlistedHead(
      { content, site },
      { head: content.staffPage.head, path: '/staff', robots: 'noindex, nofollow', canonical: false },
    ),
    main: <StaffPage {...page} />,
    status,
    headers: { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' },
  };
}

export const get = async (request: RequestContext) => page(request, await look(request, request.params['token'] ?? ''));

export const post = async (request: RequestContext) => page(request, await carryOut(request, request.params['token'] ?? ''));
