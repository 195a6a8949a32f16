import { colour, mix } from '../colour.ts';
import { between, type MotifProps, whole } from './motif.ts';

const CLOUD = 'M-40 16c-20 1-22-17-4-18c1-13 21-17 28-6c6-11 27-10 30 3c11-7 26 0 24 11c16-1 18 11 3 10z';

/** Morning, noon, evening and a grey day. In the dark scheme they are four clear nights. */
const SKIES = [
  { top: colour('sky-top'), foot: colour('sky-bottom'), dusk: 0 },
  { top: mix('sky-top', 'action', 26), foot: mix('sky-top', 'cloud', 70), dusk: 0 },
  { top: mix('sky-top', 'hill-far', 45), foot: mix('sky-bottom', 'stone-shade', 40), dusk: 0.45 },
  { top: mix('hill-far', 'cloud', 20), foot: mix('sky-bottom', 'cloud', 40), dusk: 0 },
] as const;

/** The sun keeps to the right, where the light comes from. Clouds, birds, a shower or a rainbow are the day's own. */
export function Weather({ id, chance }: Pick<MotifProps, 'id' | 'chance'>) {
  const { dusk, foot, top } = SKIES[whole(chance(1), 0, 3)] ?? SKIES[0];
  const sun = { x: between(chance(2), 486, 590), y: between(chance(3), 132, 178), r: between(chance(4), 24, 38) };
  const clouds = whole(chance(5), 1, 3);
  const day = whole(chance(6), 0, 6);
  return (
    <>
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor={top} />
          <stop offset=".7" stopColor={foot} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset=".15" stopColor={colour('sun')} stopOpacity=".45" />
          <stop offset="1" stopColor={colour('sun')} stopOpacity="0" />
        </radialGradient>
        {dusk > 0 && (
          <linearGradient id={`${id}dusk`} x2="0" y2="1">
            <stop stopColor={colour('sun')} stopOpacity="0" />
            <stop offset="1" stopColor={colour('sun')} stopOpacity={dusk} />
          </linearGradient>
        )}
        <path id={`${id}cloud`} d={CLOUD} />
      </defs>
      <path d="M0 0h640v400H0z" fill={`url(#${id}sky)`} />
      <g className="night-only" fill={colour('sun')}>
        <path
          d={[0, 1, 2, 3, 4, 5, 6]
            .map((star) => `M${between(chance(20 + star), 20, 620)} ${between(chance(40 + star), 16, 170)}h.1`)
            .join('')}
          stroke={colour('sun')}
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <path d={`M${sun.x} ${sun.y - 28}a29 29 0 1 0 23 44a24 24 0 1 1-23-44z`} />
      </g>
      <g className="day-only">
        {dusk > 0 && <path d="M0 60h640v220H0z" fill={`url(#${id}dusk)`} />}
        <circle cx={sun.x} cy={sun.y} r={sun.r * 3} fill={`url(#${id}glow)`} />
        <circle cx={sun.x} cy={sun.y} r={sun.r} fill={colour('sun')} />
        {day === 0 && (
          <g fill="none" strokeWidth="9" opacity=".45">
            {(['accent', 'hill-mid', 'window'] as const).map((token, band) => (
              <path
                key={token}
                d={`M${-20 + band * 9} 330A${230 - band * 9} ${230 - band * 9} 0 0 1 ${440 - band * 9} 330`}
                stroke={colour(token)}
              />
            ))}
          </g>
        )}
        <g fill={colour('cloud')} opacity={day === 1 ? 0.9 : 0.8}>
          {[0, 1, 2].slice(0, clouds).map((cloud) => (
            <use
              key={cloud}
              href={`#${id}cloud`}
              transform={`translate(${between(chance(60 + cloud), 40, 200) + cloud * 150} ${between(chance(64 + cloud), 46, 140)})scale(${(0.7 + chance(68 + cloud) * 0.8).toFixed(2)})`}
            />
          ))}
        </g>
        {day === 1 && (
          <path
            d={[0, 1, 2, 3, 4, 5, 6, 7, 8]
              .map((drop) => `M${60 + drop * 34} ${between(chance(70 + drop), 120, 200)}l-9 30`)
              .join('')}
            stroke={colour('window')}
            strokeWidth="2"
            strokeLinecap="round"
            opacity=".6"
          />
        )}
        {day > 3 && (
          <path
            d={[0, 1, 2]
              .map((bird) => `M${between(chance(80 + bird), 120, 430)} ${between(chance(84 + bird), 60, 150)}q5-7 9 0q5-6 10 0`)
              .join('')}
            fill="none"
            stroke={colour('roof')}
            strokeWidth="2"
          />
        )}
      </g>
    </>
  );
}
