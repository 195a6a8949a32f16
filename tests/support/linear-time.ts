/** CPU time of one call in ms, which other processes do not affect. The clock may tick only every 10 ms, so `enough` decides how exact it is. */
export function milliseconds(work: () => unknown, enough = 0): number {
  const start = process.threadCpuUsage();
  for (let calls = 1; ; calls += 1) {
    work();
    const { system, user } = process.threadCpuUsage(start);
    const total = (user + system) / 1000;
    if (total >= enough) return total / calls;
  }
}

/**
 * Whether the time grows linearly with the length: four times the input may take eight times as long, while a quadratic pattern takes
 * sixteen times as long. Calls below `negligibleMs` pass.
 */
export function isLinear(read: (length: number) => unknown, length: number, negligibleMs: number): boolean {
  const isNegligible = () => {
    const start = performance.now();
    read(length);
    return performance.now() - start < negligibleMs;
  };
  const isProportional = () => milliseconds(() => read(length), 60) < 8 * milliseconds(() => read(length / 4), 60);
  // Each up to three times, because a compiler or a garbage collection can slow one call down. A quadratic pattern never passes.
  return [isNegligible, isProportional].some((passes) => passes() || passes() || passes());
}

/** Repeats the seed up to the given length. */
export const repeated = (seed: string, length: number) => seed.repeat(Math.ceil(length / seed.length)).slice(0, length);
