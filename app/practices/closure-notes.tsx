import type { AnnouncedClosures, ClosureNote } from './announced-closures.ts';
import { PhoneLink } from './phone-link.tsx';

function Note({ note }: { note: ClosureNote }) {
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-4">
      {/* A calendar leaf: the month above the days. */}
      <span
        aria-hidden="true"
        className="mt-1 grid min-w-17 overflow-hidden rounded-lg border-[1.5px] border-ink bg-paper text-center text-sm/[1.6] font-semibold"
      >
        <span className="bg-ink px-2 text-paper">{note.month}</span>
        <strong className="px-2 pt-[0.1rem] pb-[0.2rem] font-display text-2xl/tight font-bold tracking-[-0.02em] whitespace-nowrap">
          {note.days}
        </strong>
      </span>
      <p className="max-w-[56ch] text-balance">
        <strong>
          {note.towns ? `${note.towns}: ` : ''}
          {note.text}
        </strong>{' '}
        <span className="block">{note.opens}</span>
      </p>
    </li>
  );
}

export function ClosureNotes({ closures }: { closures: AnnouncedClosures | undefined }) {
  if (!closures) return null;
  const { emergency, notes } = closures;
  return (
    // data-passing excludes it from change detection for search engine submission.
    <div
      className="flex flex-wrap items-center justify-between gap-x-12 gap-y-3 rounded-card border border-line bg-card px-5 py-4 text-ink"
      data-passing
    >
      <ul className="grid max-w-full flex-[1_1_26rem] gap-3">
        {notes.map((note) => (
          <Note key={note.towns + note.text} note={note} />
        ))}
      </ul>
      <p>
        {emergency.label}{' '}
        <PhoneLink
          phone={emergency.phone}
          className="inline-flex min-h-11 items-center font-bold whitespace-nowrap text-action underline underline-offset-[0.2em]"
        >
          {emergency.phone}
        </PhoneLink>
      </p>
    </div>
  );
}
