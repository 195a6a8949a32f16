import type { ChargesReminder } from './charges-in-force.ts';

/** Shown with NHS charges, whenever they may be out of date. */
export function ChargesNote({ reminder }: { reminder: ChargesReminder | undefined }) {
  if (!reminder) return null;
  return (
    <p className="max-w-[68ch] border-l-4 border-accent pl-4">
      {reminder.text}{' '}
      <a
        href={reminder.url}
        rel="noopener"
        className="inline-block font-semibold text-action underline underline-offset-4 hover:no-underline"
      >
        {reminder.link}
      </a>
    </p>
  );
}
