import type { AnnouncedClosures, ClosureNote } from './announced-closures.ts';
import { PhoneLink } from './phone-link.tsx';

function Note({ note }: { note: ClosureNote }) {
  return (
    <li className="closure">
      <span className="closure-date" aria-hidden="true">
        <span>{note.month}</span>
        <strong>{note.days}</strong>
      </span>
      <p>
        <strong>
          {note.towns ? `${note.towns}: ` : ''}
          {note.text}
        </strong>{' '}
        <span className="block">{note.opens}</span>
      </p>
    </li>
  );
}

type Props = {
  closures: AnnouncedClosures | undefined;
  /** Renders as the foot of the surrounding card instead of a separate card. */
  foot?: boolean;
};

/** Upcoming closures and the emergency number. */
export function ClosureNotes({ closures, foot = false }: Props) {
  if (!closures) return null;
  const { emergency, notes } = closures;
  return (
    // data-passing excludes it from change detection for search engine submission.
    <div className={`closures ${foot ? 'closures-foot' : 'closures-card'}`} data-passing>
      <ul>
        {notes.map((note) => (
          <Note key={note.towns + note.text} note={note} />
        ))}
      </ul>
      <p>
        {emergency.label}{' '}
        <PhoneLink phone={emergency.phone} className="closures-number">
          {emergency.phone}
        </PhoneLink>
      </p>
    </div>
  );
}
