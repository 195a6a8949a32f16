import type { Brand } from '../../../content-model/schema/brand.ts';
import { Mark } from '../../../drawings/mark.tsx';

/** Decorative stamp with the group's mark. */
export function Stamp({ mark }: { mark: Brand['mark'] }) {
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
    </div>
  );
}
