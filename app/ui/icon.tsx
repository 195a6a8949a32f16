import { type IconName, iconPaths } from './icon-paths.tsx';

export type { IconName };

/** Decorative: the text beside it has the meaning. `className` is for its colour and its place in the parent's layout. */
export function Icon({ className, name, size = 24 }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width={size}
      height={size}
      // Small icons keep the line width of a 24 px icon; larger ones scale it.
      strokeWidth={size < 24 ? Math.round(4200 / size) / 100 : 1.75}
      className={className ? `icon ${className}` : 'icon'}
    >
      {iconPaths[name]}
    </svg>
  );
}
