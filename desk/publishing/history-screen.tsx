import { Button } from '../../app/ui/button.tsx';
import type { Publication } from '../../server/publishing/content-versions.ts';
import type { PendingSchedule } from '../../server/publishing/schedules.ts';
import { londonTime } from '../layout/london-time.ts';
import { Screen } from '../layout/screen.tsx';
import { Section } from '../layout/section.tsx';

type Props = { publications: readonly Publication[]; schedules: readonly PendingSchedule[]; said: string | undefined };

const messages: Readonly<Record<string, string>> = {
  published: 'Published. Everyone sees it within 7 seconds.',
  scheduled: 'Scheduled. It is checked again and published at that time.',
  undone: 'Undone. The site shows what it showed before.',
  conflict: 'Not undone: the same content was changed again since. Undo that first.',
  refused: 'Not undone: the content would not pass the check.',
  unchanged: 'Nothing to undo: the site already shows what it showed before.',
};

/** Who published what and when, and what is set for later. */
export function HistoryScreen({ publications, said = '', schedules }: Props) {
  return (
    <Screen title="History" message={messages[said]}>
      {schedules.length > 0 ? (
        <Section title="To be published">
          <ul className="grid max-w-4xl border-t border-line">
            {schedules.map(({ author, dueAt, id, message }) => (
              <li key={id} className="grid gap-2 border-b border-line py-4 md:grid-cols-[1fr_auto] md:gap-6">
                <div>
                  <p className="font-semibold">
                    {londonTime(dueAt)}, by {author}
                  </p>
                  <Changes message={message} />
                </div>
                <form method="post" action={`/schedules/${id}/cancel`}>
                  <Button variant="quiet">
                    Cancel<span className="sr-only"> the publication of {londonTime(dueAt)}</span>
                  </Button>
                </form>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section title="Published">
        <ul className="grid max-w-4xl border-t border-line">
          {publications.map(({ author, id, message, publishedAt }, index) => (
            <li key={id} className="grid gap-2 border-b border-line py-4 md:grid-cols-[1fr_auto] md:gap-6">
              <div>
                <p className="font-semibold">
                  {londonTime(publishedAt)}, by {author}
                </p>
                <Changes message={message} />
              </div>
              {index < publications.length - 1 ? (
                <form method="post" action={`/history/${id}/undo`}>
                  <Button variant="quiet">
                    Undo<span className="sr-only"> the publication of {londonTime(publishedAt)}</span>
                  </Button>
                </form>
              ) : null}
            </li>
          ))}
        </ul>
      </Section>
    </Screen>
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
