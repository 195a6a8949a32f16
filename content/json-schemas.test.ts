import { expect, test } from 'vitest';
import { readContentFiles } from './content-file.ts';
import { humanise } from './humanise.ts';
import { contentKinds, type JsonSchema, kindOf } from './json-schemas.ts';

const files = readContentFiles('content').filter(({ file }) => /\.(md|yaml)$/.test(file));

/** Fields with a value, by path. */
function fieldsOf(schema: JsonSchema, place: string): [place: string, field: JsonSchema][] {
  const below = [
    ...Object.entries(schema.properties ?? {}).map(([name, field]) => [`${place}.${name}`, field] as const),
    ...(schema.items ? [[`${place}[]`, schema.items] as const] : []),
    ...(schema.anyOf ?? []).map((option) => [place, option] as const),
  ];
  return below.flatMap(([name, field]) => [
    ...(name.endsWith('[]') || name === place || field.type === 'object' ? [] : [[name, field] as [string, JsonSchema]]),
    ...fieldsOf(field, name),
  ]);
}

/** Fields whose name needs no description. */
const plainNames = /\.reason$/;

test.each(['organisation', 'practices', 'team', 'nhsCharges', 'faq', 'services', 'reviews'])(
  'every field of %s that a manager fills in has a description',
  (key) => {
    const kind = contentKinds.find((candidate) => candidate.key === key);
    const fields = fieldsOf(kind?.schema ?? {}, key);
    expect(fields.length).toBeGreaterThan(1);
    expect(
      fields
        .filter(([place, { const: fixed, description }]) => fixed === undefined && !description && !plainNames.test(place))
        .map(([place]) => place),
    ).toEqual([]);
  },
);

test('every content file has a kind, and every kind has a file', () => {
  expect(files.filter(({ file }) => !kindOf(file)).map(({ file }) => file)).toEqual([]);
  expect(contentKinds.filter((kind) => !files.some(({ file }) => kindOf(file) === kind)).map(({ key }) => key)).toEqual([]);
});

test('humanise turns field names into words', () => {
  expect(['acceptingNHS', 'bookingUrl', 'contact-card', 'gdcNumber', 'band1'].map(humanise)).toEqual([
    'Accepting NHS',
    'Booking web address',
    'Contact card',
    'GDC number',
    'Band 1',
  ]);
});
