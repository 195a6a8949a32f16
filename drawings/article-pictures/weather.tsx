import { CLOUD } from '../clouds.ts';
import { colour, mix } from '../colour.ts';
import { Stars } from '../stars.tsx';
import { between, type MotifProps, randomInteger } from './motif.ts';

/** Dawn, noon, evening, overcast and clear: the tints over the sky at the top and bottom, and the sun. Not used at night. */
const HOURS = [
  { top: ['hill-far', 0.5], foot: ['sun', 0.36], sun: { low: 196, high: 178, r: 46 } },
  { top: ['action', 0.34], foot: ['sky-top', 1], sun: { low: 96, high: 64, r: 27 } },
  { top: ['action', 0.42], foot: ['sun', 0.72], sun: { low: 212, high: 192, r: 62 } },
  { top: ['roof', 0.5], foot: ['hill-far', 0.6], sun: undefined },
  { top: ['sky-top', 0], foot: ['sky-top', 0], sun: { low: 160, high: 128, r: 34 } },
] as const;

/** Crescent, half and full moon. */
const MOONS = ['M0-28a29 29 0 1 0 23 44a24 24 0 1 1-23-44z', 'M6-27a27 27 0 1 0 0 54q12-27 0-54z', 'M0-26a26 26 0 1 0 .1 0z'];

type Sky = Pick<MotifProps, 'id' | 'random'>;

function Night({ random }: Sky) {
  const moon = `${between(random(2), 430, 590)} ${between(random(3), 60, 150)}`;
  const stars = Array.from(
    { length: randomInteger(random(19), 7, 12) },
    (_, star) => `M${between(random(20 + star), 16, 624)} ${between(random(40 + star), 12, 180)}h.1`,
  );
  return (
    <g className="night-only" fill={colour('sun')}>
      <Stars d={stars.join('')} />
      <path d={MOONS[randomInteger(random(8), 0, 2)]} transform={`translate(${moon})`} />
    </g>
  );
}

function Balloon({ random }: Pick<Sky, 'random'>) {
  return (
    <g transform={`translate(${between(random(80), 90, 220)} ${between(random(84), 70, 130)})`}>
      <path d="M-5 38h10l-2 10h-6zM-7 30-4 38M7 30 4 38" stroke={colour('roof-shade')} fill={colour('roof-shade')} />
      <path d="M0-30c40 0 40 38 8 60h-16c-32-22-32-60 8-60z" fill={colour('action')} />
      <path d="M0-30c18 0 17 38 4 60h-8c-13-22-14-60 4-60z" fill={colour('accent')} />
    </g>
  );
}

/** Clouds, and a rainbow, shower, balloon or birds. */
function Air({ random, id, wet }: Sky & { wet: boolean }) {
  const day = randomInteger(random(6), 0, 6);
  const clouds = wet ? 3 : randomInteger(random(5), 0, 3);
  return (
    <>
      {day === 0 && (
        <g fill="none" strokeWidth="9" opacity=".5">
          {(['accent', 'hill-mid', 'window'] as const).map((token, band) => (
            <path
              key={token}
              d={`M${-20 + band * 9} 330A${230 - band * 9} ${230 - band * 9} 0 0 1 ${440 - band * 9} 330`}
              stroke={colour(token)}
            />
          ))}
        </g>
      )}
      <g fill={wet ? mix('hill-far', 'cloud', 72) : colour('cloud')} opacity=".85">
        {[0, 1, 2].slice(0, clouds).map((cloud) => (
          <use
            key={cloud}
            href={`#${id}cloud`}
            transform={`translate(${between(random(60 + cloud), 40, 200) + cloud * 170} ${between(random(64 + cloud), 40, 130)})scale(${(0.6 + random(68 + cloud) * (wet ? 1.6 : 0.9)).toFixed(2)})`}
          />
        ))}
      </g>
      {wet && day < 5 && (
        <path
          d={Array.from({ length: 14 }, (_, drop) => `M${40 + drop * 42} ${between(random(70 + drop), 110, 220)}l-10 34`).join(
            '',
          )}
          stroke={colour('window')}
          strokeWidth="2.4"
          strokeLinecap="round"
          opacity=".6"
        />
      )}
      {!wet && day === 3 && <Balloon random={random} />}
      {day > 3 && (
        <path
          d={[0, 1, 2, 3]
            .slice(0, randomInteger(random(79), 2, 4))
            .map((bird) => `M${between(random(80 + bird), 90, 430)} ${between(random(84 + bird), 50, 150)}q5-7 9 0q5-6 10 0`)
            .join('')}
          fill="none"
          stroke={colour('roof')}
          strokeWidth="2"
        />
      )}
    </>
  );
}

/** The sky. The sun is always on the right, where the light comes from. */
export function Weather({ id, random }: Sky) {
  const { foot, sun, top } = HOURS[randomInteger(random(1), 0, HOURS.length - 1)] ?? HOURS[4];
  const at = sun && { cx: between(random(2), 440, 590), cy: between(random(3), sun.high, sun.low) };
  return (
    <>
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor={colour('sky-top')} />
          <stop offset=".7" stopColor={colour('sky-bottom')} />
        </linearGradient>
        <linearGradient id={`${id}hour`} x2="0" y2="1">
          <stop stopColor={colour(top[0])} stopOpacity={top[1]} />
          <stop offset=".62" stopColor={colour(foot[0])} stopOpacity={foot[1]} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset=".15" stopColor={colour('sun')} stopOpacity=".5" />
          <stop offset="1" stopColor={colour('sun')} stopOpacity="0" />
        </radialGradient>
        <path id={`${id}cloud`} d={`M-40 16${CLOUD}`} />
      </defs>
      <path d="M0 0h640v400H0z" fill={`url(#${id}sky)`} />
      <Night id={id} random={random} />
      <g className="day-only">
        <path d="M0 0h640v400H0z" fill={`url(#${id}hour)`} />
        {sun && (
          <>
            <circle {...at} r={sun.r * 3} fill={`url(#${id}glow)`} />
            <circle {...at} r={sun.r} fill={colour('sun')} />
          </>
        )}
        <Air id={id} random={random} wet={!sun} />
      </g>
    </>
  );
}
