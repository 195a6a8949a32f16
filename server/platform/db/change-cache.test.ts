import { expect, test } from 'vitest';
import { createChangeCache } from './change-cache.ts';

const counter = () => {
  let count = 0;
  return async () => ++count;
};

test('loads once, and again after a change', async () => {
  const cache = createChangeCache();
  const load = counter();
  expect([await cache.get('a', load), await cache.get('a', load)]).toEqual([1, 1]);
  cache.changed();
  expect(await cache.get('a', load)).toBe(2);
});

test('runs one query for concurrent calls', async () => {
  const cache = createChangeCache();
  const load = counter();
  expect(await Promise.all([1, 2, 3].map(() => cache.get('a', load)))).toEqual([1, 1, 1]);
});

test('a change during loading is not lost', async () => {
  const cache = createChangeCache();
  let finish = (_: string) => {};
  const slow = cache.get('a', () => new Promise<string>((resolve) => (finish = resolve)));
  cache.changed();
  finish('old');
  expect(await slow).toBe('old');
  expect(await cache.get('a', async () => 'new')).toBe('new');
});

test('returns the last value when loading fails, and throws when there is none', async () => {
  const cache = createChangeCache();
  const fail = () => Promise.reject(new Error('no database'));
  await expect(cache.get('a', fail)).rejects.toThrow('no database');
  await cache.get('a', async () => 'known');
  cache.changed();
  expect(await cache.get('a', fail)).toBe('known');
  expect(await cache.get('a', async () => 'back')).toBe('back');
});

test('entries expire after a minute and are limited in number', async () => {
  let time = 0;
  const cache = createChangeCache({ entries: 2, now: () => time });
  const load = counter();
  await cache.get('a', load);
  time = 60_001;
  expect(await cache.get('a', load)).toBe(2);
  await cache.get('b', load);
  await cache.get('c', load);
  expect(await cache.get('a', load)).toBe(5);
});

test('keeps no more than 16 million characters', async () => {
  const cache = createChangeCache();
  const count = counter();
  const load = async () => [await count(), 'x'.repeat(1_000_000)];
  for (let page = 1; page <= 20; page += 1) await cache.get(`page ${page}`, load);
  expect((await cache.get('page 20', load))[0]).toBe(20);
  expect((await cache.get('page 1', load))[0]).toBe(21);
});
