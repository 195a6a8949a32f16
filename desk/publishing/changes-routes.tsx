import { type Context, Hono } from 'hono';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Checked } from '../../content-model/check.ts';
import { fileHash, hashOf } from '../../content-model/content-file.ts';
import { titleAt } from '../../content-model/content-list.ts';
import { type FieldFinding, findFieldFindings, findingKey, findTextFindings } from '../../content-model/field-findings.ts';
import { bytesWith } from '../../content-model/file-text.ts';
import { isSame } from '../../content-model/merge-values.ts';
import type { ContentPath } from '../../content-model/problem.ts';
import { londonParts, unambiguousLondonInstant } from '../../domain/london-time.ts';
import type { LiveContent } from '../../server/publishing/live-content.ts';
import { type Member, mayPublish } from '../access/member.ts';
import { type DeskEnv, uuidParam } from '../desk-env.ts';
import { describeChange } from '../drafts/change-words.ts';
import { findArticleFindings, findContactFindings } from '../drafts/draft-findings.ts';
import type { Draft } from '../drafts/drafts.ts';
import { type DraftChange, draftChanges } from '../drafts/edit-file.ts';
import { isAbout, isFinished, placeInDraft } from '../drafts/finished.ts';
import { draftsToPublish, publicationMessage, publishDrafts, scheduleDrafts } from '../drafts/publish-drafts.ts';
import { findFile, isOutdated, openWorkspace, type Workspace } from '../drafts/workspace.ts';
import { readForm } from '../read-form.ts';
import { anyMember, publishers } from '../rights.ts';
import type { DeskServices } from '../services.ts';
import { ChangesScreen, type Conflict, type Unfinished } from './changes-screen.tsx';
import { pictureAddresses } from './picture-addresses.ts';
import { listReviewRequests, mailPublished, type ReviewRequest, requestReview, sendBack } from './review-requests.ts';

const publication = z.object({
  when: z.enum(['now', 'later']).catch('later'),
  dueAt: z.string().max(40).catch(''),
  shown: z.string().optional().catch(undefined),
});

/** Names the drafts that a screen shows. */
const shownDrafts = (drafts: readonly Draft[]) =>
  hashOf(new TextEncoder().encode(drafts.map(({ hash, path }) => `${path} ${hash}`).join('\n')));

const noteOf = ({ note = '' }: Record<string, string>) => note.trim().slice(0, 500);

/** What the check says about the site, and about the texts of the drafts. */
const findingsIn = async (pool: Pool, live: LiveContent, reading: Checked, drafts: readonly Draft[], today: string) => [
  ...findFieldFindings(reading, today),
  ...reading.files.filter(({ file }) => drafts.some(({ path }) => path === file)).flatMap(findTextFindings),
  ...(await findArticleFindings(pool, live, reading.files)),
];

/** The same of what would be published, at the fields of the drafts. */
const findingsOf = async (pool: Pool, drafts: readonly Draft[], { finished, live }: Workspace, today: string) =>
  (await findingsIn(pool, live, finished, drafts, today)).map((finding) => ({
    ...finding,
    field: finding.field && placeInDraft(finding.file, finding.field, finished.leftOut),
  }));

