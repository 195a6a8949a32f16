import { describe, expect, it } from 'vitest';
import { chargesYear, formatPounds, formatPrice, rowInForce } from './nhs-charges.ts';

const rows = [
  { effectiveFrom: '2025-04-01', band1: 27.4 },
  { effectiveFrom: '2026-04-01', band1: 27.9 },
  { effectiveFrom: '2024-04-01', band1: 26.8 },
];

describe('rowInForce', () => {
  it('switches to a new row on the day it takes effect', () => {
    expect(rowInForce(rows, '2026-03-31')?.band1).toBe(27.4);
    expect(rowInForce(rows, '2026-04-01')?.band1).toBe(27.9);
    expect(rowInForce(rows, '2026-04-02')?.band1).toBe(27.9);
  });

  it('does not depend on the order of the rows', () => {
    expect(rowInForce(rows.toReversed(), '2025-06-01')?.band1).toBe(27.4);
    expect(rowInForce(rows, '2024-06-01')?.band1).toBe(26.8);
  });

  it('returns the latest row however old it is', () => {
    expect(rowInForce(rows, '2040-01-01')?.band1).toBe(27.9);
  });

  it('finds no row before the first', () => {
    expect(rowInForce(rows, '2024-03-31')).toBeUndefined();
  });
});

describe('chargesYear', () => {
  it('changes on 1 April', () => {
    expect(chargesYear('2026-03-31')).toBe('2025/26');
    expect(chargesYear('2026-04-01')).toBe('2026/27');
    expect(chargesYear('2099-12-31')).toBe('2099/00');
  });
});

describe('formatPounds', () => {
  it('always shows pence with two digits', () => {
    expect(formatPounds(27.4)).toBe('£27.40');
    expect(formatPounds(306.8)).toBe('£306.80');
    expect(formatPounds(75)).toBe('£75.00');
    expect(formatPounds(1234.5)).toBe('£1,234.50');
  });
});

describe('formatPrice', () => {
  it('shows the amount and its unit', () => {
    expect(formatPrice({ from: 2500, per: 'tooth' })).toBe('From £2,500 per tooth');
    expect(formatPrice({ from: 200 })).toBe('From £200');
    expect(formatPrice({ from: 15000, per: undefined })).toBe('From £15,000');
  });

  it('shows pence only when the amount is not a whole number of pounds', () => {
    expect(formatPrice({ from: 49.5, per: 'visit' })).toBe('From £49.50 per visit');
  });

  it('shows the text when there is no amount', () => {
    expect(formatPrice({ words: 'Consultation required' })).toBe('Consultation required');
  });
});
