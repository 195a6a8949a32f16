import type { ReactNode } from 'react';

export type PillTone = 'success' | 'warning' | 'neutral';

/** A different mark per tone, so that it does not rely on colour: a disc, a diamond, a ring. */
const tones: Record<PillTone, string> = {
  success: 'bg-success-soft text-success before:rounded-full before:border-4',
  warning: 'bg-warning-soft text-warning before:rotate-45 before:border-4',
  neutral: 'bg-ink/8 text-ink-soft before:rounded-full before:border-2',
};

export function Pill({ tone, children }: { tone: PillTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex w-fit items-center gap-2 rounded-full px-3 py-1 text-sm font-semibold before:size-2 before:shrink-0 before:border-current ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
