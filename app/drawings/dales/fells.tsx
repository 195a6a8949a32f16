import { colour, mix } from '../colour.ts';
import { FarTowns } from './far-towns.tsx';

const FARTHEST =
  'M0 414C160 398 330 390 470 398C640 406 780 326 1020 324C1080 322 1130 304 1162 284L1184 270C1192 264 1212 265 1220 259L1244 239C1254 233 1294 232 1308 236C1352 250 1400 276 1440 282V620H0Z';
const RIDGE =
  'M0 436C120 414 250 408 380 418C490 426 580 394 640 388C690 384 740 392 780 374C825 352 850 308 910 304C970 301 1000 306 1036 324C1060 338 1100 334 1150 334C1210 334 1260 338 1320 332C1370 328 1410 330 1440 328V620H0Z';

/** Pen-y-ghent's stepped profile behind, the ridge that hides the towns' feet before it. */
export function Fells({ id }: { id: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}ridge`} gradientUnits="userSpaceOnUse" y1="310" x2="0" y2="480">
          <stop stopColor={colour('hill-far')} />
          <stop offset="1" stopColor={mix('hill-far', 'cloud', 60)} />
        </linearGradient>
      </defs>
      <path d={FARTHEST} fill={mix('hill-far', 'cloud', 45)} />
      <FarTowns id={id} />
      <path d={RIDGE} fill={`url(#${id}ridge)`} />
    </>
  );
}
