import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** The height moves where the browser can animate to 'auto'; elsewhere the words simply appear. */
export const unfolding =
  '[interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-y-clip open:details-content:h-auto ' +
  'motion-safe:details-content:[transition:height_200ms_ease-out,content-visibility_200ms_allow-discrete]';

/** Further words behind a line, for those who want them. A search in the page finds them, and paper shows them. */
export function Fold({ children, title }: { children: ReactNode; title: string }) {
  return (
    <details className={`group ${unfolding}`}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 leading-snug font-semibold text-action hover:underline [&::-webkit-details-marker]:hidden">
        {title}
        <span className="motion-safe:ease-out motion-safe:duration-200 group-open:rotate-180 motion-safe:transition">
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  );
}
