import { expect, test } from 'vitest';
import { readContentFiles } from './content-file.ts';
import { type JsonSchema, widgetOf } from './field-schema.ts';
import { contentKinds, kindOf } from './json-schemas.ts';

const files = readContentFiles('content').filter(({ file }) => /\.(md|yaml)$/.test(file));

test('every content file has a kind, and every kind has a file', () => {
  expect(files.filter(({ file }) => !kindOf(file)).map(({ file }) => file)).toEqual([]);
  const withoutFile = contentKinds.filter((kind) => !files.some(({ file }) => kindOf(file) === kind));
  // Their place is the database.
  expect(withoutFile.map(({ key }) => key)).toEqual(['articles']);
});

/** The fields that the forms show, the options of unions too. */
function* fieldsIn(schema: JsonSchema, path: string): Generator<{ path: string; schema: JsonSchema }> {
  if (['choices', 'hidden', 'week'].includes(widgetOf(schema))) return;
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (widgetOf(field) !== 'hidden') yield { path: `${path}.${name}`, schema: field };
    yield* fieldsIn(field, `${path}.${name}`);
  }
  if (schema.items) yield* fieldsIn(schema.items, `${path}[]`);
  for (const [index, option] of (schema.anyOf ?? []).entries()) {
    // Options that staff choose between. Those of a choice have no fields.
    if (widgetOf(schema) === 'union') yield { path: `${path}|${index}`, schema: option };
    yield* fieldsIn(option, path);
  }
}
const fields = contentKinds.flatMap(({ key, schema }) => [...fieldsIn(schema, key)]);

/** What engineers and designers say, abbreviations that nobody has written out, and names that only make sense in the code. */
const jargon = [
  /\b(?:alt|breadcrumb|carousel|cta|deed|faq|geo|head|helper|hero|href|html|icb|id|json|key|meta|nav|paging|placeholder|slug)s?\b/i,
  /\b(?:seo|skyline|stat|structured data|suffix|surface|url|yaml)s?\b/i,
  /\b(?:cqc|gdc|hc\d|ico|nhs)\b/,
  /\b(?:Cqc|Gdc|Hc\d|Ico|Nhs)\b/,
  / (?:heading|label|text|texts)$/,
  /[a-z][A-Z](?!ube\b)|[-_{}]/,
];

test('every field that staff see has a title in plain English', () => {
  expect(fields.length).toBeGreaterThan(1000);
  const wrong = fields.filter(({ schema: { title = '' } }) => title === '' || jargon.some((words) => words.test(title)));
  expect([...new Set(wrong.map(({ path, schema }) => `${path}: ${schema.title}`))]).toEqual([]);
});

test('every file has a title: that of its kind, or its own', () => {
  const own = ['accessibilityTests', 'practices', 'legalPages', 'morePages', 'blogArticles', 'blogBacklog', 'articles'];
  expect(contentKinds.filter(({ schema }) => !schema.title).map(({ key }) => key)).toEqual(own);
});

test('the forms know every word of a schema', () => {
  const known =
    'title description type format pattern const enum minItems maxItems minLength maxLength minimum maximum exclusiveMinimum ' +
    'multipleOf default examples items properties required additionalProperties anyOf widget audience choices entry names key ' +
    'shape folder fact renews';
  const used = fields.flatMap(({ schema }) => Object.keys(schema));
  expect([...new Set(used)].filter((word) => !known.split(' ').includes(word))).toEqual([]);
});
