import { describe, expect, it } from 'vitest';
import { milesBetween, nearestFirst } from './nearest-first.ts';

const bradford = { name: 'Bradford', geo: { latitude: 53.7938, longitude: -1.7524 } };
const ripon = { name: 'Ripon', geo: { latitude: 54.1381, longitude: -1.5237 } };
const leeds = { name: 'Leeds', geo: { latitude: 53.7997, longitude: -1.5492 } };
const practices = [bradford, ripon, leeds];

const order = (latitude: number, longitude: number) => nearestFirst(practices, { latitude, longitude }).map(({ name }) => name);

describe('milesBetween', () => {
  it('matches map distances within half a mile', () => {
    expect(milesBetween(bradford.geo, leeds.geo)).toBeCloseTo(8.3, 0);
    expect(milesBetween(leeds.geo, ripon.geo)).toBeCloseTo(23.4, 0);
    const london = { latitude: 51.5074, longitude: -0.1278 };
    const edinburgh = { latitude: 55.9533, longitude: -3.1883 };
    expect(milesBetween(london, edinburgh)).toBeGreaterThan(330);
    expect(milesBetween(london, edinburgh)).toBeLessThan(334);
  });
});

describe('nearestFirst', () => {
  it('lists the practice in the same town first', () => {
    expect(order(53.795, -1.76)).toEqual(['Bradford', 'Leeds', 'Ripon']);
    expect(order(53.801, -1.548)).toEqual(['Leeds', 'Bradford', 'Ripon']);
    expect(order(54.136, -1.524)).toEqual(['Ripon', 'Leeds', 'Bradford']);
  });

  it('adds the distance and does not change the input', () => {
    const sorted = nearestFirst(practices, leeds.geo);
    expect(sorted[0]).toMatchObject({ name: 'Leeds', miles: 0 });
    expect(sorted[2]?.miles).toBeGreaterThan(20);
    expect(practices.map(({ name }) => name)).toEqual(['Bradford', 'Ripon', 'Leeds']);
  });
});
