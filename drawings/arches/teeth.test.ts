import { describe, expect, it } from 'vitest';
import { type ArchDrawing, lowerTeeth, type Tooth, upperTeeth } from './teeth.ts';

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

/** The overlap of the upper over the lower front teeth. */
function overlapInFront(teeth: ArchDrawing): number {
  const upperEdge = Math.max(...upperTeeth(teeth).map(({ y, height }) => y + height));
  const lowerEdge = Math.max(...lowerTeeth(teeth).map(({ y, height }) => y - height));
  return upperEdge - lowerEdge;
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

  it('moves teeth with the midline shift', () => {
    const middle = (teeth: readonly Tooth[]) => teeth.reduce((sum, { x }) => sum + x, 0) / teeth.length;
    expect(middle(upperTeeth({ ...STRAIGHT, midlineShift: 0.9 }))).toBeGreaterThan(20);
    expect(middle(upperTeeth({ ...STRAIGHT, midlineShift: -0.9 }))).toBeLessThan(-20);
  });

  it('turns the listed teeth', () => {
    const turned = fromLeft(upperTeeth({ ...STRAIGHT, rotated: [3, 4] })).map((tooth) => tooth.turned > 0);
    expect(turned).toEqual([false, false, false, true, true, false, false, false, false, false]);
  });
});

describe('overbite', () => {
  it('shows the lower teeth in a normal bite', () => {
    expect(overlapInFront(STRAIGHT)).toBeGreaterThan(5);
    expect(overlapInFront(STRAIGHT)).toBeLessThan(24);
  });

  it('leaves a gap between the rows in an open bite', () => {
    expect(overlapInFront({ ...STRAIGHT, overbite: 0 })).toBeLessThan(-10);
  });

  it('hides the lower front teeth in a deep bite', () => {
    expect(overlapInFront({ ...STRAIGHT, overbite: 1 })).toBeGreaterThan(48);
  });
});
