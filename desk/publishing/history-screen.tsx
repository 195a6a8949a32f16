import { type ReactNode, useContext } from 'react';
import { Button, ButtonLink } from '../../app/ui/button.tsx';
import { SelectField, TextField } from '../../app/ui/field.tsx';
import type { ListedFile } from '../../content-model/content-list.ts';
import { londonTime } from '../../domain/london-time.ts';
import type { PendingSchedule } from '../../server/publishing/schedules.ts';
import type { FieldChange } from '../drafts/change-words.ts';
import { draftsFull } from '../drafts/drafts.ts';
import { ForPublishers, MemberContext } from '../layout/for-publishers.tsx';
import { More } from '../layout/more.tsx';
import { PostForm } from '../layout/post-form.tsx';
import { Screen } from '../layout/screen.tsx';
import { Section } from '../layout/section.tsx';
import { TextLink } from '../layout/text-link.tsx';
import { ChangeText, changeTitle, type PictureAddress } from './change-text.tsx';
import type { Publication, PublicationFilter } from './publications.ts';

type ShownChange = FieldChange & { title: string };
type Shown = Publication & { changes: ShownChange[] };
type ShownSchedule = Pick<PendingSchedule, 'author' | 'dueAt' | 'id' | 'message'> & { changes: ShownChange[]; reason?: string };

type Props = {
  publications: readonly Shown[];
  filter: PublicationFilter;
  /** What to choose from. */
  pages: readonly ListedFile[];
  members: readonly string[];
  older: string | undefined;
  schedules: readonly ShownSchedule[];
  stopped: readonly ShownSchedule[];
  /** The schedules with an address that an owner has to confirm. */
  toConfirm: readonly number[];
  pictureAt: PictureAddress;
};

export const notUndone: Readonly<Record<string, string>> = {
  conflict: 'Not undone: the same content was changed again since. Undo that first.',
  'needs-owner': 'Not undone: this would change an address that receives email. Ask an owner to undo it.',
  refused: 'Not undone: the content would not pass the check.',
  unchanged: 'Nothing to undo: the site already shows what it showed before.',
};

const messages: Readonly<Record<string, string>> = {
  ...notUndone,
  published: 'Published. Everyone sees it within 7 seconds.',
  scheduled: 'Scheduled. It is checked again and published at that time.',
  undone: 'Undone. The site shows what it showed before.',
  'own-draft': 'Not taken back: you have a draft of the same content. Publish or discard that first.',
  full: `Not taken back. ${draftsFull}`,
  confirmed: 'Confirmed. It is published at its time, or within a minute if that has passed.',
  gone: 'That was already published, confirmed or taken back.',
};

/** Who published what and when, and what is set for later. */
export function HistoryScreen(props: Props) {
  const { filter, members, older, pages, pictureAt, publications, schedules, stopped, toConfirm } = props;
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <Screen title={filter.field ? 'Who changed this?' : 'History'} messages={messages}>
      {isFiltered ? null : (
        <>
          <Schedules title="Not published" schedules={stopped} button="Take it back as my draft" pictureAt={pictureAt} />
          <Schedules title="To be published" schedules={schedules} button="Cancel" toConfirm={toConfirm} pictureAt={pictureAt} />
        </>
      )}
      {filter.field ? (
        <p>
          This is what changed under its present name. <TextLink href="/history">Show all of the history</TextLink>
        </p>
      ) : (
        <form className="grid max-w-4xl items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]" aria-label="Find">
          <SelectField
            name="page"
            label="Page"
            defaultValue={filter.page}
            options={[{ value: '', label: 'Every page' }, ...pages.map(({ file, title }) => ({ value: file, label: title }))]}
          />
          <SelectField
            name="member"
            label="By"
            defaultValue={filter.member}
            options={[{ value: '', label: 'Everyone' }, ...members.map((name) => ({ value: name, label: name }))]}
          />
          <TextField name="word" label="With the words" defaultValue={filter.word} />
          <Button variant="secondary">Find</Button>
        </form>
      )}
      <Section title="Published">
        {publications.length === 0 ? <p className="text-ink-soft">No publication changed this.</p> : null}
        <List>
          {publications.map(({ author, canUndo, changes, id, message, publishedAt, total }) => (
            <Entry
              key={id}
              at={publishedAt}
              by={author}
              tool={
                canUndo ? (
                  <ButtonLink
                    variant="quiet"
                    href={`/history/${id}/undo`}
                    label={`Undo, publication of ${londonTime(publishedAt)}`}
                  >
                    Undo
                  </ButtonLink>
                ) : null
              }
            >
              <Changes changes={changes} total={total} message={message} pictureAt={pictureAt} />
            </Entry>
          ))}
        </List>
        {older ? (
          <p>
            <ButtonLink variant="secondary" href={older}>
              Older
            </ButtonLink>
          </p>
        ) : null}
      </Section>
    </Screen>
  );
}

