import { type IconName, iconPaths } from './icon-paths.tsx';

export type { IconName };

/** Decorative unless it is given a title: beside words that say the same, leave the title out. */
export function Icon({ name, size = 24, title }: { name: IconName; size?: number; title?: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: without a title it is hidden from assistive technology, two lines below
    <svg
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
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
      {title ? <title>{title}</title> : null}
      {iconPaths[name]}
    </svg>
  );
}
