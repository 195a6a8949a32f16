import { longDate } from '../../../domain/london-time.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Space } from '../../ui/space.tsx';
import type { LocationPageData } from './location-page-data.ts';

function Rating({ rating }: LocationPageData) {
  return (
    <div className="mt-10">
      <p className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <span className="font-display text-[clamp(4rem,8vw,6.5rem)] leading-[0.85] font-bold tracking-tight tabular-nums">
          {rating.value}
        </span>
        <Space />
        <span>
          <Icon name="star" size={30} className="mb-1 text-accent fill-current" />
          <span className="leading-tight font-semibold">{rating.words}</span>
        </span>
      </p>
      {rating.basis ? <p className="mt-3 text-base text-ink-soft">{rating.basis}</p> : null}
      {rating.review ? (
        <figure className="mt-8 max-w-[40ch]">
          <blockquote className="text-xl leading-relaxed">
            <p>‘{rating.review.text}’</p>
          </blockquote>
          <figcaption className="mt-3 text-ink-soft">
            {rating.review.author}, <time dateTime={rating.review.date}>{longDate(rating.review.date)}</time>
          </figcaption>
        </figure>
      ) : null}
      <div className="mt-5 -ml-5">
        <ButtonLink href={rating.write.href} external variant="quiet">
          {rating.write.label}
        </ButtonLink>
      </div>
    </div>
  );
}

export function ReasonsSection(page: LocationPageData) {
  const { reasons } = page;
  return (
    <section id="reasons" data-section className="bg-mist py-16 lg:py-24">
      <div className="wrap grid gap-12 lg:grid-cols-[1fr_1.25fr] lg:gap-20">
        <div className="self-start lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
          <h2 className="max-w-[8.6em] text-heading-m">{reasons.heading}</h2>
          <Rating {...page} />
        </div>
        <ul className="divide-y divide-line border-y border-line">
          {reasons.items.map((item) => (
            <li key={item.title} className="grid grid-cols-[auto_1fr] gap-x-5 py-5">
              <Icon name={item.icon} size={30} className="row-span-2 mt-0.5 text-action" />
              <h3 className="text-xl">{item.title}</h3>
              <p className="mt-1 text-ink-soft">{item.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
