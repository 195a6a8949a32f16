import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readContentFiles } from './content-file.ts';
import { humanise } from './humanise.ts';
import { contentKinds, type JsonSchema, kindOf } from './json-schemas.ts';

const files = readContentFiles('content').filter(({ file }) => /\.(md|yaml)$/.test(file));

/** Validates with the committed schema, which editors use. */
function schemaErrors(file: string, value: unknown): string[] {
  const schema = JSON.parse(readFileSync(`content/schema/json/${kindOf(file)?.schemaFile}`, 'utf8'));
  const { error } = z.fromJSONSchema(schema).safeParse(value);
  return (error?.issues ?? []).map(({ code, path }) => `${path.map((part) => `/${String(part)}`).join('')} ${code}`);
}

const contentOf = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'));

test.each(files.map(({ file, data }) => [file, data?.value]))('%s is valid by its JSON Schema', (file, value) => {
  expect(schemaErrors(file as string, value)).toEqual([]);
});

describe('a JSON Schema rejects', () => {
  it('a price that is not a number', () => {
    const page = contentOf('pages/dental-implants.yaml');
    page.treatments[0].price = { from: '£2,500' };
    expect(schemaErrors('pages/dental-implants.yaml', page)).toEqual(['/treatments/0/price invalid_union']);
    page.treatments[0].price = { from: -1 };
    expect(schemaErrors('pages/dental-implants.yaml', page)).toEqual(['/treatments/0/price/from too_small']);
  });

  it('an unknown field', () => {
    expect(schemaErrors('practices/ripon.yaml', { ...contentOf('practices/ripon.yaml'), fax: '01632 960299' })).toEqual([
      ' unrecognized_keys',
    ]);
  });

  it('a misspelt day', () => {
    const practice = contentOf('practices/ripon.yaml');
    const { monday, ...rest } = practice.hours[0].week;
    practice.hours[0].week = { munday: monday, ...rest };
    expect(schemaErrors('practices/ripon.yaml', practice)).toEqual([
      '/hours/0/week/monday invalid_union',
      '/hours/0/week unrecognized_keys',
    ]);
  });

  it('an invalid date, URL and time', () => {
    const practice = contentOf('practices/ripon.yaml');
    practice.nhs.checkedOn = '3 November';
    practice.bookingUrl = 'booking';
    practice.hours[0].week.monday.open = '9am';
    expect(schemaErrors('practices/ripon.yaml', practice)).toEqual(
      ['/bookingUrl', '/hours/0/week/monday/open', '/nhs/checkedOn'].map((field) => `${field} invalid_format`),
    );
  });
});

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
