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

/** The space between each tooth and the next; below 0 they overlap. */
function gaps(teeth: readonly Tooth[]): number[] {
  const row = fromLeft(teeth);
  return row.slice(1).map((tooth, index) => {
    const before = row[index] ?? tooth;
    return tooth.x - tooth.width / 2 - (before.x + before.width / 2);
  });
}

/** How far the front teeth of the upper jaw reach over those of the lower. */
function overlapInFront(teeth: ArchDrawing): number {
  const upperEdge = Math.max(...upperTeeth(teeth).map(({ y, height }) => y + height));
  const lowerEdge = Math.max(...lowerTeeth(teeth).map(({ y, height }) => y - height));
  return upperEdge - lowerEdge;
}

describe('upper teeth', () => {
  it('are ten, in the order in which they grow', () => {
    expect(fromLeft(upperTeeth(STRAIGHT)).map(({ kind }) => kind)).toEqual([
      ...['premolar', 'premolar', 'canine', 'lateral', 'central'],
      ...['central', 'lateral', 'canine', 'premolar', 'premolar'],
    ]);
  });

  it('touch each other and stand upright once they are straight', () => {
    for (const gap of gaps(upperTeeth(STRAIGHT))) expect(Math.abs(gap)).toBeLessThan(0.5);
    for (const { tilt, turned } of upperTeeth(STRAIGHT)) expect([tilt, turned].map(Math.abs)).toEqual([0, 0]);
  });

  it('overlap when they are crowded', () => {
    const overlapping = gaps(upperTeeth({ ...STRAIGHT, crowding: 0.9 })).filter((gap) => gap < -3);
    expect(overlapping.length).toBeGreaterThanOrEqual(4);
  });

  it('part in the middle first, and everywhere when there is more room', () => {
    const some = gaps(upperTeeth({ ...STRAIGHT, spacing: 0.5 }));
    expect(some[4]).toBeGreaterThan(20);
    expect(some.filter((gap) => gap > 1)).toHaveLength(1);
    expect(gaps(upperTeeth({ ...STRAIGHT, spacing: 1 })).filter((gap) => gap > 8)).toHaveLength(9);
  });

  it('stand to the side to which their middle has shifted', () => {
    const middle = (teeth: readonly Tooth[]) => teeth.reduce((sum, { x }) => sum + x, 0) / teeth.length;
    expect(middle(upperTeeth({ ...STRAIGHT, midlineShift: 0.9 }))).toBeGreaterThan(20);
    expect(middle(upperTeeth({ ...STRAIGHT, midlineShift: -0.9 }))).toBeLessThan(-20);
  });

  it('are turned where the content says so', () => {
    const turned = fromLeft(upperTeeth({ ...STRAIGHT, rotated: [3, 4] })).map((tooth) => tooth.turned > 0);
    expect(turned).toEqual([false, false, false, true, true, false, false, false, false, false]);
  });
});

describe('a bite', () => {
  it('shows the lower teeth when it is as it should be', () => {
    expect(overlapInFront(STRAIGHT)).toBeGreaterThan(5);
    expect(overlapInFront(STRAIGHT)).toBeLessThan(24);
  });

  it('leaves a space between the rows when it is open', () => {
    expect(overlapInFront({ ...STRAIGHT, overbite: 0 })).toBeLessThan(-10);
  });

  it('hides the lower teeth in front when it is deep', () => {
    expect(overlapInFront({ ...STRAIGHT, overbite: 1 })).toBeGreaterThan(48);
  });
});
