import type { ReactNode } from 'react';

/** Shows its children when its title is clicked. Find-in-page opens it, and it prints open. */
export function Fold({ children, title }: { children: ReactNode; title: string }) {
  return (
    <details className="fold unfolds">
      <summary>{title}</summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  );
}
