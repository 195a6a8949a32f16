import { expect, test } from 'vitest';
import { applyChanges, changesBetween, reverse } from './file-changes.ts';

const files = (entries: Record<string, string>) => new Map(Object.entries(entries));
const before = files({ 'a.yaml': '1', 'b.yaml': '1', 'c.yaml': '1' });
const after = files({ 'a.yaml': '2', 'b.yaml': '1', 'd.yaml': '1' });

test('lists changed, deleted and new files', () => {
  expect(changesBetween(before, after)).toEqual([
    { path: 'a.yaml', from: '1', to: '2' },
    { path: 'c.yaml', from: '1', to: undefined },
    { path: 'd.yaml', from: undefined, to: '1' },
  ]);
});

test('applies changes to files that changed elsewhere', () => {
  const live = files({ 'a.yaml': '1', 'b.yaml': '9', 'c.yaml': '1' });
  expect(applyChanges(live, changesBetween(before, after))).toEqual({
    files: files({ 'a.yaml': '2', 'b.yaml': '9', 'd.yaml': '1' }),
  });
});

test('reports each file that was changed differently', () => {
  const live = files({ 'a.yaml': '3', 'c.yaml': '3', 'd.yaml': '3' });
  expect(applyChanges(live, changesBetween(before, after))).toEqual({ conflicts: ['a.yaml', 'c.yaml', 'd.yaml'] });
});

test('accepts a file that already has the new contents', () => {
  expect(applyChanges(after, changesBetween(before, after))).toEqual({ files: after });
});

test('reversed changes restore the files', () => {
  expect(applyChanges(after, reverse(changesBetween(before, after)))).toEqual({ files: before });
});
