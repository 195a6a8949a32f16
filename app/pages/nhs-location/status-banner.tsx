import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { NhsLocationPageData } from './nhs-location-page-data.ts';

/** Green if the list is open, amber if it is full. */
export function StatusBanner({ join, status }: Pick<NhsLocationPageData, 'join' | 'status'>) {
  const tone = status.accepting ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning';
  return (
    <section aria-labelledby="status-heading" className={`rounded-card p-2 shadow-card ${tone}`}>
      <div className="grid gap-5 rounded-[0.85rem] border-2 border-current px-5 py-6 sm:px-8 sm:py-7">
        <div>
          <h2 id="status-heading" className="flex items-start gap-3 text-heading-s">
            <span className="mt-1">
              <Icon name={status.accepting ? 'check' : 'alert'} size={36} />
            </span>
            {status.heading}
          </h2>
          <p className="mt-3 text-lg leading-relaxed text-ink">{status.text}</p>
          <p className="mt-2 text-base text-ink-soft">{status.checked}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink href={join.href} external={join.external} size="large" icon={join.external ? undefined : 'phone'}>
            {join.label}
          </ButtonLink>
          {status.elsewhere.map((place) => (
            <a
              key={place.to}
              href={place.to}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink underline underline-offset-4 hover:no-underline"
            >
              {place.label}
              <Icon name="arrow-right" size={20} />
            </a>
          ))}
        </div>
      </div>
    </section>
  );
}
