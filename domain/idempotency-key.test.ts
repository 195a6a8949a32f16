import { describe, expect, it } from 'vitest';
import { isIdempotencyKey } from './idempotency-key.ts';

describe('isIdempotencyKey', () => {
  it('accepts keys from crypto.randomUUID', () => {
    for (let round = 0; round < 200; round += 1) expect(isIdempotencyKey(crypto.randomUUID())).toBe(true);
  });

  it('rejects everything else, including other formats that PostgreSQL accepts as a UUID', () => {
    const key = crypto.randomUUID();
    const others = [
      '',
      `${key} `,
      `${key}\n`,
      `{${key}}`,
      key.replaceAll('-', ''),
      key.toUpperCase().replace(/\d/g, 'A'),
      '00000000-0000-0000-0000-000000000000',
      "' or 1=1 --",
      [key],
      null,
      undefined,
      7,
    ];
    expect(others.filter(isIdempotencyKey)).toEqual([]);
  });
});
