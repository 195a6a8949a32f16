/** Clouds to draw from a starting point, such as `M62 92${CLOUD}`. */
export const CLOUD = 'c-20 1-22-17-4-18c1-13 21-17 28-6c6-11 27-10 30 3c11-7 26 0 24 11c16-1 18 11 3 10z';
export const LARGE_CLOUD = 'c-26 1-28-21-6-22c1-17 27-22 36-8c8-14 34-13 38 3c14-8 33 0 30 14c22-1 26 14 5 13z';
