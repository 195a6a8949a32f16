import { putLast } from '../bounded-map.ts';

export type ChangeCache = {
  /** What is known under this key, or what `load` brings. When that fails, what was known last is better than nothing. */
  get<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** Something changed: everything is loaded again when it is next asked for. */
  changed(): void;
  /** Another one after each change. */
  edition(): number;
};

type Entry = { epoch: number; loadedAt: number; value: unknown };

/** A post can also appear by itself, when its hour of publication comes. */
const atMostMs = 60_000;

/**
 * Keeps what was read from the database until it is told of a change. Bounded: the oldest answer goes when there are too
 * many, since anybody can ask for any page.
 */
export function createChangeCache({ entries = 200, now = Date.now } = {}): ChangeCache {
  const known = new Map<string, Entry>();
  const loading = new Map<string, Promise<unknown>>();
  let epoch = 0;

  async function load(key: string, read: () => Promise<unknown>): Promise<unknown> {
    const began = epoch;
    const value = await read();
    putLast(known, key, { epoch: began, loadedAt: now(), value }, entries);
    return value;
  }

  return {
    async get<T>(key: string, read: () => Promise<T>): Promise<T> {
      const entry = known.get(key);
      if (entry && entry.epoch === epoch && now() - entry.loadedAt < atMostMs) return entry.value as T;
      // Many visitors who ask at once are one question to the database.
      const flight = `${epoch} ${key}`;
      let pending = loading.get(flight);
      if (!pending) {
        pending = load(key, read).finally(() => loading.delete(flight));
        loading.set(flight, pending);
      }
      try {
        return (await pending) as T;
      } catch (error) {
        if (entry) return entry.value as T;
        throw error;
      }
    },
    changed: () => {
      epoch += 1;
    },
    edition: () => epoch,
  };
}
