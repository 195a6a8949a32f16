import { isRecord } from '../domain/is-record.ts';
import { sentenceCase } from '../domain/sentence-case.ts';
import type { ContentPath } from './problem.ts';
import type { FieldMeta } from './schema/field-meta.ts';

/** The subset of JSON Schema draft 7 that the content schemas use, with what the forms read of a field. */
export type JsonSchema = FieldMeta & {
  title?: string;
  description?: string;
  type?: string;
  format?: string;
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
  anyOf?: JsonSchema[];
};

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

/** The option of a union that a value has, or the schema itself. */
export function optionOf(schema: JsonSchema, value: unknown): JsonSchema {
  const { anyOf } = schema;
  if (!anyOf) return schema;
  return anyOf.find((option) => has(option, value, true)) ?? anyOf.find((option) => has(option, value, false)) ?? schema;
}

function has({ const: fixed, properties, required = [], type }: JsonSchema, value: unknown, isWhole: boolean): boolean {
  if (fixed !== undefined) return value === fixed;
  if (Array.isArray(value)) return type === 'array';
  if (!isRecord(value)) return typeof value === type;
  const names = Object.keys(value);
  if (!properties || names.length === 0 || !names.every((name) => name in properties)) return false;
  return !isWhole || required.every((name) => name in value);
}

const isChoice = ({ anyOf = [], enum: names, widget }: JsonSchema) =>
  widget === 'practice' || [{ enum: names }, ...anyOf].some((option) => option.enum);

/** Which control a field gets. */
export function widgetOf(schema: JsonSchema) {
  const { anyOf, const: fixed, items, properties, type, widget } = schema;
  if (fixed !== undefined) return 'hidden';
  if (widget && widget !== 'practice') return widget;
  if (properties) return 'group';
  if (items) return isChoice(items) ? 'choices' : 'list';
  if (anyOf) return 'union';
  if (isChoice(schema)) return 'select';
  return type === 'boolean' ? 'tick' : 'text';
}

/** What a choice is called. Names that patients read stay as they are. */
export function choiceTitle(value: string, { anyOf = [], choices }: JsonSchema = {}): string {
  const titles = { ...choices, ...anyOf.find((option) => option.choices)?.choices };
  return titles[value] ?? (/^[a-z][a-z-]*$/.test(value) ? sentenceCase(value) : value);
}

/** What a picture is called: a drawing by its name in words. */
export function pictureTitle(name: string): string {
  const file = name.split('/').at(-1) ?? '';
  return file.endsWith('.svg') ? choiceTitle(file.slice(0, -'.svg'.length)) : file;
}

/** What a group or an entry of a list is called, such as the name of a person. */
export function labelOf(value: unknown, schema: JsonSchema = {}): string | undefined {
  if (typeof value === 'string') return value || undefined;
  if (!isRecord(value)) return undefined;
  const { properties = {} } = optionOf(schema, value);
  return Object.entries(properties)
    .map(([name, property]) => (property.names ? labelOf(value[name], property) : undefined))
    .find(Boolean);
}
