import type { SiteContent } from '../../content-model/schema/site.ts';
import { Icon } from '../ui/icon.tsx';
import { PriceFigure } from './price-figure.tsx';

type Props = { treatments: SiteContent['dentalImplantsPage']['treatments']; durationLabel: string };

export function TreatmentRows({ durationLabel, treatments }: Props) {
  return (
    <ul className="@container border-t-2 border-ink">
      {treatments.map((treatment) => (
        <li
          key={treatment.title}
          className="flex flex-wrap justify-between gap-x-6 gap-y-4 border-b border-line py-7 @2xl:grid @2xl:grid-cols-[1fr_9rem_11rem] @2xl:items-center @4xl:grid-cols-[4rem_1fr_11rem_15rem] @4xl:gap-x-8 @4xl:py-9"
        >
          <Icon name={treatment.icon} size={52} className="hidden text-action @4xl:block" />
          <div className="@max-2xl:w-full">
            <h3 className="text-2xl">
              {treatment.link ? (
                <a
                  href={treatment.link}
                  className="inline-flex min-h-6 items-center gap-2 text-action underline decoration-2 underline-offset-4 hover:text-action-hover"
                >
                  {treatment.title}
                  <Icon name="arrow-right" size={22} />
                </a>
              ) : (
                treatment.title
              )}
            </h3>
            <p className="mt-2 max-w-[56ch] text-ink-soft">{treatment.description}</p>
          </div>
          <div className="self-end leading-snug @2xl:self-center">
            <p className="text-base text-ink-soft">{durationLabel}</p>
            <p className="text-lg font-semibold">{treatment.duration}</p>
          </div>
          <p className="max-w-[11rem] self-end justify-self-end text-right leading-snug @2xl:max-w-none @2xl:self-center print:max-w-none">
            <PriceFigure price={treatment.price} />
          </p>
        </li>
      ))}
    </ul>
  );
}
