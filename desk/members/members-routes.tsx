import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { readAuditLog } from '../access/audit-log.ts';
import { roleNames } from '../access/member.ts';
import { type DeskEnv, uuidParam as id } from '../desk-env.ts';
import { describeChange } from '../drafts/change-words.ts';
import { draftChanges } from '../drafts/edit-file.ts';
import { readForm } from '../read-form.ts';
import { anyMember, owners } from '../rights.ts';
import type { DeskServices } from '../services.ts';
import { type InviteErrors, MembersScreen } from './members-screen.tsx';
import { notifyOwners } from './notify-owners.ts';
import { RemoveScreen } from './remove-screen.tsx';

const ticked = z.literal('true').optional();
const invitation = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(120, 'Use at most 120 characters.'),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email('Enter an email address.')),
  role: z.enum(roleNames, 'Choose a role.'),
  seesRequests: ticked,
});
const removal = z.object({ drafts: z.enum(['take', 'discard', 'keep']).catch('keep') });
const change = z.object({ role: z.enum(roleNames), seesRequests: ticked });

export function membersRoutes(services: DeskServices): Hono<DeskEnv> {
  const { clock, deskUrl, editor, log, members, pool, previewLinks, signIn } = services;
  const app = new Hono<DeskEnv>();

  async function show(context: Context<DeskEnv>, errors: InviteErrors = {}, given: InviteErrors = {}) {
    const member = context.get('member');
    if (Object.keys(errors).length > 0) context.status(422);
    return context.render(
      <MembersScreen
        me={member}
        members={await members.list()}
        sessions={await members.sessions(member.id)}
        currentSession={member.sessionId}
        auditLog={member.role === 'owner' ? await readAuditLog(pool, 50) : []}
        errors={errors}
        given={given}
      />,
      { title: 'Members' },
    );
  }

  app.get('/', anyMember, (context) => show(context));
  app.post(`/sessions/${id}/end`, anyMember, async (context) => {
    await members.endSession(context.get('member'), context.req.param('id'));
    return context.redirect('/members?message=session-ended', 303);
  });

  app.post('/invite', owners, async (context) => {
    const member = context.get('member');
    const body = await readForm(context.req);
    const parsed = invitation.safeParse(body);
    if (!parsed.success) {
      const { fieldErrors } = z.flattenError(parsed.error);
      return show(context, Object.fromEntries(Object.entries(fieldErrors).map(([field, [message]]) => [field, message])), body);
    }
    const { email, name, role, seesRequests } = parsed.data;
    const added = await members.add({ email, name, role, seesRequests: seesRequests === 'true' }, member);
    if (!added) return show(context, { email: 'This address is already a member.' }, body);
    const mailed = await signIn.mailLink(email, { name: member.name }).then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, 'Failed to mail an invitation');
        return false;
      },
    );
    return context.redirect(`/members?message=${mailed ? 'invited' : 'invited-without-mail'}`, 303);
  });
  app.post(`/${id}/change`, owners, async (context) => {
    const other = await members.byId(context.req.param('id'));
    const parsed = change.safeParse(await readForm(context.req));
    if (!other || !parsed.success) return context.redirect('/members', 303);
    const { role, seesRequests } = parsed.data;
    const isChanged = await members.change(other, role, seesRequests === 'true', context.get('member'));
    if (isChanged) await notifyOwners(services, other);
    return context.redirect(`/members?message=${isChanged ? 'changed' : 'last-owner'}`, 303);
  });
  app.post(`/${id}/remove`, owners, async (context) => {
    const member = context.get('member');
    const other = await members.byId(context.req.param('id'));
    if (!other) return context.redirect('/members', 303);
    const { drafts } = removal.parse(await readForm(context.req));
    const result = await members.remove(other, member, drafts);
    if (result === 'has-drafts') return context.redirect(`/members/${other.id}/remove`, 303);
    if (result === 'own-draft' || result === 'full')
      return context.redirect(`/members/${other.id}/remove?message=${result}`, 303);
    if (result === 'removed') await notifyOwners(services, other);
    if (result === 'removed' && other.id === member.id) return context.redirect(`${deskUrl}/sign-in`, 303);
    return context.redirect(`/members?message=${result}`, 303);
  });
  app.get(`/${id}/remove`, owners, async (context) => {
    const other = await members.byId(context.req.param('id'));
    if (!other) return context.redirect('/members', 303);
    const workspace = await editor.workspace(other.id);
    const changes = await Promise.all(workspace.drafts.map((draft) => draftChanges(pool, workspace, draft)));
    return context.render(
      <RemoveScreen
        person={other}
        isMe={other.id === context.get('member').id}
        changes={changes.flat().map((change) => describeChange(change.title, change))}
        previewLink={`${deskUrl}${previewLinks.address(other.id, clock())}/`}
      />,
      { title: `Remove ${other.name}` },
    );
  });
  return app;
}
