import { LRUCache } from 'lru-cache';

export type ChangeCache = {
  /** Returns the cached value, or loads it. If loading fails, returns the last value, however old. */
  get<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** Invalidates every entry. */
  changed(): void;
  /** Increases with each change. */
  edition(): number;
};

type Entry = { epoch: number; loadedAt: number; value: unknown };

/** Entries also expire without a change: a scheduled post appears when its time of publication comes. */
const maxAgeMs = 60_000;

/** In characters of all values. A list of the API can have half a million, and a process has 224 MB for everything. */
const maxSize = 16_000_000;

/** Caches database reads until `changed` is called. Bounded, since visitors can request any number of pages. */
export function createChangeCache({ entries = 200, now = Date.now } = {}): ChangeCache {
  const sizeCalculation = ({ value }: Entry) => JSON.stringify(value ?? null).length;
  const cached = new LRUCache<string, Entry>({ max: entries, maxSize, sizeCalculation });
  const loading = new Map<string, Promise<unknown>>();
  let epoch = 0;

  async function load(key: string, read: () => Promise<unknown>): Promise<unknown> {
    const startEpoch = epoch;
    const value = await read();
    cached.set(key, { epoch: startEpoch, loadedAt: now(), value });
    return value;
  }

  return {
    async get<T>(key: string, read: () => Promise<T>): Promise<T> {
      const entry = cached.get(key);
      if (entry && entry.epoch === epoch && now() - entry.loadedAt < maxAgeMs) return entry.value as T;
      // Concurrent calls share one query.
      const loadKey = `${epoch} ${key}`;
      let pending = loading.get(loadKey);
      if (!pending) {
        pending = load(key, read).finally(() => loading.delete(loadKey));
        loading.set(loadKey, pending);
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
