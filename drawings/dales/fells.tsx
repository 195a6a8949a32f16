import { colour, mix } from '../colour.ts';
import type { Place } from '../skylines/places.ts';
import { FarTowns } from './far-towns.tsx';

const ARCHES = 16;

/** The Ribblehead viaduct with a train, whose windows are lit at night. */
export function Viaduct() {
  return (
    <g>
      <path
        d={`M452 444h${ARCHES * 18 + 5}v44${'h-5v-32a6.5 6.5 0 0 0-13 0v32'.repeat(ARCHES)}h-5z`}
        fill={mix('stone-shade', 'hill-far', 55)}
      />
      <path d="M448 445h302" stroke={mix('stone', 'hill-far', 25)} strokeWidth="2.4" />
      <g stroke={mix('roof-shade', 'hill-far', 25)}>
        <path d="M536 438.5h56" strokeWidth="8" strokeDasharray="17.5 1.5" />
        <path d="M596 439.5h18" strokeWidth="6" />
        <path d="M595 437h5M610 432v7" strokeWidth="5" />
      </g>
      <path d="M540 437.5h50" stroke={colour('window')} strokeWidth="2.6" strokeDasharray="2.5 2" />
      <path
        className="day-only"
        d="M610 429c-6-8-18-5-22-9c-12 2-26-5-40-2c14 3 20 10 36 9c8 4 18 4 26 2z"
        fill={colour('cloud')}
        opacity=".9"
      />
    </g>
  );
}

const BEYOND =
  'M0 420C240 408 420 404 560 386C680 370 740 330 860 322C940 316 1020 290 1080 268C1160 242 1250 244 1320 210C1370 190 1410 196 1440 200V620H0Z';
const FARTHEST =
  'M0 414C160 398 330 390 470 398C640 406 780 326 1020 324C1080 322 1130 304 1162 284L1184 270C1192 264 1212 265 1220 259L1244 239C1254 233 1294 232 1308 236C1352 250 1400 276 1440 282V620H0Z';
const RIDGE =
  'M0 436C120 414 250 408 380 418C490 426 580 394 640 388C690 384 740 392 780 374C825 352 850 308 910 304C970 301 1000 306 1036 324C1060 338 1100 334 1150 334C1210 334 1260 338 1320 332C1370 328 1410 330 1440 328V620H0Z';
/** Shaded slopes of the ridge. */
const FOLDS =
  'M640 388C690 384 740 392 780 374C825 352 850 308 910 304C880 332 872 372 820 396C770 420 700 404 640 388ZM1036 324C1060 338 1100 334 1150 334C1120 350 1090 372 1040 376C1050 356 1050 340 1036 324Z';
const VALLEY_MIST =
  'M250 470c70-22 190-20 300-12c80 6 170-2 240-22c-30 30-110 52-220 54c-120 2-240 0-320-20zM880 398c60-16 150-18 236-14c-40 16-150 24-236 14z';

/** Distant fells, paler with distance, with the towns behind the nearest ridge. */
export function Fells({ id, places }: { id: string; places: readonly Place[] }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}ridge`} gradientUnits="userSpaceOnUse" y1="310" x2="0" y2="480">
          <stop stopColor={colour('hill-far')} />
          <stop offset="1" stopColor={mix('hill-far', 'cloud', 60)} />
        </linearGradient>
      </defs>
      <path d={BEYOND} fill={mix('hill-far', 'cloud', 66)} opacity=".8" />
      <path d={FARTHEST} fill={mix('hill-far', 'cloud', 45)} />
      <FarTowns id={id} places={places} />
      <path d={RIDGE} fill={`url(#${id}ridge)`} />
      <path d={FOLDS} fill={mix('hill-far', 'roof', 40)} opacity=".22" />
      <Viaduct />
      <path d={VALLEY_MIST} fill={colour('cloud')} opacity=".42" />
    </>
  );
}
