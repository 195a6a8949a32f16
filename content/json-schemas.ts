import path from 'node:path';
import { z } from 'zod';
import { inWords, kebab } from './in-words.ts';
import { markdownFolders, yamlFiles, yamlFolders } from './schema/site.ts';

/** As much of JSON Schema (draft 7) as the schemas of this folder become. */
export type JsonSchema = {
  $schema?: string;
  title?: string;
  description?: string;
  type?: string;
  format?: string;
  pattern?: string;
  const?: string;
  enum?: (string | number)[];
  multipleOf?: number;
  minItems?: number;
  maxLength?: number;
  uniqueItems?: boolean;
  default?: unknown;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
};

/** One kind of content file: which files are of it, and what they hold. */
export type ContentKind = {
  /** Its name in `SiteContent`. */
  key: string;
  /** Relative to the content folder; of a folder every file in it, as 'practices/*.yaml'. */
  files: string;
  /** In `schema/json`. */
  schemaFile: string;
  schema: JsonSchema;
};

const files = [
  ...Object.entries(yamlFiles),
  ...Object.entries(yamlFolders).map(([key, [folder, schema]]) => [key, [`${folder}/*.yaml`, schema]] as const),
  ...Object.entries(markdownFolders).map(([key, [folder, schema]]) => [key, [`${folder}/*.md`, schema]] as const),
];

/** The schemas for whatever is not TypeScript: editors of text, and the editing screen. */
export const contentKinds: readonly ContentKind[] = files.map(([key, [files, schema]]) => ({
  key,
  files,
  schemaFile: `${kebab(key)}.json`,
  schema: toJsonSchema(key, schema),
}));

export function kindOf(file: string): ContentKind | undefined {
  return contentKinds.find((kind) => path.posix.matchesGlob(file, kind.files));
}

function toJsonSchema(key: string, schema: z.ZodType): JsonSchema {
  const made = z.toJSONSchema(schema, { target: 'draft-07', io: 'input' }) as JsonSchema;
  return { ...readable(made), title: inWords(key) };
}

/** What people and editors can use: every field has a title, and nothing is left that editors are known to get wrong. */
function readable({ multipleOf, propertyNames, additionalProperties, ...schema }: JsonSchema): JsonSchema {
  const { properties, items, anyOf, format, pattern } = schema;
  // Pence as 0.01 fail in editors that divide floating-point numbers; the content check counts the figures instead.
  const step = multipleOf !== undefined && multipleOf >= 1 ? { multipleOf } : {};
  // The pattern of a date or an address fills a screen, and the format says the same.
  const { pattern: _, ...withoutPattern } = schema;
  const said = format && pattern ? withoutPattern : schema;
  const names = propertyNames?.enum?.map(String);
  if (names && typeof additionalProperties === 'object')
    return readable({
      ...said,
      properties: Object.fromEntries(names.map((name) => [name, structuredClone(additionalProperties)])),
      required: names,
      additionalProperties: false,
    });
  return {
    ...said,
    ...step,
    ...(additionalProperties === undefined ? {} : { additionalProperties }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, { title: inWords(name), ...readable(property) }]),
      ),
    }),
    // A choice from a list is made once each.
    ...(items && {
      items: readable(items),
      ...(items.enum || items.anyOf?.some((option) => option.enum) ? { uniqueItems: true } : {}),
    }),
    ...(anyOf && { anyOf: anyOf.map(readable) }),
  };
}
