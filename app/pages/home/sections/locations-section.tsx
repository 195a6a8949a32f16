import type { SiteContent } from '../../../../content/schema/site.ts';
import { locationPath } from '../../../../domain/site-pages.ts';
import type { PracticeDetails } from '../../../site/practice-details.ts';
import { SectionHeading } from '../../../site/section-heading.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PictureSources } from '../../../ui/picture-sources.tsx';
import { Stars } from '../../../ui/stars.tsx';

type Practice = Pick<
  PracticeDetails,
  'imageAlt' | 'location' | 'mapUrl' | 'picture' | 'rating' | 'reviewCount' | 'slug' | 'summary' | 'writeReviewUrl'
>;
type Words = SiteContent['homePage']['locations'];

function Place({ practice, words }: { practice: Practice; words: Words }) {
  return (
    <li className="location grid md:grid-cols-2">
      <PictureSources {...practice.picture} sizes="(min-width: 48rem) 50vw, 100vw">
        <img
          src={practice.picture.src}
          alt={practice.imageAlt}
          width={640}
          height={400}
          loading="lazy"
          decoding="async"
          className="aspect-16/10 size-full object-cover md:aspect-auto md:max-h-128 md:min-h-96 md:object-top"
        />
      </PictureSources>
      <div className="location-words grid content-center gap-5 py-10">
        <div className="@container">
          <div className="flex flex-col justify-between gap-x-4 gap-y-3 @min-[21rem]:flex-row @min-[21rem]:items-end">
            <h3 className="text-[clamp(2.25rem,4vw,3.25rem)]">{practice.location}</h3>
            <p className="flex flex-wrap items-end gap-3">
              <span className="font-display text-5xl leading-[0.8] lg:text-6xl font-bold tracking-tight tabular-nums">
                {practice.rating.toFixed(1)}
              </span>
              <span className="grid gap-0.5 text-base leading-tight text-ink-soft">
                <Stars rating={practice.rating} label={words.stars} size={16} />
                {words.reviews.replace('{reviews}', String(practice.reviewCount))}
              </span>
            </p>
          </div>
        </div>
        <p className="max-w-[46ch] text-ink-soft">{practice.summary}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={practice.mapUrl} external icon="map-pin">
            {words.directions}
            <span className="sr-only"> {practice.location}</span>
          </ButtonLink>
          <ButtonLink href={practice.writeReviewUrl} external variant="secondary">
            {words.writeReview}
            <span className="sr-only"> {practice.location}</span>
          </ButtonLink>
        </div>
        <a
          href={locationPath(practice.slug)}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-action hover:underline"
        >
          {words.details.replace('{town}', practice.location)}
          <Icon name="arrow-right" size={20} />
        </a>
      </div>
    </li>
  );
}

/** A chequerboard from edge to edge: the town on one square, what to do there on the other. */
export function LocationsSection({ practices, words }: { practices: readonly Practice[]; words: Words }) {
  return (
    <section id="locations" tabIndex={-1} aria-labelledby="locations-heading" data-section className="bg-mist pt-16 lg:pt-24">
      <div className="wrap">
        <SectionHeading id="locations-heading" heading={words.heading} lead={words.lead} />
      </div>
      <ul className="mt-10 lg:mt-14">
        {practices.map((practice) => (
          <Place key={practice.slug} practice={practice} words={words} />
        ))}
      </ul>
    </section>
  );
}
