/** What several rounds gave: the middle one, and how far apart they were. */
export type Spread = { median: number; least: number; most: number };

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return { median: (low + high) / 2, least: sorted[0] ?? Number.NaN, most: sorted.at(-1) ?? Number.NaN };
}

/** Round by round, so that a neighbour who makes the machine slow for a while disturbs both sides of a ratio. */
export function ratio(above: readonly number[], below: readonly number[]): Spread {
  return spread(above.map((value, round) => value / (below[round] ?? Number.NaN)));
}

/** A B C A B C ...: each candidate once a round, never all of one after all of another. */
export async function interleave<Name extends string, Sample>(
  rounds: number,
  candidates: Record<Name, () => Promise<Sample>>,
): Promise<Record<Name, Sample[]>> {
  const names = Object.keys(candidates) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as Sample[]])) as Record<Name, Sample[]>;
  for (let round = 0; round < rounds; round += 1) for (const name of names) samples[name].push(await candidates[name]());
  return samples;
}

const digits = (value: number) => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 1 ? 2 : 3);

/** 12,345 or 1.23: three digits that mean something, and no more. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return 'not measured';
  const places = digits(value);
  return value.toLocaleString('en-GB', { minimumFractionDigits: places, maximumFractionDigits: places });
}

export const withSpread = ({ least, median, most }: Spread) =>
  least === most ? figure(median) : `${figure(median)} (${figure(least)} to ${figure(most)})`;
