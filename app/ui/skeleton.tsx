const widths = { full: 'w-full', long: 'w-4/5', medium: 'w-3/5', short: 'w-1/3' };
const ratios = { wide: 'aspect-video', square: 'aspect-square', fill: 'h-full' };
const diameters = { small: 'size-10', medium: 'size-16', large: 'size-24' };

type SkeletonProps =
  | { shape: 'line'; width?: keyof typeof widths }
  | { shape: 'block'; ratio?: keyof typeof ratios }
  | { shape: 'circle'; diameter?: keyof typeof diameters };

function outline(props: SkeletonProps): string {
  switch (props.shape) {
    case 'line':
      return `h-[0.875em] rounded-full ${widths[props.width ?? 'full']}`;
    case 'block':
      return `w-full rounded-card ${ratios[props.ratio ?? 'wide']}`;
    case 'circle':
      return `rounded-full ${diameters[props.diameter ?? 'medium']}`;
  }
}

/** Holds the place of what is on its way. Whoever waits for it says so in words: the shapes are not read out. */
export function Skeleton(props: SkeletonProps) {
  return <span aria-hidden="true" className={`skeleton block ${outline(props)}`} />;
}
