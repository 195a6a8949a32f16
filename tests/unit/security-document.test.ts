import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const security = read('docs/security.md');

/** A file that fails if a claim is not true: a test, or a run of `npm run test:faults`. */
const isTest = (file: string) =>
  /\.(?:test|spec)\.tsx?$|^tests\/faults\/(?:.+\/test-[\w-]+|fault-run|clock-changes)\.ts$/.test(file);
const linkedTests = (text: string) =>
  [...text.matchAll(/\]\((?:\.\.\/)+([\w./-]+)\)/g)]
    .map(([, file = '']) => file)
    .filter((file) => isTest(file) && existsSync(file));

/** Every row of a table and every item of a list: each makes a claim. The last section lists remaining risks. */
const claimsIn = (markdown: string) =>
  markdown
    .split(/^## What is left/m)[0]
    ?.split('\n')
    .filter((line) => /^(?:\| |- )/.test(line))
    .filter((line) => !/^\| (?:Threat|Requirement|Claim) \|/.test(line)) ?? [];

test('every claim about security links to an existing test', () => {
  expect(claimsIn(security).length).toBeGreaterThan(40);
  expect(claimsIn(security).filter((claim) => linkedTests(claim).length === 0)).toEqual([]);
});

test('security.md makes claims only in tables and lists, which are checked for links', () => {
  const [, ...sections] = security.split(/^## /m);
  const prose = sections
    .filter((section) => !section.startsWith('What is left'))
    .flatMap((section) => section.split('\n').slice(1))
    .filter((line) => line !== '' && !/^(?:\||- )/.test(line));
  expect(prose).toEqual([]);
});

test('every table of reliability figures links to the test that wrote it', () => {
  const [, ...parts] = read('docs/figures/reliability.md').split(/^## /m);
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter((part) => linkedTests(part).length === 0).map((part) => part.split('\n')[0])).toEqual([]);
});

test('detects a claim without a link to an existing test', () => {
  const claims = ['- nothing', '- [a](../tests/nothing.test.ts)', '- [b](../server/app.ts)', '| [c](../server/app.ts) | d |'];
  expect(claims.filter((claim) => linkedTests(claim).length === 0)).toEqual(claims);
  expect(linkedTests('- [a](../tests/unit/security-document.test.ts)')).toEqual(['tests/unit/security-document.test.ts']);
});
