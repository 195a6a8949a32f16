import type { SiteContent } from '../../../content/schema/site.ts';
import { PhoneLink } from '../../practices/phone-link.tsx';
import { Icon } from '../../ui/icon.tsx';

type Props = { words: SiteContent['searchPage']['urgent']; phone: string };

/** The emergency number beside the search form. */
export function EmergencyAside({ phone, words }: Props) {
  return (
    <aside
      aria-labelledby="urgent-heading"
      className="night flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card bg-card p-6 text-ink lg:block"
    >
      <div>
        <h2 id="urgent-heading" className="text-2xl">
          {words.heading}
        </h2>
        <p className="mt-1 text-ink-soft">{words.text}</p>
      </div>
      <PhoneLink
        phone={phone}
        className="inline-flex lg:mt-3 min-h-11 items-center gap-2 font-display text-2xl font-bold whitespace-nowrap text-accent tabular-nums hover:underline"
      >
        <Icon name="phone" size={22} />
        <span>
          <span className="sr-only">{words.call} </span>
          {phone}
        </span>
      </PhoneLink>
    </aside>
  );
}
