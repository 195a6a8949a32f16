import { dialable } from '../../domain/uk-phone.ts';
import type { AnnouncedClosures, ClosureNote } from './announced-closures.ts';

function Note({ note }: { note: ClosureNote }) {
  return (
    <li className="closure">
      <span className="closure-leaf" aria-hidden="true">
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
  /** At the foot of a card that is there already, instead of a card of its own. */
  foot?: boolean;
};

/** Days on which doors stay shut, each with its leaf of the calendar, and whom to ring meanwhile. */
export function ClosureNotes({ closures, foot = false }: Props) {
  if (!closures) return null;
  const { emergency, notes } = closures;
  return (
    // For a week of the year: no search engine needs to be told that the page has changed.
    <div className={`closures ${foot ? 'closures-foot' : 'closures-card'}`} data-passing>
      <ul>
        {notes.map((note) => (
          <Note key={note.towns + note.text} note={note} />
        ))}
      </ul>
      <p>
        {emergency.label}{' '}
        <a href={dialable(emergency.phone)} className="closures-number">
          {emergency.phone}
        </a>
      </p>
    </div>
  );
}
