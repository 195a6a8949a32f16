import { readFileSync } from 'node:fs';
import validator from '@rjsf/validator-ajv8';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { readContentFiles } from './content-file.ts';
import { inWords } from './in-words.ts';
import { contentKinds, type JsonSchema, kindOf } from './json-schemas.ts';

const files = readContentFiles('content').filter(({ file }) => /\.(md|yaml)$/.test(file));

/** By the schema as it is committed, which is what an editor reads. */
function refusals(file: string, value: unknown): string[] {
  const schema = JSON.parse(readFileSync(`content/schema/json/${kindOf(file)?.schemaFile}`, 'utf8'));
  const { errors, validationError } = validator.rawValidation<{ instancePath: string; keyword: string }>(schema, value);
  if (validationError) throw validationError;
  return (errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

const contentOf = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'));

test.each(files.map(({ file, data }) => [file, data?.value]))('%s is right by its JSON Schema', (file, value) => {
  expect(refusals(file as string, value)).toEqual([]);
});

describe('a JSON Schema refuses', () => {
  it('a price that is no figure', () => {
    const page = contentOf('pages/dental-implants.yaml');
    page.treatments[0].price = { from: '£2,500' };
    expect(refusals('pages/dental-implants.yaml', page)).toContain('/treatments/0/price/from type');
    page.treatments[0].price = { from: -1 };
    expect(refusals('pages/dental-implants.yaml', page)).toContain('/treatments/0/price/from exclusiveMinimum');
  });

  it('a field that nobody knows', () => {
    expect(refusals('practices/ripon.yaml', { ...contentOf('practices/ripon.yaml'), fax: '01632 960299' })).toEqual([
      ' additionalProperties',
    ]);
  });

  it('a day that is misspelt', () => {
    const practice = contentOf('practices/ripon.yaml');
    const { monday, ...rest } = practice.hours[0].week;
    practice.hours[0].week = { munday: monday, ...rest };
    expect(refusals('practices/ripon.yaml', practice)).toEqual(['/hours/0/week required', '/hours/0/week additionalProperties']);
  });

  it('a date, an address and a time that are none', () => {
    const practice = contentOf('practices/ripon.yaml');
    practice.nhs.checkedOn = '3 November';
    practice.bookingUrl = 'booking';
    practice.hours[0].week.monday.open = '9am';
    expect(refusals('practices/ripon.yaml', practice)).toEqual(
      expect.arrayContaining(['/nhs/checkedOn format', '/bookingUrl format', '/hours/0/week/monday/open pattern']),
    );
  });
});

/** Fields that hold a value, by their place. */
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

/** Needs no more words than its name. */
const plainNames = /\.reason$/;

test.each(['organisation', 'practices', 'team', 'nhsCharges', 'faq', 'services', 'reviews'])(
  'every field of %s that a manager fills in says what belongs there',
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

test('every content file has a kind, and every kind a file', () => {
  expect(files.filter(({ file }) => !kindOf(file)).map(({ file }) => file)).toEqual([]);
  expect(contentKinds.filter((kind) => !files.some(({ file }) => kindOf(file) === kind)).map(({ key }) => key)).toEqual([]);
});

test('names of the code become words', () => {
  expect(['acceptingNHS', 'bookingUrl', 'contact-card', 'gdcNumber', 'band1'].map(inWords)).toEqual([
    'Accepting NHS',
    'Booking address',
    'Contact card',
    'GDC number',
    'Band1',
  ]);
});
