import { Hono } from 'hono';
import { londonParts } from '../../domain/london-time.ts';
import { articlesForLater } from '../../server/articles/listed-articles.ts';
import { pendingSchedules } from '../../server/publishing/schedules.ts';
import { asMember } from '../access/as-member.ts';
import type { DeskEnv } from '../desk-env.ts';
import { publishDrafts } from '../drafts/publish-drafts.ts';
import { longestReason } from '../layout/dismiss-forms.tsx';
import { readForm } from '../read-form.ts';
import { anyMember, publishers } from '../rights.ts';
import type { DeskServices } from '../services.ts';
import { confirmedNhsList, dismiss, reopen } from './today.ts';
import { GroupScreen, TodayScreen } from './today-screen.tsx';

/** The first screen: what needs a person. */
export function todayRoutes(services: DeskServices): Hono<DeskEnv> {
  const { clock, pool } = services;
  const app = new Hono<DeskEnv>();

  app.get('/', anyMember, async (context) => {
    return context.render(
      <TodayScreen
        name={context.get('member').name}
        groups={await context.get('readWaiting')()}
        practices={services.content.practices}
        nextPublication={(await pendingSchedules(pool)).find(({ waitsForOwner }) => !waitsForOwner)}
        articles={(await articlesForLater(pool)).filter(({ isWaiting }) => !isWaiting)}
        today={londonParts(clock()).date}
      />,
      { title: 'Today' },
    );
  });
  app.get('/today/:group', anyMember, async (context) => {
    const group = (await context.get('readWaiting')()).find(({ href }) => href === context.req.path);
    if (!group) return context.notFound();
    return context.render(<GroupScreen group={group} />, { title: group.title });
  });
  app.on('POST', ['/today/:group/:action{leave|take-up}', '/facts/:action{leave|take-up}'], publishers, async (context) => {
    const member = context.get('member');
    const href = context.req.path.replace(/\/[^/]+$/, '');
    const { entry: key, reason = '' } = await readForm(context.req);
    const group = (await context.get('readWaiting')()).find((candidate) => candidate.href === href);
    const isLeft = context.req.param('action') === 'leave';
    const entry = (isLeft ? group?.entries : group?.dismissed)?.find((candidate) => candidate.key === key);
    const why = reason.trim();
    // Someone else was quicker.
    if (!entry) return context.redirect(group ? href : '/', 303);
    if (isLeft && (why === '' || why.length > longestReason)) return context.redirect(`${href}?message=no-reason`, 303);
    await asMember(pool, member, async (client) => {
      if (isLeft) await dismiss(client, member, { key: entry.key, reason: why, subject: entry.title });
      else await reopen(client, member, { key: entry.key, subject: entry.title });
    });
    return context.redirect(`${href}?message=${isLeft ? 'left' : 'taken-up'}`, 303);
  });
  app.post('/nhs-lists/:slug/confirm', publishers, async (context) => {
    const slug = context.req.param('slug');
    const today = londonParts(clock()).date;
    const change = confirmedNhsList(services.live, slug, today);
    if (!change) return context.redirect('/?message=confirmed', 303);
    const message = `${services.content.practices.find((practice) => practice.slug === slug)?.location}, NHS list confirmed`;
    const status = await publishDrafts(pool, [change], context.get('member'), { message, today });
    return context.redirect(`/?message=${status === 'done' ? 'confirmed' : 'not-confirmed'}`, 303);
  });
  return app;
}
