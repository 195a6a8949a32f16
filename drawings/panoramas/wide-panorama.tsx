import { CLOUD, LARGE_CLOUD } from '../clouds.ts';
import { colour, mix } from '../colour.ts';
import { DryStoneWall } from '../dry-stone-wall.tsx';
import { FieldWalls } from '../field-walls.tsx';
import { Sheep } from '../flock.tsx';
import { PLACES, type Place } from '../skylines/places.ts';
import { Lane, type TownPosition, townTransform } from './lane.tsx';
import { Light } from './light.tsx';

export const WIDTH = 1600;
export const HEIGHT = 470;

const FRONT = 'M0 418C300 388 560 404 800 394C1080 384 1320 402 1600 412';

/** The hilltop with the towns, highest in the middle. */
const BROW = { edge: 374, rise: 64 };
const browAt = (x: number) => BROW.edge - 2 * (x / WIDTH) * (1 - x / WIDTH) * BROW.rise;

function townPositions(places: readonly Place[]): TownPosition[] {
  const slot = WIDTH / places.length;
  return places.map((place, index) => {
    const x = slot * (index + 0.5);
    return { place, x, ground: browAt(x) + 14, size: Math.min(0.8, Math.round((slot / 640) * 100) / 100) };
  });
}

/** The towns side by side on one hilltop. */
export function WidePanorama({ id, places }: { id: string; places: readonly Place[] }) {
  const towns = townPositions(places);
  // A single town has cottages on both sides.
  const between =
    towns.length === 1 ? [380, 1240] : towns.slice(1).map(({ x }, index) => Math.round((x + (towns[index]?.x ?? x)) / 2));
  return (
    <>
      <Light
        id={id}
        x={1050}
        y={128}
        stars="M40 96h.1M130 40h.1M420 60h.1M520 140h.1M604 48h.1M720 36h.1M905 70h.1M960 150h.1M1160 44h.1M1210 170h.1M1480 60h.1M1560 150h.1"
      />
      <g className="day-only" fill={colour('cloud')}>
        <path d={`M520 128${LARGE_CLOUD}`} />
        <path d={`M1466 96${CLOUD}`} opacity=".8" />
      </g>
      <path
        d="M0 262C160 232 300 218 430 246C560 274 640 222 760 208C900 192 980 246 1120 238C1260 230 1400 186 1600 224V470H0Z"
        fill={mix('hill-far', 'cloud', 45)}
      />
      <path
        d="M0 300C180 268 380 290 560 280C700 272 860 250 1000 276C1160 304 1380 262 1600 282V470H0Z"
        fill={colour('hill-far')}
      />
      <path
        d="M0 346C200 306 420 330 620 312C820 296 1020 318 1200 312C1380 306 1500 318 1600 330V470H0Z"
        fill={colour('hill-mid')}
      />
      <FieldWalls d="M30 342q20 20 18 50M560 317q14 20 10 46M500 344q60-14 130-14M1020 315q-14 20-10 50M990 340q60-8 120-6M1580 328q-10 20-30 40" />
      {between.map((x) => (
        <use key={x} href={`#${id}cottages`} transform={`translate(${x} ${Math.round(browAt(x)) + 6})scale(1.1)`} />
      ))}
      {towns.map((town, index) => {
        const { Buildings } = PLACES[town.place];
        return (
          <g key={town.x} transform={townTransform(town)}>
            <Buildings id={`${id}t${index}`} />
          </g>
        );
      })}
      <path
        d={`M0 ${BROW.edge}Q${WIDTH / 2} ${BROW.edge - BROW.rise} ${WIDTH} ${BROW.edge}V470H0Z`}
        fill={colour('hill-near')}
        stroke={mix('hill-near', 'stone', 45)}
        strokeWidth="2.5"
      />
      {between.map((x, index) => {
        const side = index % 2 === 0 ? 1 : -1;
        const ground = Math.round(browAt(x));
        return (
          <g key={x}>
            <use
              href={`#${id}tree`}
              transform={`translate(${x + 80 * side} ${ground + 16})scale(-${index % 2 === 0 ? 1.1 : 0.8} ${index % 2 === 0 ? 1.1 : 0.8})`}
            />
            <Sheep flock={id} pose="graze" x={x - 46 * side} y={ground + 24} size={1.1} />
            <Sheep
              flock={id}
              pose="stand"
              x={x - 4 * side}
              y={ground + 34}
              size={1.2}
              facing={index % 2 === 0 ? 'right' : 'left'}
            />
          </g>
        );
      })}
      <Sheep flock={id} pose="stand" x={44} y={392} facing="right" />
      <Sheep flock={id} pose="graze" x={1560} y={394} />
      <path
        d="M230 352q-6 30 20 60M560 348q-20 28-10 60M1040 345q30 30 30 64M1400 352q20 24 18 56"
        fill="none"
        stroke={mix('wall', 'hill-near', 30)}
        strokeWidth="3"
      />
      <path d={`${FRONT}V470H0Z`} fill={colour('hill-front')} />
      <DryStoneWall id={id} line={FRONT} />
      {towns.map((town) => (
        <Lane key={town.x} position={town} />
      ))}
      <path d="M0 448C260 424 520 452 800 438C1080 424 1340 454 1600 436V471H0Z" fill={colour('mist')} />
    </>
  );
}
