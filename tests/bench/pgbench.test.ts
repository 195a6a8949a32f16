import { expect, it } from 'vitest';
import { asScript } from './pgbench.ts';

it('writes values into a statement so that pgbench finds no variable in them, and quotes do not end them', () => {
  expect(asScript({ text: 'select $1::int, $2', values: [7, 'it\'s {"a":1}'] })).toBe(
    "select 7::int, E'it\\'s {\"a\"\\x3a1}';\n",
  );
  expect(asScript({ text: 'commit', values: [] })).toBe('commit;\n');
});

it('gives every id anew, alone or inside a text', () => {
  const id = '11111111-2222-4333-8444-555555555555';
  expect(asScript({ text: 'f($1, $2)', values: [id, { requestId: id }] })).toBe(
    `f(gen_random_uuid(), (E'{"requestId"\\x3a"' || gen_random_uuid()::text || E'"}'));\n`,
  );
});

it('takes an expression instead of a value where one is given, and knows $1 from $12', () => {
  const values = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(asScript({ text: '$1 $12', values }, { 1: ':offset' })).toBe(':offset 12;\n');
});
