import { locationPath } from '../../domain/site-pages.ts';
import { PhoneLink } from '../practices/phone-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { EmergencyRow } from './emergency-row.tsx';
import type { LayoutData, LayoutPractice } from './layout-data.ts';

type Props = { label: string; practices: LayoutPractice[]; emergency: LayoutData['emergency'] };

/** A disclosure with a button and a list of links. It opens on hover and focus without a script. */
export function LocationsMenu({ emergency, label, practices }: Props) {
  return (
    <div className="locations relative" data-hover-disclosure>
      {/* app/boot/hover-disclosure.ts sets aria-expanded. */}
      <button type="button" className="header-link" aria-controls="locations-panel">
        {label}
        <Icon name="chevron-down" size={16} className="locations-chevron" />
      </button>
      <div id="locations-panel" className="locations-panel">
        <div className="rounded-card border border-line bg-card px-5 pt-2 pb-3 shadow-card">
          <ul className="divide-y divide-line">
            {practices.map((practice) => (
              <li key={practice.slug} className="flex flex-wrap justify-between gap-x-3 py-3">
                <a
                  href={locationPath(practice.slug)}
                  className="inline-flex min-h-8 items-center gap-1.5 font-display text-lg font-bold hover:underline"
                >
                  {practice.location}
                  <Icon name="arrow-right" size={18} />
                </a>
                <PhoneLink
                  phone={practice.phone}
                  className="inline-flex min-h-8 items-center font-semibold tabular-nums text-action hover:underline"
                >
                  {practice.phone}
                </PhoneLink>
                <p className="w-full text-base">
                  {practice.name}
                  <span className="block text-ink-soft">{practice.address}</span>
                </p>
              </li>
            ))}
          </ul>
          <EmergencyRow {...emergency} />
        </div>
      </div>
    </div>
  );
}
