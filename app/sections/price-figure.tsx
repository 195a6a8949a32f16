import { formatPrice, type Price } from '../../domain/nhs-charges.ts';

/** 'From', the sum, and what it is for, as formatPrice writes them. */
const parts = /^(.*?)(£[\d,.]+)(.*)$/;

/** The sum as large as it can be, for it is what people came for; its words stand quietly above and below it. */
export function PriceFigure({ price }: { price: Price }) {
  const words = formatPrice(price);
  const [, before, sum, after] = parts.exec(words) ?? [];
  if (!sum) return <span className="font-display text-2xl leading-tight font-bold text-balance">{words}</span>;
  return (
    <span className="inline-grid text-base whitespace-nowrap text-ink-soft">
      <span>{before}</span>
      <span className="font-display text-[clamp(2.5rem,4.5vw,3.75rem)] leading-none font-bold tracking-tight text-ink tabular-nums">
        {sum}
      </span>
      {after ? <span>{after}</span> : null}
    </span>
  );
}
