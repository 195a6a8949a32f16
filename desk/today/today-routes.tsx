import { Hono } from 'hono';
import { failedLinks } from '../../content/checks/patient-links.ts';
import { londonParts } from '../../domain/london-time.ts';
import { lastingLinkFaults } from '../../server/content/link-failures.ts';
import { pendingSchedules } from '../../server/publishing/schedules.ts';
import type { DeskEnv } from '../desk-env.ts';
import { findFieldFindings } from '../editing/field-findings.ts';
import { openWorkspace } from '../editing/workspace.ts';
import { publishDrafts } from '../publishing/publish-drafts.ts';
import type { DeskServices } from '../services.ts';
import { confirmedNhsList, endingNotices, nhsLists, waitingRequests } from './today.ts';
import { TodayScreen } from './today-screen.tsx';

/** The first screen: what needs a person. */
export function todayRoutes(services: DeskServices): Hono<DeskEnv> {
  const { clock, drafts, pool } = services;
  const app = new Hono<DeskEnv>();

  app.get('/', async (context) => {
    const { member } = context.get('session');
    const today = londonParts(clock()).date;
    const { content } = services;
    const { reading } = openWorkspace(services.live, []);
    const findings = findFieldFindings(reading, today, failedLinks(reading, await lastingLinkFaults(pool)));
    return context.render(
      <TodayScreen
        name={member.name}
        lists={nhsLists(content, today)}
        notices={endingNotices(content, today)}
        requests={member.seesRequests ? await waitingRequests(pool) : undefined}
        drafts={(await drafts.list(member.id)).filter(({ path }) => !path.startsWith('pictures/')).length}
        nextPublication={(await pendingSchedules(pool))[0]}
        findings={findings}
        message={context.req.query('message')}
        today={today}
      />,
      { title: 'Today' },
    );
  });
  app.post('/nhs-lists/:slug/confirm', async (context) => {
    const { member } = context.get('session');
    const slug = context.req.param('slug');
    const today = londonParts(clock()).date;
    const change = confirmedNhsList(services.live, slug, today);
    if (!change) return context.redirect('/?message=confirmed', 303);
    const message = `${services.content.practices.find((practice) => practice.slug === slug)?.location}, NHS list confirmed`;
    const status = await publishDrafts(pool, [change], member, { message, today });
    return context.redirect(`/?message=${status === 'done' ? 'confirmed' : 'not-confirmed'}`, 303);
  });
  return app;
}
