/** A path with a row of vertical lines, for windows and columns. */
export const verticalLines = (row: { x: number; y: number; height: number; count: number; gap: number }) =>
  `M${row.x} ${row.y}v${row.height}${`m${row.gap}-${row.height}v${row.height}`.repeat(row.count - 1)}`;
