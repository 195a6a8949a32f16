const STAR = 'M12 1.8l3.1 6.5 7.1.9-5.2 4.9 1.3 7.1L12 17.8l-6.3 3.4 1.3-7.1L1.8 9.2l7.1-.9z';
const PLACES = [0, 1, 2, 3, 4];

/** Five stars, the last one filled as far as the rating goes. The words beside it say the figure. */
export function StarRow({ rating }: { rating: number }) {
  return (
    <svg viewBox="0 0 120 24" width="120" height="24" aria-hidden="true" focusable="false" className="shrink-0">
      {PLACES.map((place) => (
        <g key={place} transform={`translate(${place * 24})`}>
          <path d={STAR} className="fill-ink/20" />
          <svg width={24 * Math.min(1, Math.max(0, rating - place))} height="24" aria-hidden="true">
            <path d={STAR} className="fill-action" />
          </svg>
        </g>
      ))}
    </svg>
  );
}
