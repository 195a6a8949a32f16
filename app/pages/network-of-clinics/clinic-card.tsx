import type { SiteContent } from '../../../content/schema/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stars } from '../../ui/stars.tsx';

type Props = {
  clinic: Omit<SiteContent['partnerClinics'][number], 'placeId'>;
  words: Pick<SiteContent['networkPage'], 'rating' | 'reviewsLabel' | 'visit'>;
};

export function ClinicCard({ clinic, words }: Props) {
  const rating = clinic.googleRating.toFixed(1);
  return (
    <li className="flex flex-col gap-6 rounded-card border border-line bg-card p-6 shadow-card md:p-8">
      <div>
        <p className="flex items-start gap-2 text-ink-soft">
          <span className="mt-0.5">
            <Icon name="map-pin" size={20} />
          </span>
          {clinic.location}
        </p>
        <h3 className="mt-3 text-[clamp(1.75rem,3vw,2.25rem)]">{clinic.name}</h3>
        <p className="mt-2 text-lg">{clinic.specialty}</p>
      </div>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-6 gap-y-5 border-t border-line pt-6">
        <div className="flex items-center gap-4">
          <p className="font-display text-5xl leading-none font-bold tracking-tight tabular-nums">
            <span aria-hidden="true">{rating}</span>
            <span className="sr-only">{words.rating.replace('{rating}', rating)}</span>
          </p>
          <div>
            <Stars rating={clinic.googleRating} size={22} />
            <p className="mt-1 text-base text-ink-soft tabular-nums">
              {clinic.reviewCount.toLocaleString('en-GB')} {words.reviewsLabel}
            </p>
          </div>
        </div>
        <ButtonLink href={clinic.website} external>
          {words.visit}
          <span className="sr-only">: {clinic.name}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
