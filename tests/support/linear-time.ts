/** CPU time of one call in ms, the fastest of three rounds. Other processes do not affect it. */
function milliseconds(work: () => unknown, calls: number): number {
  const rounds = [1, 2, 3].map(() => {
    const start = process.threadCpuUsage();
    for (let call = 0; call < calls; call += 1) work();
    const { system, user } = process.threadCpuUsage(start);
    return (user + system) / 1000 / calls;
  });
  return Math.min(...rounds);
}

/**
 * Whether the time grows linearly with the length: four times the input may take eight times as long, while a quadratic pattern takes
 * sixteen times as long. Calls below `negligibleMs` pass.
 */
export function isLinear(read: (length: number) => unknown, length: number, negligibleMs: number): boolean {
  const once = milliseconds(() => read(length), 1);
  if (once < negligibleMs) return true;
  // Enough calls to make the resolution of the clock irrelevant.
  const calls = Math.ceil(20 / once);
  // A virtual machine may count time it did not get. A quadratic pattern fails every time.
  return [1, 2, 3].some(() => milliseconds(() => read(length), calls) < 8 * milliseconds(() => read(length / 4), calls));
}

/** Repeats the seed up to the given length. */
export const repeated = (seed: string, length: number) => seed.repeat(Math.ceil(length / seed.length)).slice(0, length);
