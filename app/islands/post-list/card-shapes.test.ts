import { expect, it } from 'vitest';
import { type CardShape, cardShapes } from './card-shapes.ts';

const columns: Record<CardShape, number> = { tall: 2, half: 3, wide: 4, full: 6 };

it.each(Array.from({ length: 13 }, (_, count) => count))('%i cards fill whole rows of six columns', (count) => {
  const shapes = cardShapes(count);
  expect(shapes).toHaveLength(count);
  let filled = 0;
  for (const shape of shapes) {
    filled += columns[shape];
    expect(filled).toBeLessThanOrEqual(6);
    if (filled === 6) filled = 0;
  }
  expect(filled).toBe(0);
});
