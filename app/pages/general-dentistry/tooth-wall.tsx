import { useId } from 'react';
import { colour, mix } from '../../../drawings/colour.ts';
import { FieldWalls } from '../../../drawings/field-walls.tsx';
import { Flock, Sheep } from '../../../drawings/flock.tsx';

/** A dentist's mirror in the grass that shows a cavity. */
function MouthMirror({ id }: { id: string }) {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M1128 268L1086 396" stroke={mix('roof-shade', 'fleece', 16)} strokeWidth="22" />
      <path d="M1134 272L1094 394" stroke={mix('roof', 'fleece', 55)} strokeWidth="5" />
      <path d="M1122 314l12 4M1116 332l12 4M1110 350l12 4" stroke={mix('roof', 'fleece', 55)} strokeWidth="4" />
      <path d="M1140 236L1128 268" stroke={mix('roof', 'fleece', 30)} strokeWidth="10" />
      <clipPath id={`${id}glass`}>
        <circle cx="1176" cy="138" r="98" />
      </clipPath>
      <circle cx="1176" cy="138" r="108" fill={mix('roof', 'fleece', 26)} />
      <g clipPath={`url(#${id}glass)`}>
        <path d="M1070 30h220v220h-220z" fill={mix('hill-far', 'fleece', 46)} />
        <path d="M1060 196Q1180 176 1300 196V250H1060z" fill={mix('hill-mid', 'fleece', 30)} />
        <path
          d="M1110 250C1104 200 1092 168 1096 130C1102 82 1146 78 1178 100C1210 78 1254 82 1260 130C1264 168 1252 200 1246 250z"
          fill={mix('fleece', 'white', 60)}
        />
        <path
          d="M1214 90C1244 90 1257 104 1260 130C1264 168 1252 200 1246 250H1214C1230 190 1236 140 1214 90z"
          fill={mix('fleece', 'hill-far', 36)}
        />
        <path d="M1178 100q-2 22-16 30M1178 100q4 20 20 26" fill="none" stroke={mix('hill-far', 'roof', 30)} strokeWidth="4" />
        <path d="M1150 128c8-8 22-4 24 5c1 10-10 15-18 11c-8-3-11-10-6-16z" fill={mix('stone-trim', 'black', 48)} />
        <path d="M1092 96a92 92 0 0 1 44-40" fill="none" stroke={mix('fleece', 'white', 90)} strokeWidth="9" opacity=".8" />
      </g>
    </g>
  );
}

const tooth = 'M-22 0C-25-16-29-32-26-46C-23-62-9-63 0-54C9-63 23-62 26-46C29-32 25-16 22 0z';
const toothShade = 'M9-59C20-61 25-54 26-46C29-32 25-16 22 0H9C16-20 18-40 9-59z';

/** Varies the stones by index, so that the drawing is always the same. */
const stones = Array.from({ length: 28 }, (_, index) => ({
  x: 8 + index * 53,
  lean: ((index * 37) % 9) - 4,
  high: Math.round((0.88 + ((index * 53) % 11) / 45) * 100) / 100,
}));

/** Index of the stone that has fallen off. */
const missing = 16;

/** The lowest course. The others are copies further up. */
const course = 'M-20 378C240 370 520 384 760 378C1000 372 1240 382 1460 376';

/** A dry-stone wall with teeth as its top stones. Crops keep the bottom right. */
export function ToothWall() {
  const id = useId();
  return (
    <svg viewBox="0 0 1440 430" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" color={mix('roof-shade', 'black', 45)}>
      <defs>
        <Flock id={id} poses={['stand', 'graze']} />
        <g id={`${id}t`}>
          <path d={tooth} fill={mix('fleece', 'white', 50)} />
          <path d={toothShade} fill={mix('fleece', 'hill-far', 38)} />
          <path d="M-18-42q-2 8 0 16" fill="none" stroke={mix('fleece', 'white', 95)} strokeWidth="4" strokeLinecap="round" />
        </g>
        <path id={`${id}c`} d={course} fill="none" />
      </defs>
      <circle className="day-only" cx="930" cy="150" r="44" fill={colour('sun')} />
      <path className="night-only" d="M942 112a40 40 0 1 0 30 62a34 34 0 1 1-30-62z" fill={colour('sun')} />
      <path d="M0 300C220 250 420 236 640 262C860 286 1060 210 1440 176V430H0Z" fill={mix('hill-far', 'cloud', 40)} />
      <path d="M0 330C260 280 480 318 720 300C960 282 1200 250 1440 256V430H0Z" fill={colour('hill-mid')} />
      <FieldWalls d="M80 320q30 26 24 60M420 302q-16 34 0 70M800 294q30 40 20 80M1320 258q-24 40-10 100" />
      <Sheep flock={id} pose="graze" x={640} y={318} />
      <Sheep flock={id} pose="stand" x={1330} y={304} facing="right" />
      <Sheep flock={id} pose="stand" x={856} y={334} size={2} />
      <g stroke={colour('wall')}>
        <use href={`#${id}c`} y="-12" stroke={mix('wall', 'roof', 62)} strokeWidth="52" />
        <use href={`#${id}c`} y="6" stroke={mix('wall', 'roof', 20)} strokeWidth="15" strokeDasharray="38 3 26 3 47 3" />
        <use href={`#${id}c`} y="-11" stroke={mix('wall', 'stone', 30)} strokeWidth="14" strokeDasharray="24 3 43 3 31 3" />
        <use href={`#${id}c`} y="-27" stroke={mix('wall', 'roof', 14)} strokeWidth="13" strokeDasharray="33 3 21 3 40 3" />
      </g>
      {stones.map(({ high, lean, x }, index) =>
        index === missing ? null : (
          <use key={x} href={`#${id}t`} transform={`translate(${x} 344)rotate(${lean})scale(1 ${high})`} />
        ),
      )}
      <path d="M0 396C300 376 620 404 900 392C1120 382 1300 392 1440 384V430H0Z" fill={colour('hill-near')} />
      <use href={`#${id}t`} transform="translate(772 398)rotate(-78)" />
      <MouthMirror id={id} />
      <path d="M0 416C320 400 640 424 940 412C1160 404 1320 412 1440 406V430H0Z" fill={colour('hill-front')} />
    </svg>
  );
}
