import { colour, mix } from '../../../drawings/colour.ts';
import { FieldWalls } from '../../../drawings/field-walls.tsx';
import { Stars } from '../../../drawings/stars.tsx';
import { BrandMark } from '../../layout/brand-mark.tsx';

/** Positions of clinics on the far shore. Further clinics are not drawn. */
const PLACES = [
  [1098, 268],
  [1290, 236],
  [1190, 262],
  [1386, 222],
  [1016, 286],
] as const;

const PIN = 'M0 0C-18-20-26-32-26-46A26 26 0 1 1 26-46C26-32 18-20 0 0Z';
const PINE = 'M0-58l13 22h-6l11 20h-7l13 18h-48l13-18h-7l11-20h-6z';

/** Trees on the far shore: x, y, size. */
const PINES = [
  [1010, 292, 0.5],
  [1046, 286, 0.7],
  [1150, 278, 0.8],
  [1236, 266, 0.6],
  [1340, 262, 0.9],
  [1374, 258, 0.7],
  [1420, 254, 1],
] as const;

/** Start of all lines: the group's mark. */
const HOME = { x: 236, y: 196 };

/** A line across the water from the Dales to each partner clinic. Crops keep the bottom right. */
export function NetworkDrawing({ clinics }: { clinics: number }) {
  const places = PLACES.slice(0, clinics);
  return (
    <svg viewBox="0 0 1440 440" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle className="day-only" cx="890" cy="292" r="62" fill={colour('sun')} />
      <path className="night-only" d="M1192 58a40 40 0 1 0 30 62a34 34 0 1 1-30-62z" fill={colour('sun')} />
      <Stars
        className="night-only"
        d="M900 108h.1M990 120h.1M1088 66h.1M1120 124h.1M1262 60h.1M1310 118h.1M1366 56h.1M1404 128h.1"
        size="3.4"
      />
      <path d="M860 300C960 262 1060 258 1160 230C1260 202 1360 196 1440 176V330H840Z" fill={mix('hill-far', 'cloud', 20)} />
      <path d="M910 306C1040 264 1200 278 1440 226V340H890Z" fill={colour('hill-mid')} />
      <path d="M0 306H1440V440H0Z" fill={mix('hill-far', 'action', 18)} />
      {PINES.map(([x, y, size]) => (
        <path key={x} d={PINE} transform={`translate(${x} ${y})scale(${size})`} fill={colour('hill-front')} />
      ))}
      <path d="M960 322C1080 288 1240 300 1440 270V340C1300 336 1100 330 960 322Z" fill={colour('hill-near')} />
      <path
        d="M700 330h120M560 352h70M880 356h110M700 384h150M1060 352h80M1180 384h130M960 412h120M1290 350h90M620 418h80"
        stroke={mix('hill-far', 'cloud', 60)}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g transform="translate(906 372)">
        <path d="M-46 0H50L34 22H-32z" fill={colour('roof-shade')} />
        <path d="M-2-8V-86L44-8z" fill={mix('fleece', 'white', 40)} />
        <path d="M-10-8V-74L-40-8z" fill={mix('fleece', 'hill-far', 30)} />
      </g>
      <path d="M0 252C110 214 250 226 370 282C450 318 540 330 640 326C600 362 566 400 556 440H0Z" fill={colour('hill-mid')} />
      <path d="M0 306C140 256 280 286 400 336C470 364 540 376 590 378C570 400 560 422 556 440H0Z" fill={colour('hill-near')} />
      <FieldWalls d="M100 286q34 50 24 110M300 290q14 50-20 104M0 356q150-40 330-16" width="2.5" />
      <path d="M0 386C160 346 330 366 450 410C490 424 520 432 534 440H0Z" fill={colour('hill-front')} />
      <g fill="none" stroke={colour('action')} strokeWidth="4.5" strokeLinecap="round" strokeDasharray=".1 13">
        {places.map(([x, y]) => (
          // Longer lines arch higher, so that no two cross.
          <path key={x} d={`M${HOME.x} ${HOME.y}Q${(HOME.x + x) / 2} ${350 - x * 0.2} ${x} ${y - 60}`} />
        ))}
      </g>
      {places.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <ellipse cy="1" rx="18" ry="5" fill={colour('hill-front')} opacity=".35" />
          <path d={PIN} fill={colour('action')} />
          <circle cy="-46" r="10" fill={colour('card')} />
        </g>
      ))}
      <path d="M200 330V236" stroke={colour('roof-shade')} strokeWidth="9" strokeLinecap="round" />
      {/* The mark would fill the drawing, so it is scaled down. */}
      <g transform="translate(-2 130) scale(.28)">
        <BrandMark />
      </g>
    </svg>
  );
}
