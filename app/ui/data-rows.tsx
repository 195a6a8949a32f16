type DataRow = { label: string; value: string; detail: string };

/** Rows with label, detail and value. Values are aligned in one column. */
export function DataRows({ rows }: { rows: readonly DataRow[] }) {
  return (
    <div className="@container">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 border-t border-line @xl:grid-cols-[minmax(8rem,2fr)_5fr_auto] @xl:gap-x-8">
        {rows.map(({ label, value, detail }) => (
          <div
            key={label}
            className="col-span-full grid grid-cols-subgrid items-baseline gap-y-1 border-b border-line py-4 @xl:py-5"
          >
            <dt className="font-display text-xl leading-tight font-bold tracking-[-0.01em]">{label}</dt>
            <dd className="col-span-full row-start-2 text-ink-soft @xl:col-span-1 @xl:row-auto">{detail}</dd>
            <dd className="col-start-2 row-start-1 max-w-36 justify-self-end text-right @xl:col-start-3 @xl:max-w-56">
              <span className="block font-display text-[1.75rem] leading-tight font-bold tracking-[-0.015em] tabular-nums @xl:text-3xl">
                {value}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
