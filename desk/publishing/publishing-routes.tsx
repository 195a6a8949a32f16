import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { londonParts, unambiguousLondonInstant } from '../../domain/london-time.ts';
import { history } from '../../server/publishing/content-versions.ts';
import { pendingSchedules, stoppedSchedules } from '../../server/publishing/schedules.ts';
import type { DeskEnv } from '../desk-env.ts';
import { findContactFindings } from '../editing/contact-findings.ts';
import { describeDraft } from '../editing/edit-file.ts';
import { findFieldFindings, findingKey, findTextFindings } from '../editing/field-findings.ts';
import { findFile, isOutdated, openWorkspace, type Workspace } from '../editing/workspace.ts';
import { unusedPhotographs } from '../photographs/unused-photographs.ts';
import type { DeskServices } from '../services.ts';
import { type ChangedFile, ChangesScreen } from './changes-screen.tsx';
import { HistoryScreen } from './history-screen.tsx';
import { publicationMessage, publishDrafts, scheduleDrafts, takeBackSchedule, undoPublication } from './publish-drafts.ts';

const shownPublications = 50;
const id = ':id{[0-9]{1,9}}';
const publication = z.object({ when: z.enum(['now', 'later']).catch('later'), dueAt: z.string().max(40).catch('') });

const draftTextFindings = ({ drafts, reading }: Workspace) =>
  drafts.flatMap(({ path }) => {
    const file = findFile(reading.files, path);
    return file ? findTextFindings(file) : [];
  });

export function publishingRoutes(services: DeskServices): Hono<DeskEnv> {
  const { clock, deskUrl, editor, pool, previewLinks } = services;
  const app = new Hono<DeskEnv>();
  const today = () => londonParts(clock()).date;

  async function changesOf(memberId: string) {
    const { drafts: all, reading } = await editor.workspace(services.live, memberId);
    const unused = reading.content ? unusedPhotographs(all, reading.content) : [];
    const workspace = openWorkspace(
      services.live,
      all.filter((draft) => !unused.includes(draft)),
    );
    const files: ChangedFile[] = await Promise.all(
      workspace.drafts.map(async (draft) => ({
        file: draft.path,
        changes: await describeDraft(pool, workspace, draft),
        isOutdated: isOutdated(services.live, draft),
      })),
    );
    return { workspace, files };
  }

  async function showChanges(context: Context<DeskEnv>, error = '', dueAt = '') {
    const { member } = context.get('session');
    const { files, workspace } = await changesOf(member.id);
    const known = new Set(findFieldFindings(openWorkspace(services.live, []).reading, today()).map(findingKey));
    const findings = [
      ...findFieldFindings(workspace.reading, today()),
      ...draftTextFindings(workspace),
      ...findContactFindings(services.live, workspace.files, member),
    ];
    if (error) context.status(422);
    return context.render(
      <ChangesScreen
        files={files}
        newFindings={findings.filter((finding) => finding.isBlocking || !known.has(findingKey(finding)))}
        knownFindings={findings.filter((finding) => !finding.isBlocking && known.has(findingKey(finding)))}
        previewLink={`${deskUrl}${previewLinks.address(member.id, clock())}/`}
        previewHours={previewLinks.linkHours}
        message={context.req.query('message')}
        error={error}
        dueAt={dueAt}
      />,
      { title: 'Changes' },
    );
  }

  app.get('/changes', (context) => showChanges(context));
  app.post('/publish', async (context) => {
    const { member } = context.get('session');
    const { when, dueAt } = publication.parse(await context.req.parseBody());
    const { files, workspace } = await changesOf(member.id);
    if (files.length === 0) return context.redirect('/changes', 303);
    if (files.some((file) => file.isOutdated)) return context.redirect('/changes?message=conflict', 303);
    // Checked again with what is live then.
    const findings = [...findFieldFindings(workspace.reading, today()), ...draftTextFindings(workspace)];
    if (findings.some(({ isBlocking }) => isBlocking)) return context.redirect('/changes?message=refused', 303);
    const message = publicationMessage(files.flatMap(({ changes }) => changes));
    if (when === 'now') {
      const status = await publishDrafts(pool, workspace.drafts, member, { message, today: today() });
      return context.redirect(status === 'done' ? '/history?message=published' : `/changes?message=${status}`, 303);
    }
    const typed = dueAt.replace('T', ' ');
    const due = unambiguousLondonInstant(typed);
    if (!due) return showChanges(context, 'Enter a date and a time.', dueAt);
    if (due <= clock()) return showChanges(context, 'That time has passed.', dueAt);
    const status = await scheduleDrafts(pool, workspace, member, { due, dueAt: typed, message });
    return context.redirect(status === 'done' ? '/history?message=scheduled' : `/changes?message=${status}`, 303);
  });

  app.get('/history', async (context) => {
    return context.render(
      <HistoryScreen
        publications={await history(pool, shownPublications)}
        schedules={await pendingSchedules(pool)}
        stopped={await stoppedSchedules(pool)}
        message={context.req.query('message')}
      />,
      { title: 'History' },
    );
  });
  app.post(`/history/${id}/undo`, async (context) => {
    const { member } = context.get('session');
    const undone = Number(context.req.param('id'));
    const publication = (await history(pool, shownPublications)).find((candidate) => candidate.id === undone);
    if (!publication) return context.redirect('/history', 303);
    const { status } = await undoPublication(pool, member, undone, { message: publication.message, today: today() });
    return context.redirect(`/history?message=${status === 'published' ? 'undone' : status}`, 303);
  });
  app.post(`/schedules/${id}/cancel`, async (context) => {
    const { member } = context.get('session');
    const result = await takeBackSchedule(pool, member, Number(context.req.param('id')));
    return context.redirect(result === 'done' ? '/changes?message=cancelled' : `/history?message=${result}`, 303);
  });
  return app;
}
