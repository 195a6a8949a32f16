import type { SiteContent } from '../../../content/schema/site.ts';
import { fill } from '../../../domain/fill.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stars } from '../../ui/stars.tsx';

type Props = {
  clinic: Omit<SiteContent['partnerClinics'][number], 'placeId'>;
  words: Pick<SiteContent['networkPage'], 'rating' | 'reviewsLabel' | 'visit'>;
};

/** Location, name, rating and website of a partner clinic. */
export function ClinicRow({ clinic, words }: Props) {
  const rating = clinic.googleRating.toFixed(1);
  return (
    <li className="grid gap-x-12 gap-y-6 border-line py-9 not-first:border-t md:grid-cols-[1fr_auto] lg:grid-cols-[1fr_15rem_auto] lg:items-center lg:py-12">
      <div className="md:row-span-2 lg:row-span-1">
        <p className="flex items-start gap-2 text-lg text-ink-soft">
          <span className="mt-1 text-action">
            <Icon name="map-pin" size={22} />
          </span>
          {clinic.location}
        </p>
        <h3 className="mt-2 text-heading-m tracking-tight">{clinic.name}</h3>
        <p className="mt-3 text-xl">{clinic.specialty}</p>
      </div>
      <div className="flex items-center gap-4">
        <p className="font-display text-6xl leading-none font-bold tracking-tight tabular-nums">
          <span aria-hidden="true">{rating}</span>
          <span className="sr-only">{fill(words.rating, { rating })}</span>
        </p>
        <div>
          <Stars rating={clinic.googleRating} size={22} />
          <p className="mt-1 text-base text-ink-soft tabular-nums">
            {clinic.reviewCount.toLocaleString('en-GB')} {words.reviewsLabel}
          </p>
        </div>
      </div>
      <div>
        <ButtonLink href={clinic.website} external size="large">
          {words.visit}
          <span className="sr-only">: {clinic.name}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
