/** A row of upright strokes: thick with round caps they are lancets, thin they are columns. */
export const uprights = (row: { x: number; y: number; height: number; count: number; gap: number }) =>
  `M${row.x} ${row.y}v${row.height}${`m${row.gap}-${row.height}v${row.height}`.repeat(row.count - 1)}`;
