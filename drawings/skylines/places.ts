import { Bradford } from './bradford.tsx';
import { Leeds } from './leeds.tsx';
import { MarketTown } from './market-town.tsx';
import { Ripon } from './ripon.tsx';

/** Buildings have their base at y = 350 and a width of 640. `middle` is their centre, `door` the end of the path. */
export const PLACES = {
  'clock-tower': { Buildings: Bradford, door: 218, middle: 355 },
  cathedral: { Buildings: Ripon, door: 320, middle: 410 },
  'town-hall': { Buildings: Leeds, door: 300, middle: 330 },
  town: { Buildings: MarketTown, door: 280, middle: 325 },
};

export type Place = keyof typeof PLACES;
