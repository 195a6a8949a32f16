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
function Slope({ id, token, mist, crest, sunnyFields, shadyFields, walls, wallWidth }: SlopeProps) {
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

export function MiddlePastures({ id }: { id: string }) {
  return (
    <>
      <Slope
        id={`${id}m`}
        token="hill-mid"
        mist={{ from: 390, to: 540 }}
        crest="M0 462C140 440 300 436 440 448C520 454 570 478 640 478C715 478 780 438 860 414C960 388 1060 378 1160 380C1270 382 1360 356 1440 344V620H0Z"
        sunnyFields="M893 406q50-11 99-17q-10 25-31 47q-36 6-84 19zM1039 412q32-3 73-4q-12 31-33 61q-38 3-85 11zM1232 377q50-4 94-12q-14 29-42 51q-32 4-73 6zM151 446q35-3 77-4q14 13 35 27q-51-1-97 2zM348 471q38 3 71 8q5 20 27 46q-47-12-85-17z"
        shadyFields="M816 429q33-14 77-23q-8 29-17 52q-44 12-90 32zM1326 365q62-10 114-21v46q-77 5-150 20q18-20 36-45zM67 453q48-5 84-7q2 12 15 25q-46 2-82 6zM408 446q41 2 76 7q3 21 21 45q-48-11-85-15z"
        walls="M816 429q-37 72-55 123M893 406q-8 28-16 50M992 389q-37 56-86 110M1039 412q-38 37-45 68M1133 380q-34 49-54 89M1232 377q-6 26-21 45M1326 365q-46 58-85 96M729 511q128-57 234-78M972 423q64-13 141-17M1102 427q112-3 184-13M1290 410q77-15 150-20M67 453q16 26 36 50M151 446q2 12 15 25M228 442q42 27 63 59M347 470q9 19 14 38M408 446q6 34 38 79M484 453q3 21 21 45M542 465q42 50 63 95M-32 489q131-19 296-19M257 464q99 4 162 16M420 483q67 10 159 31"
        wallWidth={2}
      />
      <path
        d="M672 566C690 548 742 540 745 524C747 508 702 506 699 493C697 482 722 476 731 461L734 460C730 475 706 484 708 492C711 503 756 505 756 524C756 542 716 550 702 566Z"
        fill={mix('wall', 'stone', 55)}
      />
    </>
  );
}

export function NearPastures({ id }: { id: string }) {
  return (
    <Slope
      id={`${id}n`}
      token="hill-near"
      mist={{ from: 460, to: 700 }}
      crest="M0 512C120 486 240 484 360 500C470 515 570 558 680 558C750 558 790 530 840 512C920 484 1010 462 1130 458C1240 454 1330 446 1440 440V620H0Z"
      sunnyFields="M898 493q92-24 160-30q-33 33-68 64q-55 7-127 23zM1158 510q58-2 98-4q-45 35-76 66q-51 2-88 4zM24 507q121-21 217-17q23 21 51 42q-144-5-228 8z"
      shadyFields="M996 521q67-9 163-12q-22 33-67 67q-58 3-152 13zM1308 448q76-5 127-8q-34 36-52 65q-79 2-130 4z"
      walls="M898 493q-24 65-105 111M1058 463q-84 72-118 126M1159 509q-22 33-67 67M1308 448q-57 69-128 124M1435 440q-63 74-95 131M860 553q75-19 134-30M997 520q134-13 259-14M1247 514q100-11 258-18M24 507q50 34 67 77M241 490q64 47 92 91M428 512q13 42 71 85M64 540q84-13 228-8M290 531q97 8 162 24M0 553l64-13"
      wallWidth={3.6}
    />
  );
}
