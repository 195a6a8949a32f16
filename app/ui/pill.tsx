import type { ReactElement, ReactNode } from 'react';

export type PillTone = 'success' | 'warning' | 'neutral';

const tones: Record<PillTone, string> = {
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  neutral: 'bg-ink/8 text-ink-soft',
};

/** A different shape per tone, so that it does not rely on colour. */
const marks: Record<PillTone, ReactElement> = {
  success: <circle cx="5" cy="5" r="4" />,
  warning: <path d="M5 .5 9.5 5 5 9.5.5 5z" />,
  neutral: <circle cx="5" cy="5" r="3.25" fill="none" stroke="currentColor" strokeWidth="1.5" />,
};

export function Pill({ tone, children }: { tone: PillTone; children: ReactNode }) {
  return (
    <span className={`inline-flex w-fit items-center gap-2 rounded-full px-3 py-1 text-sm font-semibold ${tones[tone]}`}>
      <svg viewBox="0 0 10 10" width="10" height="10" fill="currentColor" className="shrink-0" aria-hidden="true">
        {marks[tone]}
      </svg>
      {children}
    </span>
  );
}
