import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type ContentFile, hashOf } from '../../content/content-file.ts';
import { readingOf } from '../../content/load.ts';
import { isSame } from '../../content/merge-values.ts';
import type { ContentPath } from '../../content/problem.ts';
import { londonParts, unambiguousLondonInstant } from '../../domain/london-time.ts';
import { inTransaction } from '../../server/platform/db/in-transaction.ts';
import { pendingSchedules, stoppedSchedules } from '../../server/publishing/schedules.ts';
import { type DeskEnv, uuidParam } from '../desk-env.ts';
import { describeChange, type FileChange } from '../editing/change-words.ts';
import { findContactFindings } from '../editing/contact-findings.ts';
import { listContent, titleOf } from '../editing/content-list.ts';
import type { Draft } from '../editing/drafts.ts';
import { type DraftChange, draftChanges } from '../editing/edit-file.ts';
import { type FieldFinding, findFieldFindings, findingKey, findTextFindings } from '../editing/field-findings.ts';
import { isAbout, isFinished, placeInDraft } from '../editing/finished.ts';
import { findFile, isOutdated, openWorkspace, type Workspace } from '../editing/workspace.ts';
import { type Member, mayPublish } from '../members/members.ts';
import { recordInTrail } from '../members/trail.ts';
import type { DeskServices } from '../services.ts';
import { type Asked, ask, endAsking, listAsked, mailAsked, mailPublished, mailSentBack } from './asking.ts';
import { ChangesScreen, type Unfinished } from './changes-screen.tsx';
import { HistoryScreen, notUndone, UndoScreen } from './history-screen.tsx';
import { authors, findPublications, shownPublications } from './publications.ts';
import {
  draftsToPublish,
  publicationMessage,
  publishDrafts,
  scheduleDrafts,
  takeBackSchedule,
  undoPublication,
} from './publish-drafts.ts';

const id = ':id{[0-9]{1,9}}';
const publication = z.object({
  choose: z.string().optional(),
  when: z.enum(['now', 'later']).catch('later'),
  dueAt: z.string().max(40).catch(''),
  shown: z.string().optional().catch(undefined),
});

/** Names the drafts that a screen shows. */
const shownDrafts = (drafts: readonly Draft[]) =>
  hashOf(new TextEncoder().encode(drafts.map(({ hash, path }) => `${path} ${hash}`).join('\n')));

const noteOf = ({ note }: Record<string, unknown>) =>
  String(note ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, 500);

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

/** The name of its tick. The same while the draft is edited elsewhere. */
const changeId = ({ file, keyPath, kind }: Omit<DraftChange, 'title'>) => `change ${file} ${kind} ${keyPath}`;

const isIn = (field: ContentPath, other: ContentPath) => isSame(other.slice(0, field.length), field);

/** Whether a finding is about what a change puts on the site. */
const isOf = ({ field = [], file }: FieldFinding, change: DraftChange) =>
  file === change.file && /added|changed/.test(change.kind) && (isIn(change.field, field) || isIn(field, change.field));

const text = z
  .string()
  .max(2_000)
  .transform((words) => words.replaceAll('\0', '').trim())
  .optional()
  .catch(undefined);
const filters = z.object({
  page: text,
  member: text,
  word: text,
  field: text,
  before: z.coerce.number().int().min(1).max(1e9).optional().catch(undefined),
});

