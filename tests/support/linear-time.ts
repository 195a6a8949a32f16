/** Processor time of one call, in ms, the fastest of three rounds. Other processes on a busy machine do not count. */
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
 * Whether the time grows with the length and not with its square: four times the input may take eight times as long, where a
 * quadratic pattern takes sixteen. A call below `worthMs` costs nobody anything.
 */
export function isLinear(read: (length: number) => unknown, length: number, worthMs: number): boolean {
  const once = milliseconds(() => read(length), 1);
  if (once < worthMs) return true;
  // So many calls that the steps of the clock do not matter.
  const calls = Math.ceil(20 / once);
  const whole = calls === 1 ? once : milliseconds(() => read(length), calls);
  return whole < 8 * milliseconds(() => read(length / 4), calls);
}

/** The seed again and again, until the text is long enough. */
export const repeated = (seed: string, length: number) => seed.repeat(Math.ceil(length / seed.length)).slice(0, length);
