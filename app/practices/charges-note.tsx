import type { ChargesReminder } from './charges-reminder.ts';

/** Shown below NHS charges that may be out of date. */
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