export function publishingRoutes(services: DeskServices): Hono<DeskEnv> {
  const { clock, deskUrl, drafts, editor, members, pool, previewLinks } = services;
  const app = new Hono<DeskEnv>();
  const today = () => londonParts(clock()).date;
  const titleAt = (file: string) => titleOf(findFile(services.live.files, file) ?? { file });
  /** The smallest size of a photograph, which the preview serves. */
  const picturesFor = (member: Member, files: readonly ContentFile[]) => (name: string) => {
    const stem = `/${name.replace(/\.[^.]*$/, '')}.`;
    const sized = files.find(({ file }) => file.startsWith('pictures/sized/') && file.includes(stem));
    return sized && `${previewLinks.address(member.id, clock())}/${sized.file}`;
  };

  /** What the member can publish. */
  async function changesOf(workspace: Workspace) {
    const files = await Promise.all(
      workspace.drafts.map(async (draft) => ({
        file: draft.path,
        title: titleOf(findFile(workspace.files, draft.path) ?? { file: draft.path }),
        changes: (await draftChanges(pool, workspace, draft)).filter((change) => isFinished(workspace.finished, change)),
        isOutdated: isOutdated(workspace.live, draft),
      })),
    );
    return files.filter(({ changes }) => changes.length > 0);
  }

  type Refused = { error?: string; dueAt?: string; missing?: string[]; chosen?: Set<string> };

  /** Whose changes a screen is about: the member's own, or those of an editor who asks for them to be published. */
  async function whose(context: Context<DeskEnv>): Promise<{ member: Member; asked?: Asked } | undefined> {
    const { member } = context.get('session');
    const id = context.req.param('id');
    if (!id) return { member };
    const asked = (await listAsked(pool)).find((candidate) => candidate.id === id);
    const editor = asked && mayPublish(member) && (await members.byId(id));
    return editor ? { member: editor, asked } : undefined;
  }

  async function showChanges(context: Context<DeskEnv>, { chosen, dueAt = '', error = '', missing = [] }: Refused = {}) {
    const of = await whose(context);
    if (!of) return context.redirect('/?message=not-asked', 303);
    const { asked, member } = of;
    const by = context.get('session').member;
    const workspace = await editor.workspace(services.live, member.id);
    const files = await changesOf(workspace);
    const known = new Set(findFieldFindings(openWorkspace(services.live, []).reading, today()).map(findingKey));
    const findings = [
      ...findingsOf(workspace.drafts, workspace, today()),
      ...findContactFindings(services.live, workspace.finished.files, by),
    ];
    const blocking = findings.filter(({ isBlocking }) => isBlocking);
    const isTicked = (change: DraftChange) =>
      chosen ? chosen.has(changeId(change)) : !blocking.some((finding) => isOf(finding, change));
    const [oldAdvice = [], advice = []] = [true, false].map((isOld) =>
      findings.filter((finding) => !finding.isBlocking && known.has(findingKey(finding)) === isOld),
    );
    const discarded = asked ? undefined : await drafts.discarded(member.id);
    const asking = mayPublish(by) ? undefined : { since: (await listAsked(pool)).find(({ id }) => id === by.id)?.at };
    if (error || missing.length > 0) context.status(422);
    return context.render(
      <ChangesScreen
        files={files.map((file) => ({
          ...file,
          changes: file.changes.map((change) => ({ ...change, id: changeId(change), isTicked: isTicked(change) })),
        }))}
        unfinished={unfinishedOf(workspace, today())}
        blocking={blocking}
        advice={advice}
        oldAdvice={oldAdvice}
        missing={missing}
        discarded={discarded && titleAt(discarded)}
        previewLink={`${deskUrl}${previewLinks.address(member.id, clock())}/`}
        previewHours={previewLinks.linkHours}
        pictureAt={picturesFor(member, workspace.files)}
        message={context.req.query('message')}
        error={error}
        dueAt={dueAt}
        shown={shownDrafts(workspace.drafts)}
        asked={asked}
        asking={asking}
      />,
      { title: 'Changes' },
    );
  }

  app.get('/changes', (context) => showChanges(context));
  app.get(`/asked/${uuidParam}`, (context) => showChanges(context));
  app.post('/ask', async (context) => {
    const { member } = context.get('session');
    const { drafts } = await editor.workspace(services.live, member.id);
    const note = noteOf(await context.req.parseBody());
    if (drafts.length === 0) return context.redirect('/changes', 303);
    await inTransaction(pool, async (client) => {
      await ask(client, member, note);
      await recordInTrail(client, member, 'asked to publish', note);
    });
    await mailAsked(services, member, note);
    return context.redirect('/changes?message=asked', 303);
  });
  app.post(`/asked/${uuidParam}/send-back`, async (context) => {
    const of = await whose(context);
    const by = context.get('session').member;
    const note = noteOf(await context.req.parseBody());
    if (of && !note) return context.redirect(`/asked/${of.member.id}?message=no-note`, 303);
    const isEnded =
      of &&
      (await inTransaction(pool, async (client) => {
        if (!(await endAsking(client, of.member.id))) return false;
        await recordInTrail(client, by, `sent back to ${of.member.email}`, note);
        return true;
      }));
    if (!isEnded) return context.redirect('/?message=not-asked', 303);
    await mailSentBack(services, of.member, by, note);
    return context.redirect('/?message=sent-back', 303);
  });
  app.on('POST', ['/publish', `/asked/${uuidParam}/publish`], async (context) => {
    const of = await whose(context);
    if (!of) return context.redirect('/?message=not-asked', 303);
    const { asked, member } = of;
    const by = context.get('session').member;
    const form = await context.req.parseBody();
    const { choose, dueAt, shown, when } = publication.parse(form);
    const chosen = choose ? new Set(Object.keys(form)) : undefined;
    const isChosen = (change: Omit<DraftChange, 'title'>) => !chosen || chosen.has(changeId(change));
    const own = await editor.workspace(services.live, member.id);
    const { drafts, workspace } = draftsToPublish(own, isChosen);
    const back = (message: string) => context.redirect(`${asked ? `/asked/${asked.id}` : '/changes'}?message=${message}`, 303);
    // The editor may have gone on writing.
    if (asked && shown !== shownDrafts(own.drafts)) return back('different');
    if (drafts.length === 0) return back(chosen ? 'none' : own.finished.leftOut.length > 0 ? 'refused' : '');
    if (drafts.some((draft) => isOutdated(own.live, draft))) return back('conflict');
    // Checked again with what is live then.
    const blocking = [
      ...findingsOf(drafts, workspace, today()),
      ...unfinishedOf(workspace, today()).flatMap(({ findings }) => findings),
    ].filter(({ isBlocking }) => isBlocking);
    if (blocking.length > 0 && !chosen) return back('refused');
    if (blocking.length > 0) {
      const missing = new Set(blocking.map(({ message, title }) => `${title}: ${message}`));
      return showChanges(context, { missing: [...missing], ...(chosen && { chosen }) });
    }
    const changes = (await changesOf(own)).flatMap((file) => file.changes.filter(isChosen));
    const message = publicationMessage(changes.map((change) => describeChange(change.title, change)));
    if (when === 'now' || asked) {
      const status = await publishDrafts(pool, drafts, member, { by, message, today: today() });
      if (status === 'done' && asked) await mailPublished(services, member, by);
      return status === 'done' ? context.redirect('/history?message=published', 303) : back(status);
    }
    const typed = dueAt.replace('T', ' ');
    const due = unambiguousLondonInstant(typed);
    const error = !due ? 'Enter a date and a time.' : due <= clock() ? 'That time has passed.' : '';
    if (!due || error) return showChanges(context, { error, dueAt, ...(chosen && { chosen }) });
    const status = await scheduleDrafts(pool, drafts, own.live, member, { due, dueAt: typed, message });
    return status === 'done' ? context.redirect('/history?message=scheduled', 303) : back(status);
  });

  const withTitles = (changes: readonly FileChange[]) => changes.map((change) => ({ ...change, title: titleAt(change.file) }));

  app.get('/history', async (context) => {
    const { member } = context.get('session');
    const { live } = services;
    const { message, ...query } = context.req.query();
    const filter = filters.parse(query);
    const publications = await findPublications(pool, filter);
    const last = publications.length === shownPublications ? publications.at(-1)?.id : undefined;
    return context.render(
      <HistoryScreen
        publications={publications.map((found) => ({ ...found, changes: withTitles(found.changes) }))}
        filter={filter}
        pages={listContent(live.files).flatMap(({ files }) => files)}
        members={await authors(pool)}
        older={last === undefined ? undefined : `/history?${new URLSearchParams({ ...query, before: String(last) })}`}
        schedules={await pendingSchedules(pool)}
        stopped={await stoppedSchedules(pool)}
        pictureAt={picturesFor(member, live.files)}
        message={message}
      />,
      { title: 'History' },
    );
  });
  app.on(['GET', 'POST'], `/history/${id}/undo`, async (context) => {
    const { member } = context.get('session');
    const [publication] = await findPublications(pool, { id: Number(context.req.param('id')) });
    if (!publication?.canUndo) return context.redirect('/history', 303);
    const isTried = context.req.method === 'GET';
    const { changes, status } = await undoPublication(pool, member, publication, { isTried, today: today() });
    if (!isTried) return context.redirect(`/history?message=${status === 'published' ? 'undone' : status}`, 303);
    return context.render(
      <UndoScreen
        publication={publication}
        changes={withTitles(changes)}
        refusal={notUndone[status]}
        pictureAt={picturesFor(member, services.live.files)}
      />,
      { title: 'Undo' },
    );
  });
  app.post(`/schedules/${id}/cancel`, async (context) => {
    const { member } = context.get('session');
    const result = await takeBackSchedule(pool, member, Number(context.req.param('id')));
    return context.redirect(result === 'done' ? '/changes?message=cancelled' : `/history?message=${result}`, 303);
  });
  return app;
}
