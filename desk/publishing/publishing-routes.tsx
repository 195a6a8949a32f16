import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { ContentFile } from '../../content/content-file.ts';
import { readingOf } from '../../content/load.ts';
import { londonParts, unambiguousLondonInstant } from '../../domain/london-time.ts';
import { history } from '../../server/publishing/content-versions.ts';
import { pendingSchedules, stoppedSchedules } from '../../server/publishing/schedules.ts';
import type { DeskEnv } from '../desk-env.ts';
import { findContactFindings } from '../editing/contact-findings.ts';
import { titleOf } from '../editing/content-list.ts';
import type { Draft } from '../editing/drafts.ts';
import { describeDraft } from '../editing/edit-file.ts';
import { findFieldFindings, findingKey, findTextFindings } from '../editing/field-findings.ts';
import { isAbout, placeInDraft } from '../editing/finished.ts';
import { findFile, isOutdated, openWorkspace, type Workspace } from '../editing/workspace.ts';
import type { DeskServices } from '../services.ts';
import { type ChangedFile, ChangesScreen, type Unfinished } from './changes-screen.tsx';
import { HistoryScreen } from './history-screen.tsx';
import {
  finishedDrafts,
  publicationMessage,
  publishDrafts,
  scheduleDrafts,
  takeBackSchedule,
  undoPublication,
} from './publish-drafts.ts';

const shownPublications = 50;
const id = ':id{[0-9]{1,9}}';
const publication = z.object({ when: z.enum(['now', 'later']).catch('later'), dueAt: z.string().max(40).catch('') });

const draftTextFindings = (drafts: readonly Draft[], files: readonly ContentFile[]) =>
  drafts.flatMap(({ path }) => {
    const file = findFile(files, path);
    return file ? findTextFindings(file) : [];
  });

/** What the check says about what would be published, at the fields of the drafts. */
const findingsOf = (drafts: readonly Draft[], { finished }: Workspace, today: string) =>
  [...findFieldFindings(readingOf(finished), today), ...draftTextFindings(drafts, finished.files)].map((finding) => ({
    ...finding,
    field: finding.field && placeInDraft(finding.file, finding.field, finished.leftOut),
  }));

/** What stays a draft, with what is wrong with it. Drafts that do not fit published files have the findings of those. */
function unfinishedOf({ drafts, finished, reading }: Workspace, today: string): Unfinished[] {
  if (finished.leftOut.length === 0) return [];
  const own = new Set(drafts.map(({ path }) => path));
  const findings = [...findFieldFindings(reading, today), ...draftTextFindings(drafts, reading.files)];
  return finished.leftOut.map((leftOut) => ({
    ...leftOut,
    findings: findings.filter(
      (finding) => finding.isBlocking && (isAbout(leftOut, finding) || (leftOut.field.length === 0 && !own.has(finding.file))),
    ),
  }));
}

export function publishingRoutes(services: DeskServices): Hono<DeskEnv> {
  const { clock, deskUrl, editor, pool, previewLinks } = services;
  const app = new Hono<DeskEnv>();
  const today = () => londonParts(clock()).date;

  async function changesOf(memberId: string) {
    const workspace = await editor.workspace(services.live, memberId);
    const drafts = finishedDrafts(workspace);
    const files: ChangedFile[] = await Promise.all(
      drafts.map(async (draft) => ({
        file: draft.path,
        title: titleOf(findFile(workspace.files, draft.path) ?? { file: draft.path }),
        changes: await describeDraft(pool, workspace.finished, draft),
        isOutdated: isOutdated(workspace.live, draft),
      })),
    );
    return { workspace, drafts, files };
  }

  async function showChanges(context: Context<DeskEnv>, error = '', dueAt = '') {
    const { member } = context.get('session');
    const { drafts, files, workspace } = await changesOf(member.id);
    const known = new Set(findFieldFindings(openWorkspace(services.live, []).reading, today()).map(findingKey));
    const findings = [
      ...findingsOf(drafts, workspace, today()),
      ...findContactFindings(services.live, workspace.finished.files, member),
    ];
    if (error) context.status(422);
    return context.render(
      <ChangesScreen
        files={files}
        unfinished={unfinishedOf(workspace, today())}
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
    const { drafts, files, workspace } = await changesOf(member.id);
    if (files.length === 0)
      return context.redirect(workspace.finished.leftOut.length > 0 ? '/changes?message=refused' : '/changes', 303);
    if (files.some((file) => file.isOutdated)) return context.redirect('/changes?message=conflict', 303);
    // Checked again with what is live then.
    if (findingsOf(drafts, workspace, today()).some(({ isBlocking }) => isBlocking))
      return context.redirect('/changes?message=refused', 303);
    const message = publicationMessage(files.flatMap(({ changes }) => changes));
    if (when === 'now') {
      const status = await publishDrafts(pool, drafts, member, { message, today: today() });
      return context.redirect(status === 'done' ? '/history?message=published' : `/changes?message=${status}`, 303);
    }
    const typed = dueAt.replace('T', ' ');
    const due = unambiguousLondonInstant(typed);
    if (!due) return showChanges(context, 'Enter a date and a time.', dueAt);
    if (due <= clock()) return showChanges(context, 'That time has passed.', dueAt);
    const status = await scheduleDrafts(pool, drafts, workspace.live, member, { due, dueAt: typed, message });
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
