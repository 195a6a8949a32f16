const widths = { full: 'w-full', long: 'w-4/5', medium: 'w-3/5', short: 'w-1/3' };

/** A placeholder while content loads. A block fills its box. Screen readers skip the shapes, so the parent announces the wait. */
export function Skeleton(props: { shape: 'block' } | { shape: 'line'; width?: keyof typeof widths }) {
  const outline =
    props.shape === 'block' ? 'w-full rounded-card h-full' : `h-[0.875em] rounded-full ${widths[props.width ?? 'full']}`;
  return <span aria-hidden="true" className={`skeleton block ${outline}`} />;
}
