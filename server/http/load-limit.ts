/** More is asked of this process than it can answer in time. Nobody is at fault, and soon it is over. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

export type LoadLimit = {
  /** Does the work when there is a place for it, at once or after a short wait; otherwise throws Overloaded. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Whether whoever comes now is turned away. */
  isFull(): boolean;
};

type Limits = { atOnce: number; waiting: number; waitMs: number };

/** Some work takes long because it waits for others; its place is not to stay empty for that. */
const longestRestMs = 50;

/** A bounded number of pieces of work at once, a bounded line before them, and a bounded time in that line. */
export function createLoadLimit({ atOnce, waitMs, waiting }: Limits): LoadLimit {
  let running = 0;
  // In order of arrival; a set, so that whoever gives up leaves from the middle.
  const line = new Set<() => void>();

  function free(): void {
    const [first] = line;
    // The place is handed on, so that nobody who comes just now overtakes those who wait.
    if (first) first();
    else running -= 1;
  }

  async function takePlace(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.size >= waiting) throw new Overloaded('the line is full');
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(patience);
        line.delete(enter);
      };
      const enter = () => {
        leave();
        resolve();
      };
      const patience = setTimeout(() => {
        leave();
        reject(new Overloaded('the line is slow'));
      }, waitMs);
      line.add(enter);
    });
  }

  const isFull = () => running >= atOnce && line.size >= waiting;

  return {
    isFull,
    async run(work) {
      await takePlace();
      const began = performance.now();
      try {
        return await work();
      } finally {
        // Not before the process has looked at its sockets: between two renderings it answers what costs nothing. While others
        // wait it rests for as long as the work took: new connections are let in one at a time, and would wait for seconds.
        if (line.size > 0) setTimeout(free, Math.min(performance.now() - began, longestRestMs));
        else setImmediate(free);
      }
    },
  };
}

export type LoadLimits = {
  /** Pages of the site map that are not in memory yet, or no longer. */
  fixedPages: LoadLimit;
  /** All other pages that have to be rendered: articles, searches, addresses that are none. */
  pages: LoadLimit;
  /** What is sent to us: forms and functions. A flood of readers does not keep a patient's request out. */
  calls: LoadLimit;
  /** Pictures that have to be drawn: they cost more than a page, and nobody waits for one to read. */
  pictures: LoadLimit;
  /** Questions to the database that no memory answers. */
  questions: LoadLimit;
};

/** One process has one thread: what it takes on beyond this only makes everybody wait. */
export function createLoadLimits({ databasePool, pagesAtOnce }: { databasePool: number; pagesAtOnce: number }): LoadLimits {
  const waitMs = 1_000;
  const rendering = { atOnce: pagesAtOnce, waiting: 4 * pagesAtOnce, waitMs };
  return {
    fixedPages: createLoadLimit(rendering),
    pages: createLoadLimit(rendering),
    // A programme asks for them, which has patience; one at a time leaves the rest of the machine to readers.
    pictures: createLoadLimit({ atOnce: 1, waiting: 20, waitMs: 5_000 }),
    // Callers of one function may wait for the worker, 20 of them for most of a minute: they must not fill all places.
    calls: createLoadLimit({ atOnce: Math.max(40, 4 * databasePool), waiting: 200, waitMs }),
    // As many as there are connections: then nobody waits for one inside the pool, whose patience is longer than a reader's.
    questions: createLoadLimit({ atOnce: databasePool, waiting: 10 * databasePool, waitMs }),
  };
}

/** Those who ask while an answer is being made get that answer. */
export function shareAnswer<T>(make: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () => {
    pending ??= make().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}
