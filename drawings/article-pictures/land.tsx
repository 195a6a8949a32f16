import { colour, mix } from '../colour.ts';
import { FieldWalls } from '../field-walls.tsx';
import { between, type MotifProps, randomInteger, ridge } from './motif.ts';

/** Colours of the hills by season: near, middle and front. */
export const SEASONS = [
  { near: mix('hill-near', 'accent', 18), middle: mix('hill-mid', 'accent', 16), front: mix('hill-front', 'hill-near', 25) },
  { near: colour('hill-near'), middle: colour('hill-mid'), front: colour('hill-front') },
  { near: mix('hill-near', 'hill-mid', 45), middle: mix('hill-mid', 'hill-far', 40), front: colour('hill-front') },
  {
    near: mix('hill-near', 'stone-trim', 52),
    middle: mix('hill-mid', 'stone-trim', 48),
    front: mix('hill-front', 'stone-trim', 26),
  },
  { near: mix('hill-far', 'cloud', 42), middle: mix('hill-far', 'cloud', 66), front: mix('hill-far', 'roof', 42) },
] as const;

type Season = (typeof SEASONS)[number];

type Props = Pick<MotifProps, 'random'> & { season: Season };

/** The far fells: stepped like Pen-y-ghent, flat-topped like Ingleborough, rolling, or a single ridge. */
function farFells(random: MotifProps['random']): string {
  const x = between(random(13), 90, 330);
  const top = between(random(14), 132, 172);
  const foot = between(random(12), 222, 250);
  const end = between(random(17), 170, 236);
  switch (randomInteger(random(15), 0, 3)) {
    case 0:
      return `M0 ${foot}C${x / 2} ${foot - 8} ${x - 80} ${top + 66} ${x - 56} ${top + 48}l16-20 20-4 14-20Q${x + 30} ${top - 8} ${x + 84} ${top + 12}C${x + 150} ${top + 40} ${x + 180} ${foot - 4} 642 ${end}V402H0Z`;
    case 1:
      return `M0 ${foot - 10}C${x * 0.6} ${foot - 10} ${x - 30} ${top + 54} ${x} ${top + 30}l18-20Q${x + 80} ${top - 2} ${x + 140} ${top + 12}l22 26C${x + 210} ${top + 70} ${x + 240} ${foot} 642 ${end}V402H0Z`;
    case 2:
      return ridge([
        [0, foot],
        [x, top + 40],
        [between(random(16), 400, 480), between(random(37), 186, 236)],
        [642, end],
      ]);
    default:
      return ridge([
        [0, top + 30],
        [between(random(16), 220, 320), foot],
        [642, top + 10],
      ]);
  }
}

const HOUSE = 'v-13l9-8 9 8V0z';

/** A village, lake, copse or field, left or right of the motif. */
function Feature({ random, season }: Props) {
  const x = random(33) > 0.5 ? between(random(32), 66, 128) : between(random(32), 520, 574);
  switch (randomInteger(random(34), 0, 3)) {
    case 0:
      return (
        <g transform={`translate(${x} 296)`}>
          <path
            d={`M-44 0${HOUSE}M-22 2${HOUSE}M28 1${HOUSE}M0 0v-30l7-5 7 5v30zM14 0v-16h16v16z`}
            fill={mix('stone', 'stone-shade', 50)}
          />
          <path d="M-46-13l11-10 11 10zM-24-11l11-10 11 10zM26-12l11-10 11 10zM12-16l5-7h13l2 7z" fill={colour('roof')} />
          <path d="M-36-5h4M-14-4h4M36-5h4M5-24h4" stroke={colour('window')} strokeWidth="5" />
        </g>
      );
    case 1:
      return (
        <g transform={`translate(${x} 290)`}>
          <ellipse rx="64" ry="10" fill={mix('hill-far', 'action', 18)} />
          <path d="M-40-2h34M-6 4h38" stroke={colour('cloud')} strokeWidth="2.5" strokeLinecap="round" />
        </g>
      );
    case 2:
      return (
        <g fill={mix('hill-front', 'hill-near', 35)} transform={`translate(${x} 294)`}>
          {[-34, -14, 4, 26].map((tree, index) => (
            <ellipse
              key={tree}
              cx={tree}
              cy={-10 - between(random(50 + index), 0, 8)}
              rx="13"
              ry={between(random(54 + index), 13, 20)}
            />
          ))}
          <path d="M-34 2v-12M-14 2v-14M4 2v-12M26 2v-12" stroke="currentColor" strokeWidth="3" />
        </g>
      );
    default:
      return (
        <path d={`M${x - 60} 300q14-30 34-34l46 4q-12 14-20 36zM${x + 30} 300q4-20 14-30l30-4q-4 20-2 36z`} fill={season.near} />
      );
  }
}

export function Land({ random, season }: Props) {
  const middle = ridge([
    [0, between(random(18), 246, 280)],
    [between(random(9), 170, 320), between(random(26), 226, 272)],
    [642, between(random(27), 218, 274)],
  ]);
  return (
    <>
      <path d={farFells(random)} fill={mix('hill-far', 'cloud', between(random(31), 0, 34))} />
      <path d={middle} fill={season.middle} />
      <FieldWalls
        d={`M${between(random(35), 180, 240)} 270q22 30 6 74M${between(random(38), 420, 490)} 262q-26 24-${between(random(39), 20, 50)} 66`}
      />
      <Feature random={random} season={season} />
    </>
  );
}
