import { useId } from 'react';
import { colour, mix } from '../../../drawings/colour.ts';
import { Hawthorn } from '../../../drawings/dales/hawthorn.tsx';
import { FieldWalls } from '../../../drawings/field-walls.tsx';
import { Stars } from '../../../drawings/stars.tsx';

/** Only on the right, to keep clear of the text. */
const stars = 'M1352 52h.1M1416 116h.1M1246 170h.1M1424 268h.1M1212 14h.1';
const faintStars = 'M1392 26h.1M1340 104h.1M1262 232h.1M1292 14h.1M1222 140h.1M1408 186h.1M1240 266h.1';

/** The road to the house, in perspective. */
const road =
  'M1122 356C1090 364 1010 366 1002 384C994 404 1150 408 1158 436C1166 470 960 480 868 524C800 556 720 590 690 640H950C966 596 1010 560 1064 528C1146 480 1226 462 1210 424C1198 394 1046 396 1046 384C1048 372 1110 368 1130 357z';

function House() {
  return (
    <g transform="translate(1142 352)">
      <path d="M-46 2V-44L-8-74L30-44V2z" fill={colour('stone')} />
      <path d="M30 2V-44L-8-74H66L92-44V2z" fill={colour('stone-shade')} />
      <path d="M-52-40L-8-78H70L98-42H34L-8-70L-46-36z" fill={colour('roof')} />
      <path d="M44-78V-98H58V-78z" fill={colour('stone-trim')} />
      <path
        d="M51-104q-12-14 2-24q14-10 2-26"
        fill="none"
        stroke={mix('cloud', 'sky-bottom', 30)}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M-20 2V-22H-2V2z" fill={colour('roof-shade')} />
      <path d="M50-30H74V-8H50z" fill={colour('window')} />
      <path d="M62-30V-8M50-19H74" stroke={colour('roof-shade')} strokeWidth="2.5" />
    </g>
  );
}

/** Night in the Dales with a road to a lit house. Crops keep the bottom right. */
export function NightRoad() {
  const id = useId();
  return (
    <svg viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" color={mix('roof-shade', 'black', 45)}>
      <defs>
        <radialGradient id={`${id}lamp`}>
          <stop stopColor={colour('window')} stopOpacity=".55" />
          <stop offset="1" stopColor={colour('window')} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}moon`}>
          <stop offset=".2" stopColor={colour('sun')} stopOpacity=".28" />
          <stop offset="1" stopColor={colour('sun')} stopOpacity="0" />
        </radialGradient>
        <Hawthorn id={`${id}tree`} />
      </defs>
      <Stars d={stars} size="3.4" />
      <Stars d={faintStars} size="1.8" />
      <circle cx="1322" cy="200" r="116" fill={`url(#${id}moon)`} />
      <path d="M1332 160a42 42 0 1 0 32 65a36 36 0 1 1-32-65z" fill={colour('sun')} />
      <path
        d="M0 400C200 340 420 330 620 366C820 400 960 300 1130 286C1260 276 1360 304 1440 320V640H0Z"
        fill={mix('hill-far', 'sky-bottom', 30)}
      />
      <path
        d="M0 440C240 390 460 408 680 414C860 418 980 350 1140 346C1280 344 1370 366 1440 356V640H0Z"
        fill={colour('hill-mid')}
      />
      <FieldWalls d="M160 416q30 60 12 120M440 410q-24 50-6 110M640 414q50 60 30 130M1300 352q60 60 40 140M940 374q-60 40-110 120" />
      <ellipse cx="1204" cy="336" rx="190" ry="96" fill={`url(#${id}lamp)`} />
      <path d="M0 506C280 446 520 520 760 500C960 482 1160 440 1440 450V640H0Z" fill={colour('hill-near')} />
      <path d={road} fill={mix('wall', 'sun', 26)} />
      <House />
      <use href={`#${id}tree`} transform="translate(1318 366)scale(-1.3 1.3)" />
      <use href={`#${id}tree`} transform="translate(1010 352)scale(.7)" />
      <path d="M0 600C300 560 640 610 900 596C1120 584 1300 590 1440 578V640H0Z" fill={colour('hill-front')} opacity=".6" />
    </svg>
  );
}
