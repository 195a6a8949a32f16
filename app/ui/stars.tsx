const star = 'l3.1 6.6 7.2.9-5.3 5 1.4 7.1-6.4-3.5-6.4 3.5 1.4-7.1-5.3-5 7.2-.9z';
const starWidth = 24;
const pitch = 26;
const stars = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => `M${12 + (from + place) * pitch} 1.6${star}`).join('');

type Props = {
  rating: number;
  /** Accessible label. Omit it if the text beside the stars has the rating. */
  label?: string;
  size?: number;
};

export function Stars({ label, rating, size = 18 }: Props) {
  const whole = Math.floor(rating);
  const part = rating - whole;
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has an aria-label or is hidden
    <svg
      {...spoken}
      className="shrink-0"
      viewBox={`0 0 ${5 * pitch} ${starWidth}`}
      width={Math.round((size * 5 * pitch) / starWidth)}
      height={size}
    >
      {whole < 5 ? <path d={stars(whole, 5)} className="fill-ink/20" /> : null}
      <path d={stars(0, whole)} className="fill-action" />
      {part > 0 ? (
        <svg width={whole * pitch + Math.round(part * starWidth)} height={starWidth} aria-hidden="true">
          <path d={stars(whole, whole + 1)} className="fill-action" />
        </svg>
      ) : null}
    </svg>
  );
}
