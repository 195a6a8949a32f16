import type { ReactNode } from 'react';

export type PillTone = 'success' | 'warning' | 'neutral';

export function Pill({ tone, children }: { tone: PillTone; children: ReactNode }) {
  return <strong className={`pill pill-${tone}`}>{children}</strong>;
}
