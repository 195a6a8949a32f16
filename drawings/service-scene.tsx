import { type ReactNode, useId } from 'react';
import type { SiteContent } from '../content-model/schema/site.ts';
import { colour, mix } from './colour.ts';
import { Hawthorn } from './dales/hawthorn.tsx';
import { Flock, Sheep } from './flock.tsx';
import { Molar } from './molar.tsx';
import { seededRandom } from './seeded-random.ts';
import { FarHills, NearHill } from './service-scenes/hills.tsx';
import { LANDMARKS } from './service-scenes/landmarks.tsx';

interface ServiceSceneProps {
  icon: SiteContent['services'][number]['icon'];
  /** The icon's paths on a 24 by 24 grid, drawn if there is no landmark for it. */
  children?: ReactNode;
}

/** A service as a landmark in the Dales. */
export function ServiceScene({ icon, children }: ServiceSceneProps) {
  const id = useId();
  const Landmark = LANDMARKS[icon];
  const random = seededRandom(icon);
  const between = (salt: number, low: number, high: number) => Math.round(low + random(salt) * (high - low));
  return (
    <svg viewBox="0 0 400 170" aria-hidden="true" color={mix('roof-shade', 'black', 45)}>
      <defs>
        <Flock id={id} poses={['stand', 'graze']} />
        <Hawthorn id={`${id}tree`} />
        <Molar id={`${id}molar`} />
      </defs>
      <FarHills />
      {Landmark ? (
        <Landmark molar={`${id}molar`} />
      ) : (
        <g
          transform="translate(210 36)scale(4.5)"
          fill="none"
          stroke={colour('action')}
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {children}
        </g>
      )}
      <NearHill />
      <use
        href={`#${id}tree`}
        transform={`translate(${between(1, 34, 104)} ${between(2, 143, 150)})scale(${random(3) < 0.5 ? '-.8 .8' : '.65'})`}
      />
      {[0, 1, 2].slice(Math.floor(random(4) * 3)).map((index) => (
        <Sheep
          key={index}
          flock={id}
          pose={index === 1 ? 'stand' : 'graze'}
          x={between(5, 96, 130) + index * between(6, 28, 36)}
          y={156 + index * 3}
          size={index === 1 ? 0.7 : 1}
          facing={random(7 + index) < 0.5 ? 'left' : 'right'}
        />
      ))}
    </svg>
  );
}
