import type { ReactNode } from 'react';

type Props = { children: ReactNode; id?: string; intro?: string | undefined; title: string };

export function Section({ children, id, intro, title }: Props) {
  return (
    <section id={id} className="grid gap-4" aria-label={title}>
      <h2 className="text-2xl">{title}</h2>
      {intro ? <p className="max-w-prose text-ink-soft">{intro}</p> : null}
      {children}
    </section>
  );
}
