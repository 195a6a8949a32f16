import type { Brand } from '../../../content-model/schema/brand.ts';
import { Mark } from '../../../drawings/mark.tsx';

/** Decorative stamp with the group's mark. It gets a postmark once the form has been sent. */
export function Stamp({ mark, sent }: { mark: Brand['mark']; sent: boolean }) {
  return (
    <div aria-hidden="true" className="relative grid h-24 w-20 rotate-3 place-items-center bg-sky-top p-3 max-sm:hidden">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the whole stamp is hidden from assistive technology */}
      <svg viewBox="0 0 80 96" className="absolute inset-0 size-full text-card">
        <rect
          width="80"
          height="96"
          fill="none"
          stroke="currentColor"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="0 8"
        />
      </svg>
      <Mark mark={mark} />
      {sent ? (
        // biome-ignore lint/a11y/noSvgWithoutTitle: the whole stamp is hidden from assistive technology
        <svg viewBox="0 0 160 96" className="absolute top-6 right-8 h-24 w-40 -rotate-6 text-ink">
          <g fill="none" stroke="currentColor" strokeWidth="3">
            <circle cx="112" cy="48" r="38" />
            <circle cx="112" cy="48" r="29" strokeWidth="1.5" />
            <path d="M2 30q12-9 24 0t24 0 24 0M2 42q12-9 24 0t24 0 24 0M2 54q12-9 24 0t24 0 24 0M2 66q12-9 24 0t24 0 24 0" />
            <path d="m98 49 10 10 20-22" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
          </g>
        </svg>
      ) : null}
    </div>
  );
}
