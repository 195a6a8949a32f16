import { type Context, Hono } from 'hono';
import { compareFiles } from '../../content-model/compare.ts';
import { listContent, titleAt, titleOf } from '../../content-model/content-list.ts';
import { londonParts } from '../../domain/london-time.ts';
import { articleTitles } from '../../server/publishing/articles.ts';
import { pendingSchedules, schedulesToConfirm, stoppedSchedules, withChangedFiles } from '../../server/publishing/schedules.ts';
import type { DeskEnv } from '../desk-env.ts';
import type { FieldChange } from '../drafts/change-words.ts';
import { takeBackSchedule } from '../drafts/publish-drafts.ts';
import { anyMember, owners, publishers } from '../rights.ts';
import type { DeskServices } from '../services.ts';
import { HistoryScreen, notUndone, UndoScreen } from './history-screen.tsx';
import { pictureAddresses } from './picture-addresses.ts';
import {
  authors,
  confirmAddresses,
  findPublications,
  publicationFilter,
  shownPublications,
  undoPublication,
} from './publications.ts';

const id = ':id{[0-9]{1,9}}';

/** What was published, and what will be. */
export function historyRoutes(services: DeskServices): Hono<DeskEnv> {
  const { clock, pool } = services;
  const app = new Hono<DeskEnv>();
  async function withTitles<Found extends { changes: readonly FieldChange[] }>(found: readonly Found[]) {
    const titles = await articleTitles(
      pool,
      found.flatMap(({ changes }) => changes.map(({ file }) => file)),
    );
    const titleOfFile = (file: string) => titles.get(file) ?? titleAt(services.live.files, file);
    return found.map((one) => ({
      ...one,
      changes: one.changes.map((change) => ({ ...change, title: titleOfFile(change.file) })),
    }));
  }

  const withChanges = async <Schedule extends { id: number }>(schedules: readonly Schedule[]) =>
    (await withChangedFiles(pool, schedules)).map(({ changed, ...schedule }) => ({
      ...schedule,
      changes: changed.flatMap(({ after, before, path }) =>
        before || after
          ? compareFiles(before, after).changes.map((change) => ({
              ...change,
              file: path,
              title: titleOf(after ?? before ?? { file: path }),
            }))
          : [],
      ),
    }));

  app.get('/history', anyMember, async (context) => {
    const { live } = services;
    const { message: _, ...query } = context.req.query();
    const filter = publicationFilter.parse(query);
    const publications = await findPublications(pool, filter);
    const last = publications.length === shownPublications ? publications.at(-1)?.id : undefined;
    return context.render(
      <HistoryScreen
        publications={await withTitles(publications)}
        filter={filter}
        pages={listContent(live.files).flatMap(({ files }) => files)}
        members={await authors(pool)}
        older={last === undefined ? undefined : `/history?${new URLSearchParams({ ...query, before: String(last) })}`}
        schedules={await withChanges(await pendingSchedules(pool))}
        stopped={await withChanges(await stoppedSchedules(pool))}
        toConfirm={(await schedulesToConfirm(pool)).map(({ id }) => id)}
        pictureAt={pictureAddresses(services, context.get('member'), live.files)}
      />,
      { title: 'History' },
    );
  });
  async function undo(context: Context<DeskEnv>) {
    const member = context.get('member');
    const [publication] = await findPublications(pool, { id: Number(context.req.param('id')) });
    if (!publication?.canUndo) return context.redirect('/history', 303);
    const isTried = context.req.method !== 'POST';
    const { status, undone } = await undoPublication(pool, member, publication, { isTried, today: londonParts(clock()).date });
    if (!isTried) return context.redirect(`/history?message=${status === 'published' ? 'undone' : status}`, 303);
    const [shown] = await withTitles(undone ? [undone] : []);
    return context.render(
      <UndoScreen
        publication={publication}
        changes={shown?.changes ?? []}
        total={shown?.total ?? 0}
        refusal={notUndone[status]}
        pictureAt={pictureAddresses(services, member, services.live.files)}
      />,
      { title: 'Undo' },
    );
  }
  app.get(`/history/${id}/undo`, anyMember, undo);
  app.post(`/history/${id}/undo`, publishers, undo);
  app.post(`/schedules/${id}/confirm`, owners, async (context) => {
    const isConfirmed = await confirmAddresses(pool, context.get('member'), Number(context.req.param('id')));
    return context.redirect(`/history?message=${isConfirmed ? 'confirmed' : 'gone'}`, 303);
  });
  app.post(`/schedules/${id}/cancel`, publishers, async (context) => {
    const result = await takeBackSchedule(pool, context.get('member'), Number(context.req.param('id')));
    return context.redirect(result === 'done' ? '/changes?message=cancelled' : `/history?message=${result}`, 303);
  });
  return app;
}
