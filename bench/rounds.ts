/** The median of several rounds, and their range. */
export type Spread = { median: number; least: number; most: number };

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return { median: (low + high) / 2, least: sorted[0] ?? Number.NaN, most: sorted.at(-1) ?? Number.NaN };
}

/** Computed per round, so that a slow minute of the machine affects both sides. */
export function ratio(above: readonly number[], below: readonly number[]): Spread {
  return spread(above.map((value, round) => value / (below[round] ?? Number.NaN)));
}

/** Runs each candidate once per round: A B C A B C. */
export async function interleave<Name extends string, Sample>(
  rounds: number,
  candidates: Record<Name, () => Promise<Sample>>,
): Promise<Record<Name, Sample[]>> {
  const names = Object.keys(candidates) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as Sample[]])) as Record<Name, Sample[]>;
  for (let round = 0; round < rounds; round += 1) for (const name of names) samples[name].push(await candidates[name]());
  return samples;
}

/** Three significant digits: 12,300 or 1.23. */
const figure = (value: number): string =>
  Number.isFinite(value) ? value.toLocaleString('en-GB', { maximumSignificantDigits: 3 }) : 'not measured';

export const withSpread = ({ least, median, most }: Spread) =>
  least === most ? figure(median) : `${figure(median)} (${figure(least)} to ${figure(most)})`;
