import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, runs } from '../tests/support/property-runs.ts';
import { milesBetween, nearestFirst } from './nearest-first.ts';
import { exemptCircumstances, nhsBand, nhsCircumstances, nhsNeeds, nhsQuestion } from './nhs-band.ts';
import { chargesOn, formatPounds, formatPrice } from './nhs-charges.ts';

describe('the NHS band', () => {
  it('is exempt, part or pay according to the circumstances, with the band of the treatment', () => {
    fc.assert(
      fc.property(fc.constantFrom(...nhsNeeds), fc.constantFrom(...nhsCircumstances), (need, who) => {
        const answer = nhsBand(need, who);
        const fullPrice = nhsBand(need, 'none');
        if (fullPrice.kind !== 'pay') expect(answer).toEqual(fullPrice);
        else {
          const exempt = exemptCircumstances.some((name) => name === who);
          expect(answer.kind).toBe(exempt ? 'exempt' : who === 'hc3' ? 'part' : 'pay');
          expect(answer).toMatchObject({ band: fullPrice.band });
        }
      }),
      runs(200),
    );
  });

  it('reads only known options from the query string', () => {
    const value = fc.oneof(anyText, fc.constantFrom<string>(...nhsNeeds, ...nhsCircumstances));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.oneof(fc.constantFrom('need', 'who', 'ask'), anyText), value)), (pairs) => {
        const { need, who } = nhsQuestion(new URLSearchParams(pairs));
        expect(need === undefined || nhsNeeds.includes(need)).toBe(true);
        expect(who === undefined || nhsCircumstances.includes(who)).toBe(true);
      }),
      runs(500),
    );
  });
});

describe('NHS charges', () => {
  it('come from the latest row in force', () => {
    const date = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.uniqueArray(date, { minLength: 1, maxLength: 6 }), date, (starts, today) => {
        const rows = starts.map((effectiveFrom) => ({ effectiveFrom }));
        const due = starts.filter((start) => start <= today).toSorted();
        if (due.length === 0) expect(() => chargesOn(rows, today)).toThrow('No NHS charges');
        else expect(chargesOn(rows, today).effectiveFrom).toBe(due.at(-1));
      }),
      runs(300),
    );
  });

  it('are formatted in pounds, exact to the penny', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (pennies) => {
        const written = formatPounds(pennies / 100);
        expect(written).toMatch(/^£[\d,]+\.\d{2}$/);
        expect(Math.round(Number(written.replace(/[£,]/g, '')) * 100)).toBe(pennies);
        expect(formatPrice({ from: pennies / 100 })).toMatch(/^From £[\d,]+(\.\d{2})?$/);
      }),
      runs(300),
    );
  });
});

describe('the nearest practice', () => {
  const position = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const halfCircumference = 3958.8 * Math.PI;

  it('is at the same distance in both directions, at most half the circumference', () => {
    fc.assert(
      fc.property(position, position, (one, other) => {
        const miles = milesBetween(one, other);
        expect(miles).toBeGreaterThanOrEqual(0);
        expect(miles).toBeLessThanOrEqual(halfCircumference + 1e-6);
        expect(milesBetween(other, one)).toBeCloseTo(miles, 6);
        expect(milesBetween(one, one)).toBe(0);
      }),
      runs(500),
    );
  });

  it('comes first, and every practice is listed', () => {
    fc.assert(
      fc.property(fc.array(position, { maxLength: 8 }), position, (positions, from) => {
        const places = positions.map((geo, id) => ({ id, geo }));
        const sorted = nearestFirst(places, from);
        expect(sorted.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(places.map(({ id }) => id));
        for (const [index, place] of sorted.entries()) {
          const next = sorted[index + 1];
          if (next) expect(place.miles <= next.miles).toBe(true);
          if (next && place.miles === next.miles) expect(place.id).toBeLessThan(next.id);
        }
      }),
      runs(300),
    );
  });
});
