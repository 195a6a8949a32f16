/** A card spans two, three, four or six of six columns. */
export type CardShape = 'tall' | 'half' | 'wide' | 'full';

const rows: readonly (readonly CardShape[])[] = [
  ['tall', 'wide'],
  ['tall', 'tall', 'tall'],
  ['wide', 'tall'],
  ['half', 'half'],
];

/** Shapes for `count` cards in alternating row layouts that always fill the last row. */
export function cardShapes(count: number): CardShape[] {
  const shapes: CardShape[] = [];
  for (let row = 0; shapes.length < count; row++) {
    const left = count - shapes.length;
    const next = rows[row % rows.length] ?? [];
    if (left === 1) shapes.push('full');
    else if (left < next.length) shapes.push('half', 'half');
    else shapes.push(...next);
  }
  return shapes;
}
