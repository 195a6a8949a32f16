import type { ReactNode } from 'react';

export function Section({ children, intro, title }: { children: ReactNode; intro?: string; title: string }) {
  return (
    <section className="grid gap-4" aria-label={title}>
      <h2 className="text-2xl">{title}</h2>
      {intro ? <p className="max-w-prose text-ink-soft">{intro}</p> : null}
      {children}
    </section>
  );
}
