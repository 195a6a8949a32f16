import type { UiSchema } from '@rjsf/utils';
import { humanise } from '../../../content/humanise.ts';
import type { JsonSchema } from '../../../content/json-schemas.ts';

const pictureFields = ['image', 'beforeImage', 'afterImage', 'splitImage'];

/** Which control each field gets, found from what it may hold. */
export function formLayout(schema: JsonSchema, name = ''): UiSchema {
  const { anyOf, items, properties } = schema;
  if (schema.const !== undefined) return { 'ui:widget': 'hidden' };
  if (properties && 'monday' in properties) return { 'ui:field': 'week' };
  if (choicesOf(items).length > 0) return { 'ui:field': 'choices' };
  if (schema.enum) return { 'ui:enumNames': schema.enum.map(choiceInWords) };
  if (schema.pattern?.startsWith('^#')) return { 'ui:widget': 'color' };
  if (pictureFields.includes(name)) return { 'ui:widget': 'picture' };
  return {
    ...(properties && Object.fromEntries(Object.entries(properties).map(([key, property]) => [key, formLayout(property, key)]))),
    // First what is told, then where.
    ...(properties && 'surfaces' in properties && { 'ui:order': ['*', 'surfaces'] }),
    ...(items && { items: formLayout(items) }),
    // The name of the field stands above the choice already.
    ...(anyOf && {
      anyOf: anyOf.map((option) => ({ ...formLayout(option), ...(option.type === 'string' && { 'ui:label': false }) })),
    }),
  };
}

/** What may be chosen for an entry of a list, where that is known by name. */
export function choicesOf(items: JsonSchema | undefined): string[] {
  return [items, ...(items?.anyOf ?? [])].flatMap((option) => option?.enum ?? []).map(String);
}

/** Names that the code gave are said as words; names that patients read stay as they are. */
export function choiceInWords(value: string | number): string {
  return /^[a-z][a-z-]*$/.test(String(value)) ? humanise(String(value)) : String(value);
}

/** Without what a form would fill in by itself: a file that nobody changed must stay as it is. */
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

/** What is in the form is what is in the file: nothing is filled in before somebody writes it. */
export const fillNothing = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
  allOf: 'skipDefaults',
} as const;
