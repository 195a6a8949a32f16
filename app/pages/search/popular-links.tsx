import type { SiteContent } from '../../../content-model/schema/site.ts';
import { Space } from '../../ui/space.tsx';

type Props = SiteContent['searchPage']['popular'] & {
  /** Columns with a note for each link, instead of a short list. */
  spread?: boolean;
};

export function PopularLinks({ heading, links, spread = false }: Props) {
  return (
    <section>
      <h2 className={spread ? 'text-heading-s' : 'text-lg'}>{heading}</h2>
      <ul
        className={spread ? 'mt-6 grid gap-x-12 border-t border-line md:grid-cols-2 lg:grid-cols-3' : 'mt-3 border-t border-line'}
      >
        {links.map(({ label, note, to }) => (
          <li key={to} className="border-b border-line">
            {spread ? (
              <a href={to} className="group block py-5">
                <span className="block font-display text-2xl leading-tight font-bold tracking-tight text-action group-hover:underline">
                  {label}
                </span>
                <Space stop=":" />
                <span className="mt-1 block text-ink-soft">{note}</span>
              </a>
            ) : (
              <a href={to} className="flex min-h-11 items-center py-1.5 leading-snug hover:text-action hover:underline">
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
