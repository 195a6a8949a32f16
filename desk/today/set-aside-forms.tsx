import type { ReactNode } from 'react';
import { Button } from '../../app/ui/button.tsx';
import { TextField } from '../../app/ui/field.tsx';
import { londonTime } from '../../domain/london-time.ts';
import { ForPublishers } from '../layout/for-publishers.tsx';
import { longestReason } from './set-aside.ts';
import type { WaitingGroup } from './waiting.ts';

type Named = { key: string; title: string };

export const setAsideMessages: Readonly<Record<string, string>> = {
  left: 'Left as it is. It returns when what it says changes.',
  'no-reason': `Not left as it is: enter a reason of at most ${longestReason} characters.`,
  'taken-up': 'Taken up again.',
};
const fold = 'min-h-11 cursor-pointer py-2 font-semibold text-action';

/** Asks why something stays as it is. */
export function LeaveAsItIs({ entry, href, label }: { entry: Named; href: string; label: string }) {
  return (
    <ForPublishers>
      <details className="max-w-xl grow">
        <summary className={fold}>
          {label}
          <span className="sr-only">: {entry.title}</span>
        </summary>
        <EntryForm action={`${href}/leave`} entry={entry} label="Leave it as it is">
          <TextField
            label="Why?"
            hint="Everyone who uses the desk can read it."
            name="reason"
            maxLength={longestReason}
            required
          />
        </EntryForm>
      </details>
    </ForPublishers>
  );
}

/** What was left as it is, with the reasons. */
export function LeftAsItIs({ group: { href, isWaiting, left } }: { group: WaitingGroup }) {
  if (left.length === 0) return null;
  return (
    <details id="left" className="max-w-4xl" open={!isWaiting}>
      <summary className={fold}>Left as it is ({left.length})</summary>
      {left.map((entry) => (
        <div key={entry.key} className="grid gap-2 border-t border-line py-4 wrap-anywhere">
          <p>
            <strong>{entry.title}.</strong> {entry.reason} ({entry.by}, {londonTime(entry.at)})
          </p>
          <ForPublishers>
            <EntryForm action={`${href}/take-up`} entry={entry} label="Take it up again" />
          </ForPublishers>
        </div>
      ))}
    </details>
  );
}

function EntryForm(props: { action: string; children?: ReactNode; entry: Named; label: string }) {
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
