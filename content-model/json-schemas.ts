import path from 'node:path';
import { z } from 'zod';
import { humanise } from './humanise.ts';
import { markdownFolders, yamlFiles, yamlFolders } from './schema/site.ts';

/** The subset of JSON Schema draft 7 that the content schemas use. */
export type JsonSchema = {
  title?: string;
  description?: string;
  type?: string;
  format?: string;
  /** Of a drawing. */
  folder?: string;
  pattern?: string;
  const?: string;
  enum?: (string | number)[];
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  examples?: string[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  /** The field beside it that becomes today when staff change it. */
  renews?: string;
  anyOf?: JsonSchema[];
};

/** A kind of content file and its schema. */
export type ContentKind = {
  /** Its name in `SiteContent`. */
  key: string;
  /** A path or glob relative to the content folder, such as 'practices/*.yaml'. */
  files: string;
  schema: JsonSchema;
};

const files = [
  ...Object.entries(yamlFiles),
  ...Object.entries(yamlFolders).map(([key, [folder, schema]]) => [key, [`${folder}/*.yaml`, schema]] as const),
  ...Object.entries(markdownFolders).map(([key, [folder, schema]]) => [key, [`${folder}/*.md`, schema]] as const),
];

/** The forms of the desk are drawn from these. */
export const contentKinds: readonly ContentKind[] = files.map(([key, [files, schema]]) => ({
  key,
  files,
  schema: toJsonSchema(key, schema),
}));

export function kindOf(file: string): ContentKind | undefined {
  return contentKinds.find((kind) => path.posix.matchesGlob(file, kind.files));
}

function toJsonSchema(key: string, schema: z.ZodType): JsonSchema {
  const jsonSchema = z.toJSONSchema(schema, { target: 'draft-07', io: 'input' }) as JsonSchema;
  return { ...readable(jsonSchema), title: humanise(key) };
}

/** Adds a title to every field. */
function readable({ propertyNames, additionalProperties, ...schema }: JsonSchema): JsonSchema {
  const { properties, items, anyOf, format, pattern } = schema;
  // The patterns of dates and URLs are very long, and the format already covers them.
  const { pattern: _, ...withoutPattern } = schema;
  const base = format && pattern ? withoutPattern : schema;
  const names = propertyNames?.enum?.map(String);
  if (names && typeof additionalProperties === 'object')
    return readable({
      ...base,
      properties: Object.fromEntries(names.map((name) => [name, structuredClone(additionalProperties)])),
      required: names,
      additionalProperties: false,
    });
  return {
    ...base,
    ...(additionalProperties === undefined ? {} : { additionalProperties }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, { title: humanise(name), ...readable(property) }]),
      ),
    }),
    ...(items && { items: readable(items) }),
    ...(anyOf && { anyOf: anyOf.map(readable) }),
  };
}
