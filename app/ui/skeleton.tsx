const widths = { full: 'w-full', long: 'w-4/5', medium: 'w-3/5', short: 'w-1/3' };

type SkeletonProps = { shape: 'block' } | { shape: 'line'; width?: keyof typeof widths };

/** Holds the place of what is on its way; a block fills its box. Whoever waits for it says so in words: the shapes are not read out. */
export function Skeleton(props: SkeletonProps) {
  const outline =
    props.shape === 'block' ? 'w-full rounded-card h-full' : `h-[0.875em] rounded-full ${widths[props.width ?? 'full']}`;
  return <span aria-hidden="true" className={`skeleton block ${outline}`} />;
}
