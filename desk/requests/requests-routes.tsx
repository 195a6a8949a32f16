import { Hono } from 'hono';
import { createRequestActions } from '../../server/testimonials/staff-actions.ts';
import { asMember } from '../access/as-member.ts';
import { recordInAuditLog } from '../access/audit-log.ts';
import { type DeskEnv, uuidParam } from '../desk-env.ts';
import { pageNumber } from '../layout/pages.tsx';
import { requestReaders } from '../rights.ts';
import type { DeskServices } from '../services.ts';
import { consentsByVersion, listRequests } from './requests.ts';
import { RequestsScreen } from './requests-screen.tsx';

/** Both actions are those of the signed links in mails. The audit log gets the reference, never the patient's name. */
const actions = {
  contacted: { action: 'mark-contacted', recorded: 'marked as contacted' },
  erase: { action: 'erase-request', recorded: 'erased' },
} as const;

export function requestsRoutes(services: DeskServices): Hono<DeskEnv> {
  const { pool } = services;
  const app = new Hono<DeskEnv>();

  app.get('/', requestReaders, async (context) => {
    const all = context.req.query('show') === 'all';
    const page = pageNumber(context.req.query('page'));
    return context.render(
      <RequestsScreen
        {...(await listRequests(pool, { all, page }))}
        all={all}
        page={page}
        consents={await consentsByVersion(pool, services.content.shareYourStoryPage.consents)}
      />,
      { title: "Patients' requests" },
    );
  });
  for (const [path, { action, recorded }] of Object.entries(actions))
    app.post(`/${uuidParam}/${path}`, requestReaders, async (context) => {
      const member = context.get('member');
      const done = await asMember(pool, member, async (client) => {
        const request = await createRequestActions(client)[action].carryOut(context.req.param('id') ?? '');
        if (request) await recordInAuditLog(client, member, recorded, `request ${request.name}`);
        return request;
      });
      return context.redirect(`/requests?message=${done ? path : 'nothing'}`, 303);
    });
  return app;
}
