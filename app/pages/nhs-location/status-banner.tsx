import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Join } from './nhs-practice.ts';

export type ListStatus = {
  accepting: boolean;
  heading: string;
  text: string;
  checked: string;
  /** Practices that take NHS patients while this one does not. */
  elsewhere: readonly { label: string; to: string }[];
};

/** Green where the list is open, amber where it is full, and in words in both cases. */
export function StatusBanner({ join, status }: { join: Join; status: ListStatus }) {
  const tone = status.accepting ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning';
  return (
    <section aria-labelledby="status-heading" className={tone}>
      <div className="wrap grid gap-x-6 gap-y-6 py-9 md:grid-cols-[auto_1fr] lg:grid-cols-[auto_1fr_auto] lg:items-center lg:py-12">
        <span className="hidden self-start md:block">
          <Icon name={status.accepting ? 'check' : 'alert'} size={48} />
        </span>
        <div>
          <h2 id="status-heading" className="text-[clamp(1.875rem,3.8vw,3rem)]">
            {status.heading}
          </h2>
          <p className="mt-3 max-w-[62ch] text-lg text-ink">{status.text}</p>
          <p className="mt-2 text-base text-ink-soft">{status.checked}</p>
        </div>
        <div className="grid content-start justify-items-start gap-3 md:col-start-2 lg:col-start-3">
          <ButtonLink href={join.href} external={join.external} size="large" icon={join.external ? undefined : 'phone'}>
            {join.label}
          </ButtonLink>
          {status.elsewhere.map((place) => (
            <Link
              key={place.to}
              to={place.to}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink underline underline-offset-4 hover:no-underline"
            >
              {place.label}
              <Icon name="arrow-right" size={20} />
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}
