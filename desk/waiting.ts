import { contentGroups, elsewhere, grouping, type WaitingGroup } from '../content-model/waiting-groups.ts';
import { londonParts, londonTime } from '../domain/london-time.ts';
import { articlesForLater } from '../server/articles/listed-articles.ts';
import { lastingLinkFaults } from '../server/content/link-failures.ts';
import { listDismissals } from '../server/content/list-dismissals.ts';
import { schedulesToConfirm } from '../server/publishing/schedules.ts';
import { type Member, mayPublish } from './access/member.ts';
import { listReviewRequests } from './publishing/review-requests.ts';
import type { DeskServices } from './services.ts';
import { unpublishedDrafts, waitingRequests } from './today/today.ts';

/** What waits for a member. */
export async function readWaiting(services: DeskServices, member: Member): Promise<WaitingGroup[]> {
  const { clock, live, pool } = services;
  const [requests, drafts, reviewRequests, articles, toConfirm, faults, dismissals] = await Promise.all([
    member.seesRequests ? waitingRequests(pool) : undefined,
    unpublishedDrafts(pool, member.id),
    mayPublish(member) ? listReviewRequests(pool) : [],
    mayPublish(member) ? articlesForLater(pool) : [],
    member.role === 'owner' ? schedulesToConfirm(pool) : [],
    lastingLinkFaults(pool),
    listDismissals(pool),
  ]);
  const requestsToPublish = reviewRequests.map(({ at, id, name, note }) => ({
    title: `${name} asks you to publish`,
    detail: `${note.replace(/\.$/, '') || 'They have prepared changes'} (${londonTime(at)}).`,
    href: `/asked/${id}`,
    isWaiting: true,
    entries: [],
    dismissed: [],
  }));
  const oldest = requests?.oldest ? londonTime(requests.oldest) : '';
  const withoutMail = requests?.withoutMail ? `. The email about ${requests.withoutMail} of them was not sent` : '';
  const group = grouping(dismissals);
  return [
    ...requestsToPublish,
    group(
      '/requests',
      'request to answer',
      'requests to answer',
      elsewhere(requests?.waiting ?? 0, `The oldest came on ${oldest}${withoutMail}`),
    ),
    group(
      '/articles',
      'article to read and publish',
      'articles to read and publish',
      articles.flatMap(({ isWaiting, title }) => (isWaiting ? elsewhere(1, title) : [])),
    ),
    group('/changes', 'changed page not published', 'changed pages not published', elsewhere(drafts, 'Review what you changed')),
    group(
      '/history',
      'scheduled address to confirm',
      'scheduled addresses to confirm',
      elsewhere(toConfirm.length, 'Whoever scheduled it is no longer an owner'),
    ),
    ...contentGroups(live, { faults, dismissals, today: londonParts(clock()).date }),
  ];
}
