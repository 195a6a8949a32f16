import { Button } from '../../app/ui/button.tsx';
import { TextField } from '../../app/ui/field.tsx';
import { londonTime } from '../../domain/london-time.ts';
import { editHref } from '../editing/field-address.ts';
import type { FieldFinding } from '../editing/field-findings.ts';
import { placeName } from '../editing/finding-list.tsx';
import { Screen } from '../layout/screen.tsx';
import type { Entry, WaitingGroup } from './waiting.ts';

const messages: Readonly<Record<string, string>> = {
  left: 'Left as it is. It returns when what it says changes.',
  'no-reason': 'Not left as it is: enter a reason of at most 500 characters.',
  'taken-up': 'Taken up again.',
};

/** What waits in one group, each with its fields, and what was left as it is. */
export function GroupScreen({ group, message }: { group: WaitingGroup; message: string | undefined }) {
  const { entries, href, isWaiting, left, title } = group;
  return (
    <Screen
      title={isWaiting ? title : 'Nothing is left to do here'}
      intro={
        <a href="/" className="justify-self-start font-semibold text-action underline">
          Today
        </a>
      }
      messages={messages}
      message={message}
    >
      {entries.map((entry) => (
        <section key={entry.key} className="grid gap-3">
          <h2 className="text-2xl">
            {entry.title}
            {entry.count > 1 ? <span className="font-normal text-ink-soft"> ({entry.count})</span> : null}
          </h2>
          {entry.note ? <p className="max-w-prose text-ink-soft">{entry.note}</p> : null}
          <Fields findings={entry.findings} />
          <details className="max-w-xl">
            <summary className="min-h-11 cursor-pointer py-2 font-semibold text-action">
              Leave it as it is<span className="sr-only">: {entry.title}</span>
            </summary>
            <EntryForm action={`${href}/leave`} entry={entry}>
              <TextField label="Why?" hint="Everyone who uses the desk can read it." name="reason" required />
            </EntryForm>
          </details>
        </section>
      ))}
      {left.length > 0 ? (
        <details id="left" className="max-w-4xl" open={!isWaiting}>
          <summary className="min-h-11 cursor-pointer font-display text-2xl font-bold">Left as it is ({left.length})</summary>
          <ul className="grid">
            {left.map((entry) => (
              <li key={entry.key} className="grid gap-2 border-b border-line py-4">
                <p>
                  <strong>{entry.title}.</strong> {entry.reason}{' '}
                  <span className="text-ink-soft">
                    ({entry.by}, {londonTime(entry.at)})
                  </span>
                </p>
                <EntryForm action={`${href}/take-up`} entry={entry} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Screen>
  );
}

/** A link for each sentence, or below it if it is about several fields. */
function Fields({ findings }: { findings: readonly FieldFinding[] }) {
  const grouped = [...Map.groupBy(findings, ({ message }) => message)];
  return (
    <ul className={`max-w-4xl gap-8 ${grouped.length > 3 ? 'lg:columns-2' : ''}`}>
      {grouped.map(([message, same]) => {
        const places = [...new Map(same.map((finding) => [placeName(finding), finding]))];
        return (
          <li key={message} className="break-inside-avoid border-t border-line py-2.5 wrap-anywhere">
            {places.length > 1 ? <p>{message}</p> : null}
            <ul className="flex flex-wrap gap-x-5">
              {places.map(([name, { field, file }]) => (
                <li key={name}>
                  <a href={editHref(file, field)} className="inline-block py-1 text-action underline">
                    {places.length > 1 ? name : message}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function EntryForm({ action, children, entry }: { action: string; children?: React.ReactNode; entry: Entry }) {
  return (
    <form method="post" action={action} className="grid gap-4 pt-2">
      <input type="hidden" name="entry" value={entry.key} />
      {children}
      <div>
        <Button variant="secondary">
          {children ? 'Leave it as it is' : 'Take it up again'}
          <span className="sr-only">: {entry.title}</span>
        </Button>
      </div>
    </form>
  );
}
