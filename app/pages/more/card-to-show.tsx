import type { SiteContent } from '../../../content/schema/site.ts';
import { BrandMark } from '../../layout/brand-mark.tsx';

type Props = {
  id: string;
  card: NonNullable<SiteContent['morePages'][number]['card']>;
  /** The group's. */
  name: string;
};

/** A card with a few large words, to hold up on a phone or to print. */
export function CardToShow({ card, id, name }: Props) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={headingId} className="card-to-show">
      <h2 id={headingId} className="text-2xl">
        {card.heading}
      </h2>
      <div className="card-to-show-face">
        <p className="card-to-show-name">
          <span className="block size-9 shrink-0">
            <BrandMark />
          </span>
          {name}
        </p>
        <div className="card-to-show-words">
          {card.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      {card.note ? <p className="text-ink-soft">{card.note}</p> : null}
    </section>
  );
}
