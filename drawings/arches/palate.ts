/* Fixed colours inside a mouth: its depth, what lies in shade there, the neck of a tooth and the light on a wet one. */
export const DEPTH = '#4a1720';
export const SHADE = '#6b2b2b';
export const NECK = '#b98a55';
export const LIGHT = '#fff';
