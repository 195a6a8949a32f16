import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, test } from 'vitest';
import { createLoadLimit, createLoadLimits, Overloaded, shareAnswer } from './load-limit.ts';

/** Work that ends when it is told to, and knows how much of it runs. */
function work() {
  const ends: (() => void)[] = [];
  const state = { running: 0, most: 0, started: 0 };
  return {
    state,
    end: () => ends.shift()?.(),
    run: () => {
      state.running += 1;
      state.started += 1;
      state.most = Math.max(state.most, state.running);
      return new Promise<void>((resolve) => {
        ends.push(() => {
          state.running -= 1;
          resolve();
        });
      });
    },
  };
}

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof Overloaded ? 'refused' : error),
  );

describe('a load limit', () => {
  it('runs no more at once than it may, lets a bounded number wait, and refuses the rest at once', async () => {
    const limit = createLoadLimit({ atOnce: 2, waiting: 3, waitMs: 60_000 });
    const { end, run, state } = work();
    const asked = Array.from({ length: 9 }, () => outcome(limit.run(run)));
    expect(await Promise.all(asked.slice(5))).toEqual(Array(4).fill('refused'));
    while (state.started < 5) {
      end();
      await sleep(1);
    }
    end();
    end();
    expect(await Promise.all(asked.slice(0, 5))).toEqual(Array(5).fill('done'));
    expect(state).toEqual({ running: 0, most: 2, started: 5 });
  });

  it('refuses whoever has waited for too long, and gives the place to the next in line', async () => {
    const limit = createLoadLimit({ atOnce: 1, waiting: 5, waitMs: 200 });
    const { end, run, state } = work();
    const first = outcome(limit.run(run));
    expect(await outcome(limit.run(run))).toBe('refused');
    const third = outcome(limit.run(run));
    end();
    expect(await first).toBe('done');
    await expect.poll(() => state.started).toBe(2);
    end();
    expect(await third).toBe('done');
  });

  it('says that it is full when whoever comes next is turned away', async () => {
    const limit = createLoadLimit({ atOnce: 1, waiting: 1, waitMs: 60_000 });
    const { end, run, state } = work();
    const first = limit.run(run);
    expect(limit.isFull()).toBe(false);
    const second = limit.run(run);
    expect(limit.isFull()).toBe(true);
    await expect.poll(() => state.started).toBe(1);
    end();
    await first;
    await expect.poll(() => state.started).toBe(2);
    expect(limit.isFull()).toBe(false);
    end();
    await second;
  });

  it('keeps the order of arrival', async () => {
    const limit = createLoadLimit({ atOnce: 1, waiting: 5, waitMs: 60_000 });
    const order: number[] = [];
    await Promise.all([1, 2, 3, 4].map((number) => limit.run(async () => void order.push(number))));
    expect(order).toEqual([1, 2, 3, 4]);
  });

  it('has its places back after work that failed', async () => {
    const limit = createLoadLimit({ atOnce: 1, waiting: 0, waitMs: 1 });
    for (let turn = 0; turn < 3; turn += 1) {
      await expect(limit.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
      await sleep(1);
    }
    expect(await limit.run(async () => 'well')).toBe('well');
  });

  it('lets the process look at its sockets between two pieces of work', async () => {
    const limit = createLoadLimit({ atOnce: 1, waiting: 2, waitMs: 60_000 });
    const order: string[] = [];
    setImmediate(() => order.push('something else'));
    await Promise.all([limit.run(async () => void order.push('first')), limit.run(async () => void order.push('second'))]);
    expect(order).toEqual(['first', 'something else', 'second']);
  });
});

test('a line full of readers keeps no caller out', async () => {
  const limits = createLoadLimits({ databasePool: 1, pagesAtOnce: 1 });
  const { end, run } = work();
  const readers = Array.from({ length: 6 }, () => outcome(limits.pages.run(run)));
  expect(await readers[5]).toBe('refused');
  expect(await limits.calls.run(async () => 'stored')).toBe('stored');
  end();
  expect(await readers[0]).toBe('done');
});

test('those who ask at once share one answer, and the next asks anew, also after a failure', async () => {
  let made = 0;
  const ask = shareAnswer(async () => {
    made += 1;
    await sleep(1);
    if (made === 2) throw new Error('broken');
    return made;
  });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  await expect(ask()).rejects.toThrow('broken');
  expect(await ask()).toBe(3);
});