type UndoProps = {
  publication: Publication;
  changes: readonly ShownChange[];
  total: number;
  refusal: string | undefined;
  pictureAt: PictureAddress;
};

/** What undoing a publication would do now. */
export function UndoScreen({ changes, pictureAt, publication, refusal, total }: UndoProps) {
  const { author, id, publishedAt } = publication;
  return (
    <Screen title="Undo" intro={`What ${author} published on ${londonTime(publishedAt)}.`}>
      {refusal ? (
        <p className="font-semibold">{refusal}</p>
      ) : (
        <Section title="This will change on the site">
          <Changes changes={changes} total={total} pictureAt={pictureAt} />
        </Section>
      )}
      <form method="post" action={`/history/${id}/undo`} className="flex flex-wrap gap-3">
        <ForPublishers>{refusal ? null : <Button size="large">Undo it</Button>}</ForPublishers>
        <ButtonLink variant="secondary" href="/history">
          Back to the history
        </ButtonLink>
      </form>
    </Screen>
  );
}

const unfolded = 5;

type ChangesProps = { changes: readonly ShownChange[]; total: number; message?: string; pictureAt: PictureAddress };

/** The message is shown if the changes are not stored. */
function Changes({ changes, message, pictureAt, total }: ChangesProps) {
  if (changes.length === 0) return <p className="wrap-anywhere text-ink-soft">{message}</p>;
  const lines = (some: readonly ShownChange[]) => (
    <ul className="grid gap-2">
      {some.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <li key={index} className="wrap-anywhere">
          <p>
            {change.title}: {changeTitle(change)}
          </p>
          <div className="text-ink-soft">
            <ChangeText change={change} pictureAt={pictureAt} />
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {lines(changes.slice(0, unfolded))}
      {total > unfolded ? (
        <More label={`${total - unfolded} more`}>
          {lines(changes.slice(unfolded))}
          {total > changes.length ? <p>And {total - changes.length} more changes.</p> : null}
        </More>
      ) : null}
    </>
  );
}

function List({ children }: { children: ReactNode }) {
  return <ul className="grid max-w-4xl border-t border-line">{children}</ul>;
}

function Entry({ at, by, children, tool }: { at: Date; by: string; tool: ReactNode; children: ReactNode }) {
  return (
    <li className="grid gap-2 border-b border-line py-4 items-start justify-items-start md:grid-cols-[minmax(0,1fr)_auto] md:gap-6">
      <div className="grid content-start gap-2">
        <p className="font-semibold">
          {londonTime(at)}, by {by}
        </p>
        {children}
      </div>
      <ForPublishers>{tool}</ForPublishers>
    </li>
  );
}

type SchedulesProps = {
  title: string;
  button: string;
  schedules: readonly ShownSchedule[];
  toConfirm?: readonly number[];
  pictureAt: PictureAddress;
};

function Schedules({ button, pictureAt, schedules, title, toConfirm = [] }: SchedulesProps) {
  const member = useContext(MemberContext);
  if (schedules.length === 0) return null;
  return (
    <Section title={title}>
      <List>
        {schedules.map(({ author, changes, dueAt, id, message, reason }) => {
          const about = `, publication of ${londonTime(dueAt)}`;
          const waits = toConfirm.includes(id);
          return (
            <Entry
              key={id}
              at={dueAt}
              by={author}
              tool={
                <div className="flex flex-wrap gap-3">
                  {waits && member?.role === 'owner' ? (
                    <PostForm action={`/schedules/${id}/confirm`} label="Confirm the address" about={about} />
                  ) : null}
                  <PostForm action={`/schedules/${id}/cancel`} label={button} about={about} variant="quiet" />
                </div>
              }
            >
              {waits ? (
                <p className="font-semibold text-danger">
                  {author} is no longer an owner: the address for emails is published only if an owner confirms it.
                </p>
              ) : null}
              {reason ? <p className="font-semibold text-danger">{reason}</p> : null}
              <Changes changes={changes} total={changes.length} message={message} pictureAt={pictureAt} />
            </Entry>
          );
        })}
      </List>
    </Section>
  );
}
