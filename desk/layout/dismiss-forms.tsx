import { TextField } from '../../app/ui/field.tsx';
import type { WaitingGroup } from '../../content-model/waiting-groups.ts';
import { londonTime } from '../../domain/london-time.ts';
import { ForPublishers } from './for-publishers.tsx';
import { More } from './more.tsx';
import { PostForm } from './post-form.tsx';

type Named = { key: string; title: string };

export const longestReason = 500;

export const dismissalMessages: Readonly<Record<string, string>> = {
  left: 'Left as it is. It returns when what it says changes.',
  'no-reason': `Not left as it is: enter a reason of at most ${longestReason} characters.`,
  'taken-up': 'Taken up again.',
};

/** The entry that a button is about. */
const ofEntry = ({ key, title }: Named) => ({ about: `: ${title}`, sends: { name: 'entry', value: key } });

/** Asks why something stays as it is. */
export function DismissForm({ entry, href, label }: { entry: Named; href: string; label: string }) {
  return (
    <ForPublishers>
      <More label={label} about={`: ${entry.title}`}>
        <PostForm action={`${href}/leave`} label="Leave it as it is" {...ofEntry(entry)}>
          <TextField
            label="Why?"
            hint="Everyone who uses the desk can read it."
            name="reason"
            maxLength={longestReason}
            required
          />
        </PostForm>
      </More>
    </ForPublishers>
  );
}

/** What was dismissed, with the reasons. */
export function DismissedFindings({ group: { dismissed, href, isWaiting } }: { group: WaitingGroup }) {
  if (dismissed.length === 0) return null;
  return (
    <More id="left" label={`Left as it is (${dismissed.length})`} open={!isWaiting}>
      {dismissed.map((entry) => (
        <div key={entry.key} className="grid gap-2 border-t border-line py-4 wrap-anywhere">
          <p>
            <strong>{entry.title}.</strong> {entry.reason} ({entry.by}, {londonTime(entry.at)})
          </p>
          <ForPublishers>
            <PostForm action={`${href}/take-up`} label="Take it up again" {...ofEntry(entry)} />
          </ForPublishers>
        </div>
      ))}
    </More>
  );
}
