import { humanise } from '../../../content-model/humanise.ts';
import type { JsonSchema } from '../../../content-model/json-schemas.ts';
import { isShortName } from '../../../content-model/short-name.ts';
import { isRecord } from '../../../domain/is-record.ts';
import type { PhotographShape } from '../../../domain/photographs.ts';
import type { FileFormData } from '../form-data.ts';

const hasChoices = (schema: JsonSchema) => isShortName(schema) || [schema, ...(schema.anyOf ?? [])].some((one) => one.enum);

/** The shape that a photograph is cut to, by the file that shows it. */
const shapes: readonly [RegExp, PhotographShape][] = [
  [/^team\.yaml$/, 'portrait'],
  [/^practices\//, 'view'],
  [/^transformations\.yaml$/, 'smile'],
  [/^videos\.yaml$/, 'film'],
];
export const shapeOf = (file: string) => shapes.find(([files]) => files.test(file))?.[1];

/** Which control a field gets. */
export function fieldKind(schema: JsonSchema, name: string, file = '') {
  const { anyOf, items, pattern, properties, type } = schema;
  // The server names new entries, and others must not change: addresses contain them.
  if (schema.const !== undefined || (/^(slug|id)$/.test(name) && isShortName(schema))) return 'hidden';
  if (properties && 'monday' in properties) return 'week';
  if (properties) return 'group';
  if (items) return hasChoices(items) ? 'choices' : 'list';
  if (anyOf) return 'union';
  if (hasChoices(schema)) return 'select';
  if (type === 'boolean') return 'tick';
  if (pattern?.startsWith('^#')) return 'colour';
  if (schema.format === 'drawing') return 'drawing';
  return schema.format === 'picture' && shapeOf(file) ? 'picture' : 'text';
}

type Choices = FileFormData['practices'];

export function choicesOf(schema: JsonSchema, { drawings, practices }: Pick<FileFormData, 'drawings' | 'practices'>): Choices {
  if (isShortName(schema)) return practices;
  if (schema.format === 'drawing')
    return drawings
      .filter((name) => name.startsWith(`${schema.folder}/`))
      .map((name) => ({ value: name, label: choiceInWords(name.replace(/^.*\/|\.svg$/g, '')) }));
  const values = [schema, ...(schema.anyOf ?? [])].flatMap((one) => one.enum ?? []);
  return values.map((value) => ({ value: String(value), label: choiceInWords(value) }));
}

/** Turns a name from the code into words. Names that patients read stay as they are. */
export function choiceInWords(value: unknown): string {
  return /^[a-z][a-z-]*$/.test(String(value)) ? humanise(String(value)) : String(value);
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

/** What a new value of a kind starts with. */
export const emptyOf = ({ const: fixed, type }: JsonSchema = {}) =>
  fixed ?? (type === 'object' ? {} : type === 'array' ? [] : '');

export const isLongText = (name: string) =>
  /^when|(answer|bio|brief|description|excerpt|lead|note|parking|policy|quote|review|summary|text|transport)$/i.test(name);
