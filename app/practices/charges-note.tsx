import type { ChargesReminder } from './charges-reminder.ts';

/** Under a table of NHS charges that may no longer be today's. */
export function ChargesNote({ reminder }: { reminder: ChargesReminder }) {
  return (
    <p className="max-w-[68ch] border-l-4 border-accent pl-4">
      {reminder.text}{' '}
      <a href={reminder.url} rel="noopener" className="font-semibold text-action underline underline-offset-4 hover:no-underline">
        {reminder.link}
      </a>
    </p>
  );
}
