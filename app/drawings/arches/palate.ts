/* Fixed colours inside a mouth: its depth, what lies in shade there, and the light on a wet tooth. */
export const DEPTH = '#4a1720';
export const SHADE = '#6b2b2b';
export const LIGHT = '#fff';
