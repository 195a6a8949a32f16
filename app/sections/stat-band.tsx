import { basisLine } from '../../domain/published.ts';

type Stat = { value: string; label: string };
type Props = {
  stats: readonly Stat[];
  basis: Parameters<typeof basisLine>[0];
  /** 'board' is a two-column grid with rules, for use beside a heading. */
  shape?: 'band' | 'board';
};

/** Splits '6 shades' into figure and unit. The unit is smaller, so that the value fits on phones. */
const figureAndUnit = /^([\d.,%+-]+)(\s+.+)?$/;

function Value({ value }: { value: string }) {
  const [, figure = value, unit] = figureAndUnit.exec(value) ?? [];
  return (
    <>
      {figure}
      {unit ? <span className="text-[0.45em] tracking-normal">{unit}</span> : null}
    </>
  );
}

const shapes = {
  band: {
    list: 'two-columns gap-x-8 gap-y-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
    item: '',
    label: 'text-ink-soft',
  },
  board: {
    list: 'two-columns gap-x-6 md:gap-x-10',
    item: 'border-t border-ink/20 py-6 lg:py-8',
    // Also used on coloured backgrounds, where softer text would fall below a contrast of 7.
    label: '',
  },
};

/** Large figures, each before its label. A `dl` would need the label first. */
export function StatBand({ basis, shape = 'band', stats }: Props) {
  const { item, label, list } = shapes[shape];
  const line = basisLine(basis);
  return (
    <div>
      <ul className={list}>
        {stats.map((stat) => (
          <li key={stat.label} className={item}>
            <p className="font-display text-heading-xl leading-none font-bold tracking-tight tabular-nums">
              <Value value={stat.value} />
            </p>
            <p className={`mt-2 max-w-[22ch] ${label}`}>{stat.label}</p>
          </li>
        ))}
      </ul>
      {line ? <p className={`mt-6 text-base ${label}`}>{line}</p> : null}
    </div>
  );
}
