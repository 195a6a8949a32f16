import type { ReactNode } from 'react';

export function Section({ children, title }: { children: ReactNode; title: string }) {
  return (
    <section className="grid gap-4" aria-label={title}>
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}
