import type { ReactNode } from 'react';

export type DataRow = {
  label: string;
  /** A figure such as '£25.80', drawn large; words such as 'Consultation required' are drawn as words. */
  value: string;
  /** What the label stands for. */
  detail?: ReactNode;
  /** Small words under the value, such as 'per tooth'. */
  note?: string | undefined;
};

const figure = 'font-display text-[1.75rem] leading-tight font-bold tracking-[-0.015em] tabular-nums @xl:text-3xl';
const words = 'font-semibold leading-snug';

/** Names and figures between rules; the figures stand in one column, for they are what people came for. */
export function DataRows({ rows }: { rows: readonly DataRow[] }) {
  return (
    <div className="@container">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 border-t border-line @xl:grid-cols-[minmax(8rem,2fr)_5fr_auto] @xl:gap-x-8">
        {rows.map(({ label, value, detail, note }) => (
          <div
            key={label}
            className="col-span-full grid grid-cols-subgrid items-baseline gap-y-1 border-b border-line py-4 @xl:py-5"
          >
            <dt className="font-display text-xl leading-tight font-bold tracking-[-0.01em]">{label}</dt>
            {detail ? <dd className="col-span-full row-start-2 text-ink-soft @xl:col-span-1 @xl:row-auto">{detail}</dd> : null}
            <dd className="col-start-2 row-start-1 max-w-36 justify-self-end text-right @xl:col-start-3 @xl:max-w-56">
              <span className={`block ${/\d/.test(value) ? figure : words}`}>{value}</span>
              {note ? <span className="block text-sm leading-snug text-ink-soft">{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
