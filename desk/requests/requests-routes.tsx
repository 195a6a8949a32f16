import { Hono } from 'hono';
import type { DeskEnv } from '../desk-env.ts';
import { renderDocument } from '../layout/desk-document.tsx';
import { Message } from '../layout/message.tsx';
import { pageOf } from '../layout/pages.tsx';
import type { DeskServices } from '../services.ts';
import { listRequests } from './requests.ts';
import { RequestsScreen } from './requests-screen.tsx';

/** Both actions are those of the signed links in mails. The trail gets the reference, never the patient's name. */
const actions = {
  contacted: { action: 'mark-contacted', recorded: 'marked as contacted' },
  erase: { action: 'erase-request', recorded: 'erased' },
} as const;

export function requestsRoutes(services: DeskServices): Hono<DeskEnv> {
  const { log, pool, staff, trail } = services;
  const app = new Hono<DeskEnv>();

  app.use(async (context, next) => {
    const { member } = context.get('session');
    if (member.seesRequests) return next();
    log.warn({ memberId: member.id, path: context.req.path }, "Patients' requests rejected for a member without the permission");
    const title = "You cannot see patients' requests";
    const screen = <Message title={title}>Ask an owner of the desk.</Message>;
    return context.html(renderDocument(services, { title, member, screen }), 403);
  });
  app.get('/', async (context) => {
    const { member } = context.get('session');
    const all = context.req.query('show') === 'all';
    const page = pageOf(context.req.query('page'));
    const screen = (
      <RequestsScreen
        {...(await listRequests(pool, { all, page }))}
        all={all}
        page={page}
        consents={services.content.shareYourStoryPage.consents}
        said={context.req.query('said')}
      />
    );
    return context.html(renderDocument(services, { title: "Patients' requests", member, screen, path: '/requests' }));
  });
  for (const [path, { action, recorded }] of Object.entries(actions))
    app.post(`/:id{[0-9a-f-]{36}}/${path}`, async (context) => {
      const done = await staff[action].carryOut(context.req.param('id') ?? '');
      if (done) await trail.record(context.get('session').member, recorded, `request ${done.name}`);
      return context.redirect(`/requests?said=${done ? path : 'nothing'}`, 303);
    });
  return app;
}
