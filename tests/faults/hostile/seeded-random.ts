import { nastyStrings } from './property-runs.ts';

/** A random generator that gives the same sequence for the same seed. */
export type SeededRandom = ReturnType<typeof createSeededRandom>;

export function createSeededRandom(seed: number) {
  let state = seed >>> 0;
  /** Mulberry32. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  const several = <T>(most: number, make: () => T): T[] => Array.from({ length: below(most + 1) }, make);
  const letters = (length: number) => Array.from({ length }, () => String.fromCodePoint(0x20 + below(0x5f))).join('');

  return {
    below,
    pick,
    several,
    chance: (share: number) => next() < share,
    /** Printable ASCII mixed with nasty strings and random code points. */
    text: (most = 40): string =>
      several(6, () => {
        const kind = below(4);
        if (kind === 0) return pick(nastyStrings);
        if (kind === 1) return String.fromCodePoint(below(0x11_0000));
        return letters(below(most));
      }).join(''),
    /** Flips one random bit. */
    flipBit: (text: string): string => {
      const bytes = Buffer.from(text, 'latin1');
      const at = below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8));
      return bytes.toString('latin1');
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`,
  };

  function hex(length: number): string {
    return Array.from({ length }, () => below(16).toString(16)).join('');
  }
}
