import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Further words behind a line, for those who want them. A search in the page finds them, and paper shows them. */
export function Fold({ children, title }: { children: ReactNode; title: string }) {
  return (
    <details className="fold unfolds">
      <summary>
        {title}
        <span className="unfolds-sign">
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  );
}
