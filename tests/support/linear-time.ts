/** CPU time of one call in ms, the fastest of the rounds. Other processes do not affect it. */
export function milliseconds(work: () => unknown, calls: number, rounds: number): number {
  const times = Array.from({ length: rounds }, () => {
    const start = process.threadCpuUsage();
    for (let call = 0; call < calls; call += 1) work();
    const { system, user } = process.threadCpuUsage(start);
    return (user + system) / 1000 / calls;
  });
  return Math.min(...times);
}

/**
 * Whether the time grows linearly with the length: four times the input may take eight times as long, while a quadratic pattern takes
 * sixteen times as long. Calls below `negligibleMs` pass.
 */
export function isLinear(read: (length: number) => unknown, length: number, negligibleMs: number): boolean {
  if (milliseconds(() => read(length), 1, 3) < negligibleMs) return true;
  // Measured again, for longer, if it seems slow: a busy machine slows one of the two down. A quadratic pattern never passes.
  const passes = (calls: number) =>
    milliseconds(() => read(length), calls, 3) < 8 * milliseconds(() => read(length / 4), 4 * calls, 3);
  return [1, 4, 16].some(passes);
}

/** Repeats the seed up to the given length. */
export const repeated = (seed: string, length: number) => seed.repeat(Math.ceil(length / seed.length)).slice(0, length);
