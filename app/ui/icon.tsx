import { type IconName, iconPaths } from './icon-paths.tsx';

export type { IconName };

/** Decorative: words beside it say the same. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      // Small drawings keep the line of the others beside the same words; large ones grow with their line.
      strokeWidth={size < 24 ? Math.round(4200 / size) / 100 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
      focusable="false"
    >
      {iconPaths[name]}
    </svg>
  );
}
