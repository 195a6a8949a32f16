import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../app/ui/button.tsx';
import { SelectField, TextField } from '../../app/ui/field.tsx';
import { londonTime } from '../../domain/london-time.ts';
import type { PendingSchedule, StoppedSchedule } from '../../server/publishing/schedules.ts';
import type { FieldChange } from '../editing/change-words.ts';
import type { ListedFile } from '../editing/content-list.ts';
import { ForPublishers } from '../layout/for-publishers.tsx';
import { More } from '../layout/more.tsx';
import { PostForm } from '../layout/post-form.tsx';
import { Screen } from '../layout/screen.tsx';
import { Section } from '../layout/section.tsx';
import { TextLink } from '../layout/text-link.tsx';
import { ChangeText, changeTitle, type PictureAddress } from './change-text.tsx';
import type { Publication, PublicationFilter } from './publications.ts';

type ShownChange = FieldChange & { title: string };
type Shown = Publication & { changes: ShownChange[] };

type Props = {
  publications: readonly Shown[];
  filter: PublicationFilter;
  /** What to choose from. */
  pages: readonly ListedFile[];
  members: readonly string[];
  older: string | undefined;
  schedules: readonly PendingSchedule[];
  stopped: readonly StoppedSchedule[];
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
  gone: 'That was already published or taken back.',
};

/** Who published what and when, and what is set for later. */
export function HistoryScreen(props: Props) {
  const { filter, members, older, pages, pictureAt, publications, schedules, stopped } = props;
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <Screen title={filter.field ? 'Who changed this?' : 'History'} messages={messages}>
      {isFiltered ? null : (
        <>
          <Schedules title="Not published" schedules={stopped} button="Take it back as my draft" />
          <Schedules title="To be published" schedules={schedules} button="Cancel" />
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
              {changes.length > 0 ? (
                <Changes changes={changes} total={total} pictureAt={pictureAt} />
              ) : (
                <Message message={message} />
              )}
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

type ChangesProps = { changes: readonly ShownChange[]; total: number; pictureAt: PictureAddress };

function Changes({ changes, pictureAt, total }: ChangesProps) {
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
  schedules: readonly (Omit<PendingSchedule, 'files'> & { reason?: string })[];
};

function Schedules({ button, schedules, title }: SchedulesProps) {
  if (schedules.length === 0) return null;
  return (
    <Section title={title}>
      <List>
        {schedules.map(({ author, dueAt, id, message, reason }) => (
          <Entry
            key={id}
            at={dueAt}
            by={author}
            tool={
              <PostForm
                action={`/schedules/${id}/cancel`}
                label={button}
                about={`, publication of ${londonTime(dueAt)}`}
                variant="quiet"
              />
            }
          >
            {reason ? <p className="font-semibold text-danger">{reason}</p> : null}
            <Message message={message} />
          </Entry>
        ))}
      </List>
    </Section>
  );
}

function Message({ message }: { message: string }) {
  return (
    <ul className="grid gap-0.5 text-ink-soft">
      {message.split('; ').map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}
