import { colour, mix } from '../colour.ts';
import type { FaceFeatures } from './face-features.ts';

const SKIES = [colour('sky-top'), mix('sky-top', 'hill-mid', 30), mix('sky-bottom', 'sun', 12), mix('sky-top', 'hill-far', 45)];

const HILLS = [
  [
    'M0 160C50 136 120 146 232 176V260H0Z',
    'M0 206C60 186 150 204 232 180V260H0Z',
    'M20 201q14 20 8 59M0 226l26-6M206 186q-4 26-22 52',
  ],
  [
    'M0 180C70 176 150 132 232 146V260H0Z',
    'M0 192C80 180 150 190 232 208V260H0Z',
    'M36 188q2 24-14 52M0 220l30-6M200 201q14 20 10 50',
  ],
  [
    'M0 148C60 146 120 182 232 156V260H0Z',
    'M0 210C70 180 160 178 232 192V260H0Z',
    'M24 200q14 24 4 60M204 186q-14 28-6 60M204 220l28 4',
  ],
] as const;

/** The Dales behind a person, with one of several skies. */
export function Backdrop({ id, features }: { id: string; features: FaceFeatures }) {
  const [far, near, walls] = HILLS[Math.floor(features.random(90) * HILLS.length)] ?? HILLS[0];
  return (
    <>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop stopColor={SKIES[Math.floor(features.random(375) * SKIES.length)]} />
        <stop offset=".75" stopColor={colour('sky-bottom')} />
      </linearGradient>
      <path d="M0 0h232v260H0z" fill={`url(#${id}sky)`} />
      <path
        className="night-only"
        d="M28 44h.1M52 92h.1M22 120h.1M204 36h.1M186 76h.1M214 108h.1"
        stroke={colour('sun')}
        strokeWidth="2.2"
      />
      <path d={far} fill={colour('hill-far')} />
      <path d={near} fill={mix('hill-mid', 'cloud', 30)} />
      <path d={walls} stroke={colour('wall')} strokeWidth="1.8" />
    </>
  );
}
