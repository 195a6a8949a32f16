const star = 'l3.1 6.6 7.2.9-5.3 5 1.4 7.1-6.4-3.5-6.4 3.5 1.4-7.1-5.3-5 7.2-.9z';
const starWidth = 24;
const pitch = 26;
const row = [0, 1, 2, 3, 4].map((place) => `M${12 + place * pitch} 1.6${star}`).join('');

/** Width of the filled part: 4.8 fills four stars and four fifths of the last. */
const filled = (rating: number) => Math.floor(rating) * pitch + (rating % 1) * starWidth;

type Props = {
  rating: number;
  /** Accessible label. Omit it if the text beside the stars has the rating. */
  label?: string;
  size?: number;
};

export function Stars({ label, rating, size = 18 }: Props) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has an aria-label or is hidden
    <svg
      {...spoken}
      className="shrink-0"
      viewBox={`0 0 ${5 * pitch} ${starWidth}`}
      width={(size * 5 * pitch) / starWidth}
      height={size}
    >
      <path d={row} className="fill-ink/20" />
      <svg width={filled(rating)} height={starWidth} aria-hidden="true">
        <path d={row} className="fill-action" />
      </svg>
    </svg>
  );
}
