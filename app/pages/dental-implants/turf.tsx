import { colour } from '../../../drawings/colour.ts';

/** The ground line, from edge to edge. Stretched to the window's width. */
export function Turf() {
  return (
    <svg viewBox="0 0 1440 40" preserveAspectRatio="none" className="block h-8 w-full lg:h-11" aria-hidden="true">
      <path d="M0 12C240 0 420 16 720 8C1020 0 1200 14 1440 6V40H0Z" fill={colour('hill-near')} />
      <path d="M0 26C240 16 480 32 760 24C1040 16 1240 28 1440 20V40H0Z" fill={colour('hill-front')} />
      <path d="M0 36C200 30 500 40 780 35C1060 30 1240 39 1440 34V41H0Z" fill="var(--earth)" />
    </svg>
  );
}
