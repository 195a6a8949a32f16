import type { ReactNode } from 'react';

/** A screen that only says something. */
export function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid max-w-prose gap-4">
      <h1 className="text-4xl">{title}</h1>
      <div className="grid gap-3 text-ink-soft">{children}</div>
    </section>
  );
}
