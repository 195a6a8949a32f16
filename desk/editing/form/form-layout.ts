import type { UiSchema } from '@rjsf/utils';
import { humanise } from '../../../content/humanise.ts';
import type { JsonSchema } from '../../../content/json-schemas.ts';
import type { PhotographShape } from '../../../domain/photographs.ts';
import type { FileFormData } from '../form-data.ts';

/** The shape that a photograph is cut to, by the file that shows it. */
const shapes: readonly [RegExp, PhotographShape][] = [
  [/^team\.yaml$/, 'portrait'],
  [/^practices\//, 'view'],
  [/^transformations\.yaml$/, 'smile'],
];
const pictureFields = ['image', 'beforeImage', 'afterImage', 'splitImage'];
const practiceFields: readonly [RegExp, string][] = [
  [/^(team|reviews)\.yaml$/, 'location'],
  [/^pages\/(locations|nhs-locations)\//, 'practice'],
];

/** Which control each field of a file gets. */
export function formLayout(schema: JsonSchema, data: Pick<FileFormData, 'file' | 'practices'>, name = ''): UiSchema {
  const { anyOf, items, properties } = schema;
  const { file, practices } = data;
  // The server names new entries, and others must not change: addresses contain them.
  if (name === 'slug' || (name === 'id' && schema.pattern?.includes('a-z'))) return { 'ui:widget': 'hidden' };
  if (schema.const !== undefined) return { 'ui:widget': 'hidden' };
  if (properties && 'monday' in properties) return { 'ui:field': 'week' };
  if (choicesOf(items).length > 0) return { 'ui:field': 'choices' };
  if (schema.enum) return { 'ui:enumNames': schema.enum.map(choiceInWords) };
  if (schema.pattern?.startsWith('^#')) return { 'ui:widget': 'color' };
  const shape = shapes.find(([files]) => files.test(file))?.[1];
  if (shape && pictureFields.includes(name)) return { 'ui:widget': 'picture', 'ui:options': { shape } };
  if (practiceFields.some(([files, field]) => files.test(file) && field === name))
    return { 'ui:widget': 'select', 'ui:options': { choices: practices } };
  return {
    ...(properties &&
      Object.fromEntries(Object.entries(properties).map(([key, property]) => [key, formLayout(property, data, key)]))),
    // The value first, then where it is shown.
    ...(properties && 'surfaces' in properties && { 'ui:order': ['*', 'surfaces'] }),
    ...(items && { items: formLayout(items, data) }),
    // The name of the field is above the choice already.
    ...(anyOf && {
      anyOf: anyOf.map((option) => ({ ...formLayout(option, data), ...(option.type === 'string' && { 'ui:label': false }) })),
    }),
  };
}

/** The options for an entry of a list. */
export function choicesOf(items: JsonSchema | undefined): string[] {
  return [items, ...(items?.anyOf ?? [])].flatMap((option) => option?.enum ?? []).map(String);
}

/** Turns a name from the code into words. Names that patients read stay as they are. */
export function choiceInWords(value: string | number): string {
  return /^[a-z][a-z-]*$/.test(String(value)) ? humanise(String(value)) : String(value);
}

/** Removes defaults, which a form would fill in: a file that nobody changed must stay as it is. */
export function withoutDefaults({ default: _, ...schema }: JsonSchema): JsonSchema {
  const { anyOf, items, properties } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, property]) => [key, withoutDefaults(property)])),
    }),
    ...(items && { items: withoutDefaults(items) }),
    ...(anyOf && { anyOf: anyOf.map(withoutDefaults) }),
  };
}

/** The form starts with exactly what is in the file. */
export const fillNothing = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
  allOf: 'skipDefaults',
} as const;
