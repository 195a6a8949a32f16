import path from 'node:path';
import { z } from 'zod';
import { sentenceCase } from '../domain/sentence-case.ts';
import { choiceTitle, type JsonSchema } from './field-schema.ts';
import { markdownFolders, yamlFiles, yamlFolders } from './schema/site.ts';

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
  schema: readable(z.toJSONSchema(schema, { target: 'draft-07', io: 'input' }) as JsonSchema),
}));

export function kindOf(file: string): ContentKind | undefined {
  return contentKinds.find((kind) => path.posix.matchesGlob(file, kind.files));
}

/** Gives every field a title: its own, or its name in words. */
function readable({ propertyNames, additionalProperties, ...schema }: JsonSchema): JsonSchema {
  const { properties, items, anyOf, format, pattern } = schema;
  // The patterns of dates and URLs are very long, and the format already covers them.
  const { pattern: _, ...withoutPattern } = schema;
  const base = format && pattern ? withoutPattern : schema;
  const names = propertyNames?.enum?.map(String);
  if (names && typeof additionalProperties === 'object')
    return readable({
      ...base,
      properties: Object.fromEntries(
        names.map((name) => [name, { title: choiceTitle(name, propertyNames), ...structuredClone(additionalProperties) }]),
      ),
      required: names,
      additionalProperties: false,
    });
  return {
    ...base,
    ...(additionalProperties === undefined ? {} : { additionalProperties }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, { title: sentenceCase(name), ...readable(property) }]),
      ),
    }),
    ...(items && { items: readable(items) }),
    ...(anyOf && { anyOf: anyOf.map(readable) }),
  };
}
