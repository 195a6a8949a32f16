import { seededRandom } from '../seeded-random.ts';

/* Colours inside a mouth, the same in both schemes: background, shade, neck of a tooth and highlight. */
export const DEPTH = '#4a1720';
export const SHADE = '#6b2b2b';
export const NECK = '#b98a55';
export const LIGHT = '#fff';

export type Mouth = ReturnType<typeof mouth>;

/** Skin with its shade, lines and blush, lips, dark and light, and gums. The same in both colour schemes, as in the portraits. */
const COMPLEXIONS = [
  ['#f9dac7', '#efc0a8', '#d59b84', '#ef8f85', '#da878a', '#b8626b', '#eeb0ae', '#eba3a0', '#d37d7e'],
  ['#f1caab', '#e0aa87', '#c18862', '#e67d72', '#cf7b75', '#aa5857', '#e5a196', '#e69792', '#cb716f'],
  ['#dcab82', '#c68d64', '#a26c47', '#d4674f', '#bd6b61', '#954845', '#d69082', '#dd8c86', '#be6866'],
  ['#bb845c', '#a06843', '#7e4c2d', '#bd5238', '#a35d52', '#7b3d39', '#bf7f70', '#cf7d76', '#ac5b58'],
  ['#956442', '#784b2e', '#57321c', '#aa4630', '#8a4c43', '#65312e', '#a96d62', '#c17067', '#9b4f4b'],
  ['#704a33', '#563524', '#3b2215', '#93402c', '#774139', '#532728', '#96605a', '#b0655c', '#8a4744'],
] as const;

const MARKS = ['plain', 'freckles', 'stubble', 'mole', 'lines'] as const;

/** The shape and colours of a mouth. Depends only on the seed, so that before and after show the same person. */
export function mouth(seed: number) {
  const random = seededRandom(`mouth${seed}`);
  const between = (salt: number, low: number, high: number) => Math.round(low + random(salt) * (high - low));
  const colours = COMPLEXIONS[Math.floor(random(32) * COMPLEXIONS.length)] ?? COMPLEXIONS[0];
  const [skin, shade, line, blush, lip, lipDark, lipLight, gum, gumDark] = colours;
  return {
    complexion: { skin, shade, line, blush, lip, lipDark, lipLight, gum, gumDark },
    // Half the opening's width, the height of its corners, and the thickness of the lips.
    half: between(2, 204, 226),
    corner: between(3, 100, 122),
    upper: between(4, 20, 46),
    lower: between(5, 32, 58),
    bow: between(6, 5, 17),
    // The height of the lower lip and the tilt of the smile in degrees.
    low: between(8, 223, 234),
    lean: between(9, -25, 25) / 10,
    mark: MARKS[Math.floor(random(197) * MARKS.length)] ?? 'plain',
  };
}

/** Gradients for `defs`: the shaded side of a turned tooth, with a hard edge, and the blush of the cheeks. */
export function MouthGradients({ id, mouth }: { id: string; mouth: Mouth }) {
  const { blush } = mouth.complexion;
  return (
    <>
      <linearGradient id={`${id}turned`}>
        <stop offset=".36" stopColor={SHADE} stopOpacity=".24" />
        <stop offset=".36" stopColor={SHADE} stopOpacity="0" />
      </linearGradient>
      <radialGradient id={`${id}blush`}>
        <stop stopColor={blush} stopOpacity=".34" />
        <stop offset="1" stopColor={blush} stopOpacity="0" />
      </radialGradient>
    </>
  );
}
