import type { ReactNode } from 'react';
import { Button } from '../../app/ui/button.tsx';
import { TextField } from '../../app/ui/field.tsx';
import { londonTime } from '../../domain/london-time.ts';
import { FindingList } from '../editing/finding-list.tsx';
import { Screen } from '../layout/screen.tsx';
import { Section } from '../layout/section.tsx';
import type { Entry, WaitingGroup } from './waiting.ts';

const messages: Readonly<Record<string, string>> = {
  left: 'Left as it is. It returns when what it says changes.',
  'no-reason': 'Not left as it is: enter a reason of at most 500 characters.',
  'taken-up': 'Taken up again.',
};
const fold = 'min-h-11 cursor-pointer py-2 font-semibold text-action';

/** What waits in one group, each with its fields, and what was left as it is. */
export function GroupScreen({ group }: { group: WaitingGroup }) {
  const { entries, href, isWaiting, left, title } = group;
  return (
    <Screen title={isWaiting ? title : 'Nothing is left to do here'} messages={messages}>
      {entries.map((entry) => (
        <Section key={entry.key} title={entry.count > 1 ? `${entry.title} (${entry.count})` : entry.title} intro={entry.note}>
          <FindingList findings={entry.findings} first={6} />
          <details className="max-w-xl">
            <summary className={fold}>
              Leave it as it is<span className="sr-only">: {entry.title}</span>
            </summary>
            <EntryForm action={`${href}/leave`} entry={entry} label="Leave it as it is">
              <TextField label="Why?" hint="Everyone who uses the desk can read it." name="reason" required />
            </EntryForm>
          </details>
        </Section>
      ))}
      {left.length > 0 ? (
        <details id="left" className="max-w-4xl" open={!isWaiting}>
          <summary className={fold}>Left as it is ({left.length})</summary>
          {left.map((entry) => (
            <div key={entry.key} className="grid gap-2 border-t border-line py-4">
              <p>
                <strong>{entry.title}.</strong> {entry.reason} ({entry.by}, {londonTime(entry.at)})
              </p>
              <EntryForm action={`${href}/take-up`} entry={entry} label="Take it up again" />
            </div>
          ))}
        </details>
      ) : null}
    </Screen>
  );
}

function EntryForm(props: { action: string; children?: ReactNode; entry: Entry; label: string }) {
  const { action, children, entry, label } = props;
  return (
    <form method="post" action={action} className="grid justify-items-start gap-4 py-2">
      <input type="hidden" name="entry" value={entry.key} />
      {children}
      <Button variant="secondary">
        {label}
        <span className="sr-only">: {entry.title}</span>
      </Button>
    </form>
  );
}
