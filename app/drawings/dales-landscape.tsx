import { useId } from 'react';
import { colour, mix } from './colour.ts';
import { FarTowns } from './dales/far-towns.tsx';
import { Fells } from './dales/fells.tsx';
import { FieldBarn } from './dales/field-barn.tsx';
import { Hawthorn } from './dales/hawthorn.tsx';
import { MiddlePastures, NearPastures } from './dales/pastures.tsx';
import { DalesSky } from './dales/sky.tsx';
import { Flock, Sheep } from './flock.tsx';

/** The hero's whole view. Bottom and centre survive every crop; the upper left stays empty for the headline. */
export function DalesLandscape() {
  const id = useId();
  return (
    <svg viewBox="0 0 1440 620" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <defs>
        <Flock id={id} />
        <FieldBarn id={`${id}barn`} />
        <Hawthorn id={`${id}tree`} />
      </defs>
      <DalesSky id={id} />
      <Fells id={id} />
      <FarTowns />
      <MiddlePastures id={id} />
      <use href={`#${id}barn`} transform="translate(1180 412)scale(.55)" />
      <use href={`#${id}tree`} transform="translate(1214 408)scale(.5)" />
      <use href={`#${id}barn`} transform="translate(440 482)scale(.4)" />
      <NearPastures id={id} />
      <use href={`#${id}tree`} transform="translate(1010 478)scale(.9)" />
      <use href={`#${id}barn`} transform="translate(960 500)scale(1)" />
      <Sheep flock={id} pose="graze" x={1080} y={500} size={0.8} />
      <Sheep flock={id} pose="stand" x={1130} y={520} size={0.9} facing="right" />
      <Sheep flock={id} pose="rest" x={1060} y={535} size={0.85} />
      <Sheep flock={id} pose="graze" x={330} y={535} size={0.8} />
      <Sheep flock={id} pose="stand" x={370} y={548} size={0.9} facing="right" />
      <path d="M0 588C200 556 380 572 520 592C640 608 760 606 880 588C1060 560 1240 556 1440 566V620H0Z" fill={colour('hill-front')} />
      <use href={`#${id}tree`} transform="translate(1180 572)scale(1.8)" />
      <Sheep flock={id} pose="stand" x={940} y={600} size={1.6} />
      <path d="M0 0" fill={mix('hill-front', 'black', 10)} />
    </svg>
  );
}
