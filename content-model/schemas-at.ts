import type { JsonSchema } from './json-schemas.ts';
import type { ContentPath } from './problem.ts';

/** The schemas of a field and of the groups around it. */
export function schemasAt(field: ContentPath, schema: JsonSchema = {}): JsonSchema[] {
  let at = schema;
  return field.map((part) => {
    const options = [at, ...(at.anyOf ?? [])];
    at =
      options
        .map(({ items, properties }) =>
          typeof part === 'number' ? items : properties && Object.hasOwn(properties, part) ? properties[part] : undefined,
        )
        .find(Boolean) ?? {};
    return at;
  });
}
