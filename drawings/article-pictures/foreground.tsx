import { colour, mix } from '../colour.ts';
import { between, type MotifProps, randomInteger, ridge } from './motif.ts';

const TUFT = 'q-1-8-6-12m6 12v-15m0 15q1-8 7-11';

/** The ground in front: bare, with tufts, with flowers or with a dry-stone wall. */
export function Foreground({ random, ground, id }: Pick<MotifProps, 'id' | 'random'> & { ground: string }) {
  const [left, middle, right] = [between(random(37), 362, 384), between(random(39), 374, 388), between(random(47), 360, 382)];
  const crest = between(random(38), 200, 430);
  const kind = randomInteger(random(48), 0, 3);
  const spots = [0, 1, 2, 3, 4, 5, 6].map(
    (spot) => [between(random(150 + spot), 0, 90) + spot * 90, between(random(160 + spot), 374, 394)] as const,
  );
  return (
    <>
      <path
        d={ridge([
          [0, left],
          [crest, middle],
          [642, right],
        ])}
        fill={ground}
      />
      {kind === 1 && (
        <path
          d={spots.map(([x, y]) => `M${x} ${y}${TUFT}`).join('')}
          fill="none"
          stroke={mix('hill-front', 'hill-near', 60)}
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      )}
      {kind === 2 && (
        <path
          d={spots.map(([x, y]) => `M${x} ${y}h.1m14-7h.1`).join('')}
          stroke={colour('accent')}
          strokeWidth="6"
          strokeLinecap="round"
        />
      )}
      {kind === 3 && (
        <g stroke={colour('wall')}>
          <defs>
            <path id={`${id}wall`} d={`M-5 ${left + 2}Q${crest} ${middle + 8} 645 ${right + 2}`} fill="none" />
          </defs>
          <use href={`#${id}wall`} stroke={mix('wall', 'hill-front', 40)} strokeWidth="13" />
          <use href={`#${id}wall`} y="1" strokeWidth="4" strokeDasharray="11 1 8 1 14 1" opacity=".5" />
          <use href={`#${id}wall`} y="-6" strokeWidth="5" strokeDasharray="5 .8 7 .8 4 .8 6 .8" />
        </g>
      )}
    </>
  );
}
