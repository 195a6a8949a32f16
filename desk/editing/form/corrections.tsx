import { controlOf, fieldName } from '../../../content-model/field-address.ts';
import type { FieldFinding } from '../../../content-model/field-findings.ts';
import type { JsonSchema } from '../../../content-model/field-schema.ts';

import { goTo } from './go-to.ts';

/** What keeps the file from being published. */
export function Corrections({ findings, schema }: { findings: readonly FieldFinding[]; schema: JsonSchema }) {
  if (findings.length === 0) return null;
  const unique = new Map(findings.map((finding) => [`${controlOf(finding.field ?? [])} ${finding.message}`, finding]));
  return (
    <section className="grid gap-3 rounded-card border-2 border-danger bg-card p-5" aria-labelledby="findings-title">
      <h2 id="findings-title" className="text-xl">
        To correct before you publish
      </h2>
      <ul>
        {[...unique].map(([key, { field = [], message }]) => (
          <li key={key} className="py-1">
            <a
              className="font-semibold text-danger underline"
              href={`#${controlOf(field)}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(controlOf(field));
              }}
            >
              {fieldName(field, schema)}: {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
