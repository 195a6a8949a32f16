import { colour, mix } from '../colour.ts';

interface SlopeProps {
  id: string;
  token: 'hill-mid' | 'hill-near';
  /** The y range over which the slope fades into mist. */
  mist: { from: number; to: number };
  crest: string;
  sunnyFields: string;
  shadyFields: string;
  walls: string;
  wallWidth: number;
}

/** A hillside of walled fields. Crest and walls are drawn twice with an offset, for a lit upper edge. */
export function Slope({ id, token, mist, crest, sunnyFields, shadyFields, walls, wallWidth }: SlopeProps) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}f`} gradientUnits="userSpaceOnUse" y1={mist.from} x2="0" y2={mist.to}>
          <stop stopColor={colour(token)} />
          <stop offset="1" stopColor={mix(token, 'cloud', 32)} />
        </linearGradient>
        <path id={`${id}c`} d={crest} />
        <path id={`${id}w`} d={walls} fill="none" />
      </defs>
      <use href={`#${id}c`} fill={mix(token, 'stone', 50)} />
      <use href={`#${id}c`} y="2" fill={`url(#${id}f)`} />
      <path d={sunnyFields} fill={colour('stone')} opacity=".2" />
      <path d={shadyFields} fill={colour('hill-front')} opacity=".15" />
      <use href={`#${id}w`} stroke={mix('wall', 'hill-front', 50)} strokeWidth={wallWidth} />
      <use
        href={`#${id}w`}
        y={-wallWidth * 0.3}
        stroke={colour('wall')}
        strokeWidth={wallWidth * 0.6}
        strokeDasharray={`${wallWidth * 2} ${wallWidth * 0.4}`}
      />
    </>
  );
}