/** What stays a draft, with what is wrong with it. Drafts that do not fit published files have the findings of those. */
async function unfinishedOf(pool: Pool, { drafts, finished, live, reading }: Workspace, today: string): Promise<Unfinished[]> {
  if (finished.leftOut.length === 0) return [];
  const own = new Set(drafts.map(({ path }) => path));
  const findings = await findingsIn(pool, live, reading, drafts, today);
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

/** What a member has changed, and what editors ask others to publish. */
export function changesRoutes(services: DeskServices): Hono<DeskEnv> {
  const { clock, deskUrl, drafts, editor, members, pool, previewLinks } = services;
  const app = new Hono<DeskEnv>();
  const today = () => londonParts(clock()).date;

  /**
   * A member's drafts with what others published in the same files since. Where both changed a field, or a file is gone, the draft
   * stays as it is.
   */
  async function mergedWorkspace(memberId: string) {
    const own = await editor.workspace(memberId);
    const conflicts = new Map<string, Conflict>();
    const merged: Draft[] = [];
    for (const draft of own.drafts.filter((candidate) => isOutdated(own.live, candidate))) {
      const { path } = draft;
      const [published, opened] = [findFile(own.live.files, path), await editor.open(memberId, path)];
      const canMerge = opened?.conflict?.choices.length === 0 && findFile(own.files, path)?.problems.length === 0;
      if (!published || !opened || !canMerge) conflicts.set(path, opened?.conflict ?? {});
      else {
        const bytes = bytesWith(published, opened);
        merged.push({ path, baseHash: fileHash(published), hash: hashOf(bytes), bytes });
      }
    }
    const drafts = own.drafts.map((draft) => merged.find(({ path }) => path === draft.path) ?? draft);
    return { own, conflicts, merged, workspace: merged.length > 0 ? openWorkspace(own.live, drafts) : own };
  }

  /** What the member can publish. */
  async function changesOf(workspace: Workspace, conflicts?: ReadonlyMap<string, Conflict>) {
    const files = await Promise.all(
      workspace.drafts.map(async (draft) => ({
        file: draft.path,
        title: titleAt(workspace.files, draft.path),
        changes: (await draftChanges(pool, workspace, draft)).filter((change) => isFinished(workspace.finished, change)),
        conflict: conflicts?.get(draft.path),
      })),
    );
    return files.filter(({ changes }) => changes.length > 0);
  }

  type Whose = { member: Member; review?: ReviewRequest };
  type Refused = { error?: string; dueAt?: string; missing?: string[]; chosen?: Set<string> };

  /** A route about the member's own changes, or about those of an editor who asks for them to be published. */
  const about = (answer: (context: Context<DeskEnv>, whose: Whose) => Promise<Response>) => async (context: Context<DeskEnv>) => {
    const member = context.get('member');
    const id = context.req.param('id');
    if (!id) return answer(context, { member });
    const review = (await listReviewRequests(pool)).find((candidate) => candidate.id === id);
    const editor = review && mayPublish(member) && (await members.byId(id));
    return editor ? answer(context, { member: editor, review }) : context.redirect('/?message=not-asked', 303);
  };

  async function showChanges(context: Context<DeskEnv>, { review, member }: Whose, refused: Refused = {}): Promise<Response> {
    const { chosen, dueAt = '', error, missing = [] } = refused;
    const by = context.get('member');
    const { conflicts, workspace } = await mergedWorkspace(member.id);
    const files = await changesOf(workspace, conflicts);
    const known = new Set(findFieldFindings(services.live, today()).map(findingKey));
    const findings = [
      ...(await findingsOf(pool, workspace.drafts, workspace, today())),
      ...findContactFindings(services.live, workspace.finished.files, by),
    ];
    const blocking = findings.filter(({ isBlocking }) => isBlocking);
    const [oldAdvice = [], advice = []] = [true, false].map((isOld) =>
      findings.filter((finding) => !finding.isBlocking && known.has(findingKey(finding)) === isOld),
    );
    const discarded = review ? undefined : await drafts.discarded(member.id);
    const ownReview = mayPublish(by) ? undefined : { since: (await listReviewRequests(pool)).find(({ id }) => id === by.id)?.at };
    if (error || missing.length > 0) context.status(422);
    return context.render(
      <ChangesScreen
        files={files.map((file) => ({
          ...file,
          changes: file.changes.map((change) => {
            const id = changeId(change);
            const reasons = blocking.filter((finding) => isOf(finding, change)).map(({ message }) => message);
            return { ...change, id, reasons, isTicked: chosen?.has(id) ?? true };
          }),
        }))}
        unfinished={await unfinishedOf(pool, workspace, today())}
        blocking={blocking}
        advice={advice}
        oldAdvice={oldAdvice}
        missing={missing}
        discarded={discarded && titleAt(services.live.files, discarded)}
        previewLink={`${deskUrl}${previewLinks.address(member.id, clock())}`}
        previewHours={previewLinks.linkHours}
        pictureAt={pictureAddresses(services, member, workspace.files)}
        error={error}
        dueAt={dueAt}
        shown={shownDrafts(workspace.drafts)}
        review={review}
        by={by.name}
        ownReview={ownReview}
      />,
      { title: 'Changes' },
    );
  }

  app.on('GET', ['/changes', `/asked/${uuidParam}`], anyMember, about(showChanges));
  app.post('/ask', anyMember, async (context) => {
    const member = context.get('member');
    if ((await drafts.list(member.id)).length === 0) return context.redirect('/changes', 303);
    const outcome = await requestReview(services, member, noteOf(await readForm(context.req)));
    return context.redirect(`/changes?message=${outcome}`, 303);
  });
  const sendDraftsBack = about(async (context, { member }) => {
    const note = noteOf(await readForm(context.req));
    if (!note) return context.redirect(`/asked/${member.id}?message=no-note`, 303);
    const isSentBack = await sendBack(services, member, context.get('member'), note);
    return context.redirect(`/?message=${isSentBack ? 'sent-back' : 'not-asked'}`, 303);
  });
  app.post(`/asked/${uuidParam}/send-back`, publishers, sendDraftsBack);
  const publish = about(async (context, whose) => {
    const { review, member } = whose;
    const by = context.get('member');
    const form = await readForm(context.req);
    const { dueAt, shown, when } = publication.parse(form);
    const chosen = new Set(Object.keys(form));
    const isChosen = (change: Omit<DraftChange, 'title'>) => chosen.has(changeId(change));
    const { merged, own, workspace: all } = await mergedWorkspace(member.id);
    const { drafts: toPublish, workspace } = draftsToPublish(all, isChosen);
    const back = (message: string) => context.redirect(`${review ? `/asked/${review.id}` : '/changes'}?message=${message}`, 303);
    // The editor may have gone on writing.
    if (review && shown !== shownDrafts(all.drafts)) return back('different');
    if (toPublish.length === 0) return back('none');
    if (toPublish.some((draft) => isOutdated(all.live, draft))) return back('conflict');
    // Checked again with what is live then.
    const blocking = [
      ...(await findingsOf(pool, toPublish, workspace, today())),
      ...(await unfinishedOf(pool, workspace, today())).flatMap(({ findings }) => findings),
    ].filter(({ isBlocking }) => isBlocking);
    if (blocking.length > 0) {
      const missing = new Set(blocking.map(({ message, title }) => `${title}: ${message}`));
      return showChanges(context, whose, { missing: [...missing], chosen });
    }
    if (merged.length > 0 && (await drafts.save(member, merged, own.drafts)) !== 'saved') return back('different');
    const changes = (await changesOf(all)).flatMap((file) => file.changes.filter(isChosen));
    const message = publicationMessage(changes.map((change) => describeChange(change.title, change)));
    if (when === 'now' || review) {
      const status = await publishDrafts(pool, toPublish, member, { by, message, today: today() });
      if (status === 'done' && review) await mailPublished(services, member, by, message);
      return status === 'done' ? context.redirect('/history?message=published', 303) : back(status);
    }
    const typed = dueAt.replace('T', ' ');
    const due = unambiguousLondonInstant(typed);
    const error = !due ? 'Enter a date and a time.' : due <= clock() ? 'That time has passed.' : '';
    if (!due || error) return showChanges(context, whose, { error, dueAt, chosen });
    const status = await scheduleDrafts(pool, toPublish, all.live, member, { due, dueAt: typed, message });
    return status === 'done' ? context.redirect('/history?message=scheduled', 303) : back(status);
  });
  app.on('POST', ['/publish', `/asked/${uuidParam}/publish`], publishers, publish);
  return app;
}
