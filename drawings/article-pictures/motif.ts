/** What a motif is told: where it stands, and the numbers that make it this one and no other. */
export interface MotifProps {
  id: string;
  x: number;
  y: number;
  chance: (salt: number) => number;
}

/** A whole number from `least` to `most`, both among them. */
export const whole = (chance: number, least: number, most: number) => least + Math.floor(chance * (most - least + 1));

export const between = (chance: number, from: number, to: number) => Math.round(from + chance * (to - from));
