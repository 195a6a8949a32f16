import { LARGE_CLOUD } from '../clouds.ts';
import { colour, mix } from '../colour.ts';
import { Sheep } from '../flock.tsx';
import { PLACES, type Place } from '../skylines/places.ts';
import { Lane, type TownPosition, townTransform } from './lane.tsx';
import { Light } from './light.tsx';

export const WIDTH = 640;
export const HEIGHT = 780;

const FIRST = 270;
const LAST = 680;

type Level = { ground: number; town: TownPosition | undefined };

/** Ridges with towns, farthest and smallest first. At least three; with fewer towns the far ridges are empty. */
function levels(places: readonly Place[]): Level[] {
  const count = Math.max(3, places.length);
  return Array.from({ length: count }, (_, level) => {
    const near = level / (count - 1);
    const ground = Math.round(FIRST + (LAST - FIRST) * near);
    const place = places[level - (count - places.length)];
    const size = Math.round((0.58 + 0.24 * near ** 1.4) * 100) / 100;
    return { ground, town: place && { place, ground, size, x: level === count - 1 ? 320 : level % 2 === 0 ? 236 : 420 } };
  });
}

function Ridge({ ground, index, last }: { ground: number; index: number; last: number }) {
  const bend = index % 2 === 0 ? 440 : 180;
  return (
    <>
      <path
        d={`M-4 ${ground - 9}Q${bend} ${ground - 30} 644 ${ground - 9}V784H-4Z`}
        fill={index === last ? colour('hill-near') : mix('hill-mid', 'hill-near', Math.round((index / last) * 70))}
        stroke={mix('hill-mid', 'stone', 45)}
        strokeWidth="2"
      />
      <path
        d={
          index % 2 === 0
            ? `M470 ${ground - 14}q26 40 18 90M560 ${ground - 12}q20 30 70 60M480 ${ground + 40}q60-14 130-8M40 ${ground - 11}q-6 40-30 70`
            : `M60 ${ground - 16}q-10 40 20 90M150 ${ground - 18}q-30 50-10 100M20 ${ground + 30}q60-16 140-10`
        }
        fill="none"
        stroke={colour('wall')}
        strokeWidth={index === last ? 3 : 2}
      />
    </>
  );
}

/** The towns one above the other, for narrow screens. */
export function TallPanorama({ id, places }: { id: string; places: readonly Place[] }) {
  const ridges = levels(places);
  return (
    <>
      <Light
        id={id}
        x={520}
        y={122}
        stars="M30 90h.1M90 30h.1M232 44h.1M330 100h.1M400 30h.1M440 160h.1M604 34h.1M40 190h.1M618 190h.1"
      />
      <path className="day-only" d={`M40 132${LARGE_CLOUD}`} fill={colour('cloud')} />
      <path d="M0 196C90 160 190 150 300 176C420 204 520 150 640 158V780H0Z" fill={mix('hill-far', 'cloud', 45)} />
      <path d="M0 232C120 196 260 220 380 206C500 192 580 206 640 214V780H0Z" fill={colour('hill-far')} />
      {ridges.map(({ ground, town }, index) => {
        const Buildings = town && PLACES[town.place].Buildings;
        return (
          <g key={ground}>
            {town && Buildings ? (
              <g transform={townTransform(town)}>
                <Buildings id={`${id}t${index}`} />
              </g>
            ) : null}
            <Ridge ground={ground} index={index} last={ridges.length - 1} />
            {town ? <Lane position={town} /> : null}
          </g>
        );
      })}
      <use href={`#${id}cottages`} transform="translate(556 258)scale(.8)" />
      <use href={`#${id}cottages`} transform="translate(100 466)scale(.9)" />
      <use href={`#${id}tree`} transform="translate(600 478)scale(-.8 .8)" />
      <Sheep flock={id} pose="graze" x={486} y={318} size={0.8} />
      <Sheep flock={id} pose="stand" x={526} y={326} size={0.8} facing="right" />
      <Sheep flock={id} pose="stand" x={210} y={522} facing="right" />
      <Sheep flock={id} pose="graze" x={480} y={706} size={1.3} />
      <Sheep flock={id} pose="stand" x={540} y={716} size={1.3} facing="right" />
      <path d="M-4 752C140 722 300 756 420 744C520 734 590 744 644 736V784H-4Z" fill={colour('mist')} />
    </>
  );
}
