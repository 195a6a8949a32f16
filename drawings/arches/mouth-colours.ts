/* Colours inside a mouth, the same in both schemes: background, shade, neck of a tooth and highlight. */
export const DEPTH = '#4a1720';
export const SHADE = '#6b2b2b';
export const NECK = '#b98a55';
export const LIGHT = '#fff';
