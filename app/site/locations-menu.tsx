import { dialable } from '../../domain/uk-phone.ts';
import { Icon } from '../ui/icon.tsx';
import type { FramePractice } from './frame-data.ts';

type Props = { label: string; practices: FramePractice[] };

/** A disclosure, not a menu: a button and a list of links. It opens by hover and by focus without any script. */
export function LocationsMenu({ label, practices }: Props) {
  return (
    <div className="locations relative" data-hover-disclosure>
      {/* The boot script keeps aria-expanded true to what is seen; without it the panel simply opens on focus. */}
      <button type="button" className="header-link" aria-controls="locations-panel">
        {label}
        <span className="locations-chevron">
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      <div id="locations-panel" className="locations-panel">
        <ul className="divide-y divide-line rounded-card border border-line bg-card px-5 py-2 shadow-card">
          {practices.map((practice) => (
            <li key={practice.slug} className="py-3">
              <p className="font-display text-lg font-bold">{practice.location}</p>
              <p className="text-base text-ink-soft">{practice.address}</p>
              <a
                href={dialable(practice.phone)}
                className="inline-flex min-h-8 items-center gap-2 font-semibold tabular-nums text-action hover:underline"
              >
                <Icon name="phone" size={18} />
                {practice.phone}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
