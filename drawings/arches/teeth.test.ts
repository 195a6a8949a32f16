import { describe, expect, it } from 'vitest';
import { type ArchDrawing, type Tooth, upperTeeth } from './teeth.ts';

const STRAIGHT: ArchDrawing = {
  seed: 7,
  crowding: 0,
  spacing: 0,
  overbite: 0.3,
  midlineShift: 0,
  rotated: [],
  shade: 0.2,
};

const fromLeft = (teeth: readonly Tooth[]) => teeth.toSorted((one, other) => one.x - other.x);

/** The gaps between neighbouring teeth. Negative if they overlap. */
function gaps(teeth: readonly Tooth[]): number[] {
  const row = fromLeft(teeth);
  return row.slice(1).map((tooth, index) => {
    const before = row[index] ?? tooth;
    return tooth.x - tooth.width / 2 - (before.x + before.width / 2);
  });
}

describe('upperTeeth', () => {
  it('returns ten teeth in anatomical order', () => {
    expect(fromLeft(upperTeeth(STRAIGHT)).map(({ kind }) => kind)).toEqual([
      ...['premolar', 'premolar', 'canine', 'lateral', 'central'],
      ...['central', 'lateral', 'canine', 'premolar', 'premolar'],
    ]);
  });

  it('makes straight teeth touch and stand upright', () => {
    for (const gap of gaps(upperTeeth(STRAIGHT))) expect(Math.abs(gap)).toBeLessThan(0.5);
    for (const { tilt, turned } of upperTeeth(STRAIGHT)) expect([tilt, turned].map(Math.abs)).toEqual([0, 0]);
  });

  it('makes crowded teeth overlap', () => {
    const overlapping = gaps(upperTeeth({ ...STRAIGHT, crowding: 0.9 })).filter((gap) => gap < -3);
    expect(overlapping.length).toBeGreaterThanOrEqual(4);
  });

  it('opens gaps in the middle first, then everywhere', () => {
    const some = gaps(upperTeeth({ ...STRAIGHT, spacing: 0.5 }));
    expect(some[4]).toBeGreaterThan(20);
    expect(some.filter((gap) => gap > 1)).toHaveLength(1);
    expect(gaps(upperTeeth({ ...STRAIGHT, spacing: 1 })).filter((gap) => gap > 8)).toHaveLength(9);
  });
});
