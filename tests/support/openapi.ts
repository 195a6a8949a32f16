import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Schema = { [keyword: string]: unknown };
type Content = Record<string, { schema: Schema }>;
type Reference = { $ref: string };
export type DocumentedResponse = { content?: Content; headers?: Record<string, { schema: Schema }> };
type Operation = { operationId: string; responses: Record<string, DocumentedResponse | Reference> };
type Document = { paths: Record<string, Record<string, Operation>>; components: Record<string, Record<string, Schema>> };

export const openapi: Document = parse(readFileSync('docs/contracts/openapi.yaml', 'utf8'));

export function resolve<T extends object>(value: T | Reference): T {
  if (!('$ref' in value)) return value;
  let found: unknown = openapi;
  for (const step of String(value.$ref).replace('#/', '').split('/'))
    found = (found as Record<string, unknown> | undefined)?.[step];
  if (!found) throw new Error(`Unresolved reference ${value.$ref}`);
  return found as T;
}

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;

const isRecord = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object';

/** Lists where a value differs from its schema. Supports the JSON Schema keywords that the document uses; others throw. */
export function differences(given: Schema | Reference, value: unknown, at = '$'): string[] {
  const schema: Schema = resolve(given);
  return Object.entries(schema).flatMap(([keyword, wanted]) => keywords(schema, keyword, wanted, value, at));
}

function keywords(schema: Schema, keyword: string, wanted: unknown, value: unknown, at: string): string[] {
  const unless = (holds: boolean) =>
    holds ? [] : [`${at}: ${JSON.stringify(value)?.slice(0, 80)} against ${keyword} ${JSON.stringify(wanted)}`];
  switch (keyword) {
    case 'description':
    case 'default':
      return [];
    case 'type':
      return unless([wanted].flat().some((type) => type === typeOf(value) || (type === 'number' && typeof value === 'number')));
    case 'const':
      return unless(value === wanted);
    case 'enum':
      return unless((wanted as unknown[]).includes(value));
    case 'pattern':
      return unless(typeof value !== 'string' || new RegExp(String(wanted)).test(value));
    case 'minimum':
      return unless(typeof value !== 'number' || value >= Number(wanted));
    case 'maximum':
      return unless(typeof value !== 'number' || value <= Number(wanted));
    case 'maxLength':
      return unless(typeof value !== 'string' || value.length <= Number(wanted));
    case 'minItems':
      return unless(!Array.isArray(value) || value.length >= Number(wanted));
    case 'maxItems':
      return unless(!Array.isArray(value) || value.length <= Number(wanted));
    case 'items':
      return Array.isArray(value) ? value.flatMap((item, index) => differences(wanted as Schema, item, `${at}[${index}]`)) : [];
    case 'required':
      return (wanted as string[]).filter((name) => isRecord(value) && !(name in value)).map((name) => `${at}.${name} is missing`);
    case 'properties':
      return Object.entries(wanted as Record<string, Schema>).flatMap(([name, property]) =>
        isRecord(value) && name in value ? differences(property, value[name], `${at}.${name}`) : [],
      );
    case 'additionalProperties': {
      const known = Object.keys((schema['properties'] as object | undefined) ?? {});
      return isRecord(value) && wanted === false
        ? Object.keys(value)
            .filter((name) => !known.includes(name))
            .map((name) => `${at}.${name} is not in the contract`)
        : [];
    }
    case 'oneOf': {
      const branches = (wanted as Schema[]).map((branch) => differences(branch, value, at));
      const fitting = branches.filter((found) => found.length === 0).length;
      return fitting === 1 ? [] : [`${at}: matches ${fitting} of ${branches.length} oneOf branches`, ...branches.flat()];
    }
    default:
      throw new Error(`Unsupported schema keyword: ${keyword}`);
  }
}
