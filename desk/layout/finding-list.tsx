import { editHref } from '../../content-model/field-address.ts';
import { type FieldFinding, placeName } from '../../content-model/field-findings.ts';
import { More } from './more.tsx';

type Props = {
  findings: readonly FieldFinding[];
  title?: string;
  /** How many to show before the others are folded away. */
  first?: number;
};

/** What the check found, each with links to its fields. */
export function FindingList({ findings, first = Infinity, title }: Props) {
  if (findings.length === 0) return null;
  const grouped = [...Map.groupBy(findings, ({ message }) => message)];
  const rest = grouped.slice(first);
  return (
    <section className="grid gap-3" aria-label={title}>
      {title ? <h2 className="text-2xl">{title}</h2> : null}
      <Groups grouped={grouped.slice(0, first)} />
      {rest.length > 0 ? (
        <More label={`${rest.length} more`}>
          <Groups grouped={rest} />
        </More>
      ) : null}
    </section>
  );
}

function Groups({ grouped }: { grouped: readonly (readonly [string, readonly FieldFinding[]])[] }) {
  return (
    <ul className="grid max-w-4xl grid-cols-1 gap-4">
      {grouped.map(([message, findings]) => (
        <li
          key={message}
          className={`min-w-0 border-l-4 pl-4 wrap-anywhere ${findings[0]?.isBlocking ? 'border-danger' : 'border-line'}`}
        >
          <p>{message}</p>
          <ul className="flex flex-wrap gap-x-5">
            {[...new Map(findings.map((finding) => [placeName(finding), finding]))].map(([name, { field, file }]) => (
              <li key={name}>
                <a href={editHref(file, field)} className="inline-block py-1 text-[0.9375em] text-action underline">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
