import { expect, test } from 'vitest';
import { findFieldFindings } from './field-findings.ts';
import { readContent } from './load.ts';

test('findings start with a capital letter, except those that start with an address', () => {
  const messages = findFieldFindings(readContent('content'), '2026-07-01').map(({ message }) => message);
  expect(messages.filter((message) => /^(Https:|[A-Z][a-z]*@)/.test(message))).toEqual([]);
  expect(messages).toContainEqual(expect.stringMatching(/^https:\/\/ripon\.threeridings\.example is an example/));
  expect(messages.filter((message) => /^[a-z]+ /.test(message))).toEqual([]);
});
