import type { ReactNode } from 'react';
import { Button } from '../../app/ui/button.tsx';
import { londonTime } from '../../domain/london-time.ts';
import type { Publication } from '../../server/publishing/content-versions.ts';
import type { PendingSchedule, StoppedSchedule } from '../../server/publishing/schedules.ts';
import { Screen } from '../layout/screen.tsx';
import { Section } from '../layout/section.tsx';

type Props = {
  publications: readonly Publication[];
  schedules: readonly PendingSchedule[];
  stopped: readonly StoppedSchedule[];
  message: string | undefined;
};

const messages: Readonly<Record<string, string>> = {
  published: 'Published. Everyone sees it within 7 seconds.',
  scheduled: 'Scheduled. It is checked again and published at that time.',
  undone: 'Undone. The site shows what it showed before.',
  conflict: 'Not undone: the same content was changed again since. Undo that first.',
  'needs-owner': 'Not undone: this would change an address that receives email. Ask an owner to undo it.',
  refused: 'Not undone: the content would not pass the check.',
  unchanged: 'Nothing to undo: the site already shows what it showed before.',
  'own-draft': 'Not taken back: you have a draft of the same content. Publish or discard that first.',
  gone: 'That was already published or taken back.',
};

/** Who published what and when, and what is set for later. */
export function HistoryScreen({ publications, message, schedules, stopped }: Props) {
  return (
    <Screen title="History" messages={messages} message={message}>
      {stopped.length > 0 ? (
        <Section title="Not published">
          <List>
            {stopped.map(({ author, dueAt, id, message, reason }) => (
              <Entry
                key={id}
                at={dueAt}
                by={author}
                message={message}
                action={`/schedules/${id}/cancel`}
                button="Take it back as my draft"
              >
                <p className="font-semibold text-danger">{reason}</p>
              </Entry>
            ))}
          </List>
        </Section>
      ) : null}
      {schedules.length > 0 ? (
        <Section title="To be published">
          <List>
            {schedules.map(({ author, dueAt, id, message }) => (
              <Entry key={id} at={dueAt} by={author} message={message} action={`/schedules/${id}/cancel`} button="Cancel" />
            ))}
          </List>
        </Section>
      ) : null}
      <Section title="Published">
        <List>
          {publications.map(({ author, id, message, publishedAt }, index) => (
            <Entry
              key={id}
              at={publishedAt}
              by={author}
              message={message}
              // The first publication has nothing before it.
              action={index < publications.length - 1 ? `/history/${id}/undo` : undefined}
              button="Undo"
            />
          ))}
        </List>
      </Section>
    </Screen>
  );
}

function List({ children }: { children: ReactNode }) {
  return <ul className="grid max-w-4xl border-t border-line">{children}</ul>;
}

type EntryProps = { at: Date; by: string; message: string; action: string | undefined; button: string; children?: ReactNode };

function Entry({ action, at, button, by, children, message }: EntryProps) {
  return (
    <li className="grid gap-2 border-b border-line py-4 md:grid-cols-[1fr_auto] md:gap-6">
      <div>
        <p className="font-semibold">
          {londonTime(at)}, by {by}
        </p>
        {children}
        <Changes message={message} />
      </div>
      {action ? (
        <form method="post" action={action}>
          <Button variant="quiet">
            {button}
            <span className="sr-only">, publication of {londonTime(at)}</span>
          </Button>
        </form>
      ) : null}
    </li>
  );
}

function Changes({ message }: { message: string }) {
  return (
    <ul className="grid gap-0.5 text-ink-soft">
      {message.split('; ').map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}
