import { formatPrice, type Price } from '../../domain/nhs-charges.ts';
import { Space } from '../ui/space.tsx';

/** Splits the text of formatPrice into prefix, amount and suffix. */
const parts = /^(.*?)(£[\d,.]+)(.*)$/;

/** A price with a large amount and small text above and below it. */
export function PriceFigure({ price }: { price: Price }) {
  const words = formatPrice(price);
  const [, before, sum, after] = parts.exec(words) ?? [];
  if (!sum) return <span className="font-display text-2xl leading-tight font-bold text-balance">{words}</span>;
  return (
    <span className="inline-grid text-base whitespace-nowrap text-ink-soft">
      <span>{before}</span>
      <Space />
      <span className="font-display text-heading-l leading-none font-bold tracking-tight text-ink tabular-nums">{sum}</span>
      {after ? (
        <>
          <Space />
          <span>{after}</span>
        </>
      ) : null}
    </span>
  );
}
