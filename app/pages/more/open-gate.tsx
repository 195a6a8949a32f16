import { useId } from 'react';
import { colour, mix } from '../../../drawings/colour.ts';
import { Hawthorn } from '../../../drawings/dales/hawthorn.tsx';
import { FieldWalls } from '../../../drawings/field-walls.tsx';
import { Flock, Sheep } from '../../../drawings/flock.tsx';
import { Cottages } from '../../../drawings/panoramas/cottages.tsx';
import { Stars } from '../../../drawings/stars.tsx';

/** The lowest course of the wall, left and right of the gate. The others are copies further up. */
const course = 'M-20 352C260 344 560 358 960 348M1148 350C1260 354 1360 346 1460 350';

/** Five bars and a brace, swung open towards the left. */
const bars = 'M968 288L862 304M968 303L862 322M968 317L862 340M968 331L862 357M968 344L862 373M968 344L862 306';

/** A field gate stands open, and a ewe and her lamb walk through it. Crops keep the bottom right. */
export function OpenGate() {
  const id = useId();
  return (
    <svg viewBox="0 0 1440 400" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" color={mix('roof-shade', 'black', 45)}>
      <defs>
        <Flock id={id} poses={['stand', 'graze']} />
        <Hawthorn id={`${id}tree`} />
        <Cottages id={`${id}homes`} />
        <path id={`${id}c`} d={course} fill="none" />
      </defs>
      <circle className="day-only" cx="1188" cy="150" r="46" fill={colour('sun')} />
      <path className="night-only" d="M1200 70a40 40 0 1 0 30 62a34 34 0 1 1-30-62z" fill={colour('sun')} />
      <Stars
        className="night-only"
        d="M820 120h.1M930 70h.1M1040 130h.1M1110 60h.1M1300 70h.1M1370 140h.1M1410 60h.1"
        size="3.2"
      />
      <path d="M0 262C240 206 480 244 720 222C940 202 1140 150 1440 172V400H0Z" fill={mix('hill-far', 'cloud', 40)} />
      <path d="M0 292C260 246 520 282 780 254C1020 228 1240 214 1440 236V400H0Z" fill={colour('hill-mid')} />
      <FieldWalls d="M120 276q30 20 22 50M420 268q-12 26 4 56M700 264q26 22 18 52M1360 230q-20 40 0 90M860 246q120 20 210-6" />
      <use href={`#${id}homes`} transform="translate(1272 240)" />
      <use href={`#${id}tree`} transform="translate(1350 248)scale(.8)" />
      <Sheep flock={id} pose="graze" x={560} y={296} />
      <Sheep flock={id} pose="graze" x={800} y={286} facing="right" />
      <path d="M0 330C300 306 640 332 940 312C1180 296 1320 306 1440 300V400H0Z" fill={colour('hill-near')} />
      {/* The track, from the front through the gate to the houses. */}
      <path
        d="M930 400C990 372 1010 352 1014 336C1020 306 1150 304 1196 278C1216 266 1236 252 1266 243H1290C1262 258 1252 272 1232 286C1188 316 1112 318 1108 342C1106 362 1124 380 1150 400Z"
        fill={mix('stone', 'hill-near', 18)}
      />
      <g stroke={colour('wall')}>
        <use href={`#${id}c`} y="-10" stroke={mix('wall', 'roof', 62)} strokeWidth="48" />
        <use href={`#${id}c`} y="7" stroke={mix('wall', 'roof', 20)} strokeWidth="14" strokeDasharray="38 3 26 3 47 3" />
        <use href={`#${id}c`} y="-9" stroke={mix('wall', 'stone', 30)} strokeWidth="13" strokeDasharray="24 3 43 3 31 3" />
        <use href={`#${id}c`} y="-24" stroke={mix('wall', 'roof', 14)} strokeWidth="12" strokeDasharray="33 3 21 3 40 3" />
        <use href={`#${id}c`} y="-36" stroke={mix('wall', 'stone', 16)} strokeWidth="15" strokeDasharray="9 2 12 2 7 2 10 2" />
      </g>
      <path d="M970 374V272q12-10 24 0V374zM1128 374V272q12-10 24 0V374z" fill={mix('wall', 'stone', 45)} />
      <path d="M986 374V266q4 1 8 6V374zM1144 374V266q4 1 8 6V374z" fill={mix('wall', 'roof', 40)} />
      <path d={bars} fill="none" stroke={mix('roof-shade', 'stone', 22)} strokeWidth="7" />
      <path
        d="M862 296V384M966 282V352"
        fill="none"
        stroke={mix('roof-shade', 'stone', 10)}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <Sheep flock={id} pose="stand" x={1084} y={364} size={2.5} facing="right" />
      <Sheep flock={id} pose="stand" x={1014} y={377} size={1.5} facing="right" />
      <path
        d="M0 384C320 366 640 392 900 380C1010 376 1120 386 1240 380C1320 376 1400 382 1440 378V400H0Z"
        fill={colour('hill-front')}
      />
    </svg>
  );
}
