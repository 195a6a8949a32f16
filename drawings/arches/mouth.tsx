import { seededRandom } from '../seeded-random.ts';

/* Colours inside a mouth, the same in both schemes: background, shade, neck of a tooth and highlight. */
export const DEPTH = '#4a1720';
export const SHADE = '#6b2b2b';
export const NECK = '#b98a55';
export const LIGHT = '#fff';

export type Mouth = ReturnType<typeof mouth>;

/* The same in both colour schemes, as in the portraits. */
const COMPLEXIONS = [
  {
    skin: '#f9dac7',
    shade: '#efc0a8',
    line: '#d59b84',
    blush: '#ef8f85',
    lip: '#da878a',
    lipDark: '#b8626b',
    lipLight: '#eeb0ae',
    gum: '#eba3a0',
    gumDark: '#d37d7e',
  },
  {
    skin: '#f1caab',
    shade: '#e0aa87',
    line: '#c18862',
    blush: '#e67d72',
    lip: '#cf7b75',
    lipDark: '#aa5857',
    lipLight: '#e5a196',
    gum: '#e69792',
    gumDark: '#cb716f',
  },
  {
    skin: '#dcab82',
    shade: '#c68d64',
    line: '#a26c47',
    blush: '#d4674f',
    lip: '#bd6b61',
    lipDark: '#954845',
    lipLight: '#d69082',
    gum: '#dd8c86',
    gumDark: '#be6866',
  },
  {
    skin: '#bb845c',
    shade: '#a06843',
    line: '#7e4c2d',
    blush: '#bd5238',
    lip: '#a35d52',
    lipDark: '#7b3d39',
    lipLight: '#bf7f70',
    gum: '#cf7d76',
    gumDark: '#ac5b58',
  },
  {
    skin: '#956442',
    shade: '#784b2e',
    line: '#57321c',
    blush: '#aa4630',
    lip: '#8a4c43',
    lipDark: '#65312e',
    lipLight: '#a96d62',
    gum: '#c17067',
    gumDark: '#9b4f4b',
  },
  {
    skin: '#704a33',
    shade: '#563524',
    line: '#3b2215',
    blush: '#93402c',
    lip: '#774139',
    lipDark: '#532728',
    lipLight: '#96605a',
    gum: '#b0655c',
    gumDark: '#8a4744',
  },
] as const;

const MARKS = ['plain', 'freckles', 'stubble', 'mole', 'lines'] as const;

/** The shape and colours of a mouth. Depends only on the seed, so that before and after show the same person. */
export function mouth(seed: number) {
  const random = seededRandom(`mouth${seed}`);
  const between = (salt: number, low: number, high: number) => Math.round(low + random(salt) * (high - low));
  return {
    complexion: COMPLEXIONS[Math.floor(random(32) * COMPLEXIONS.length)] ?? COMPLEXIONS[0],
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
