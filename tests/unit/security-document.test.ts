import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The rows of every table, without head and rule, each as its cells. */
const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  )
  .filter(([first]) => first !== 'Threat' && first !== 'Requirement');

const filesIn = (cells: string[]) =>
  cells.flatMap((cell) => [...cell.matchAll(/`([\w./-]+\.tsx?|docs\/[\w-]+\.md)`/g)].map(([, file = '']) => file));

test('every threat and every requirement names a test or a place, and each of them is there', () => {
  expect(rows.length).toBeGreaterThan(40);
  for (const row of rows) {
    const named = filesIn(row);
    expect(named.length, row[0]).toBeGreaterThan(0);
    expect(
      named.filter((file) => !existsSync(file)),
      row[0],
    ).toEqual([]);
  }
});

test('every threat has a test, not a promise', () => {
  const threats = rows.filter(({ length }) => length === 4);
  expect(threats.length).toBeGreaterThanOrEqual(10);
  for (const row of threats)
    expect(
      filesIn(row).some((file) => /\.(?:test|spec)\.tsx?$/.test(file)),
      row[0],
    ).toBe(true);
});
