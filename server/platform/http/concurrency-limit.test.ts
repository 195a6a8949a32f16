import { expect, it } from 'vitest';
import { limitConcurrency, Overloaded } from './concurrency-limit.ts';

const deferred = () => {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
};

it('limits running and waiting work and rejects the rest', async () => {
  const limit = limitConcurrency(2, 1);
  const work = deferred();
  let started = 0;
  const run = () =>
    limit(async () => {
      started += 1;
      await work.promise;
      return 'done';
    });
  const accepted = [run(), run(), run()];
  await expect(run()).rejects.toThrow(Overloaded);
  await Promise.resolve();
  expect(started).toBe(2);
  work.release();
  expect(await Promise.all(accepted)).toEqual(['done', 'done', 'done']);
  expect(await run()).toBe('done');
});

it('frees the slot of failed work', async () => {
  const limit = limitConcurrency(1, 0);
  await expect(limit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limit(async () => 'next')).toBe('next');
});
