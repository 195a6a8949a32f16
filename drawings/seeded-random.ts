/** Pseudo-random numbers from 0 to 1. The same key and salt always give the same number. */
export function seededRandom(key: string): (salt: number) => number {
  return (salt) => {
    let value = 0x811c9dc5;
    for (const letter of `${salt}${key}`) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193);
    return ((value >>> 0) % 997) / 997;
  };
}
