import { PhoneLink } from '../../practices/phone-link.tsx';
import { Icon } from '../../ui/icon.tsx';

export type PracticePhone = { slug: string; location: string; phone: string };

/** A call link for each practice. */
export function CallList({ heading, practices }: { heading: string; practices: readonly PracticePhone[] }) {
  return (
    <section aria-labelledby="call-heading">
      <h2 id="call-heading" className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-4 border-b border-line">
        {practices.map((practice) => (
          <li key={practice.slug} className="border-t border-line">
            <PhoneLink
              phone={practice.phone}
              className="group flex min-h-16 flex-wrap items-center gap-x-4 py-3 hover:text-action"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-action text-on-action">
                <Icon name="phone" size={22} />
              </span>
              <span className="flex-1 text-lg font-semibold">{practice.location}</span>
              <span className="font-display text-2xl font-bold whitespace-nowrap tabular-nums group-hover:underline">
                {practice.phone}
              </span>
            </PhoneLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
