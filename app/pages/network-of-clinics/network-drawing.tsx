import { useId } from 'react';
import { colour, mix } from '../../drawings/colour.ts';
import { RoseMark } from '../../drawings/rose-mark.tsx';
import { SkyPaints } from '../../drawings/sky-paints.tsx';

/** Where a clinic stands on the far shore; more than these would only crowd the picture. */
const PLACES = [
  [484, 262],
  [574, 254],
  [430, 276],
  [616, 234],
  [530, 280],
] as const;

const PIN = 'M0 0C-13-14-19-23-19-33A19 19 0 1 1 19-33C19-23 13-14 0 0Z';

/** From the Dales over the water: a line for each partner clinic. */
export function NetworkDrawing({ clinics }: { clinics: number }) {
  const id = useId();
  const places = PLACES.slice(0, clinics);
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true" focusable="false" className="block h-auto w-full rounded-card">
      <defs>
        <SkyPaints id={id} />
      </defs>
      <path d="M0 0h640v400H0z" fill={`url(#${id}sky)`} />
      <circle className="day-only" cx="356" cy="250" r="170" fill={`url(#${id}glow)`} />
      <circle className="day-only" cx="356" cy="256" r="34" fill={colour('sun')} />
      <path className="night-only" d="M576 44a30 30 0 1 0 24 46a26 26 0 1 1-24-46z" fill={colour('sun')} />
      <path
        className="night-only"
        d="M60 40h.1M210 54h.1M280 30h.1M470 50h.1M356 120h.1M618 150h.1M440 110h.1"
        stroke={colour('sun')}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M340 276C410 236 470 244 520 222C560 206 600 196 640 204V320H330Z" fill={mix('hill-far', 'cloud', 20)} />
      <path d="M366 294C440 254 520 268 640 236V330H350Z" fill={colour('hill-mid')} />
      <path d="M430 296C500 270 570 282 640 262V330H420Z" fill={colour('hill-near')} />
      <path d="M120 296H640V400H120Z" fill={mix('hill-far', 'action', 18)} />
      <path
        d="M314 322h34M392 338h52M486 318h40M572 336h46M330 362h46M446 374h60M566 368h34"
        stroke={mix('hill-far', 'cloud', 60)}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M0 226C70 200 150 216 214 258C256 286 300 295 350 297C326 328 310 364 306 400H0Z" fill={colour('hill-mid')} />
      <path d="M0 276C80 242 160 264 220 298C252 316 290 330 322 334C312 354 306 378 304 400H0Z" fill={colour('hill-near')} />
      <path d="M60 259q22 36 16 74M150 264q8 32-12 66M0 316q80-26 190-12" fill="none" stroke={colour('wall')} strokeWidth="2" />
      <path d="M0 342C90 314 190 332 262 364C284 374 296 388 302 400H0Z" fill={colour('hill-front')} />
      <g fill="none" stroke={colour('action')} strokeWidth="3.5" strokeLinecap="round" strokeDasharray=".1 10">
        {places.map(([x, y]) => (
          // The further it goes, the higher it flies, so that no two lines cross.
          <path key={x} d={`M150 142Q${(150 + x) / 2 - 10} ${220 - x * 0.3} ${x} ${y - 44}`} />
        ))}
      </g>
      {places.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <ellipse cy="1" rx="13" ry="4" fill={colour('hill-front')} opacity=".35" />
          <path d={PIN} fill={colour('action')} />
          <circle cy="-33" r="7.5" fill={colour('card')} />
        </g>
      ))}
      <path d="M94 254V190" stroke={colour('roof-shade')} strokeWidth="7" strokeLinecap="round" />
      {/* The mark fills whatever stands around it: here 640 by 400, so it is made small and put on its post. */}
      <g transform="translate(-2 90) scale(.3)">
        <RoseMark />
      </g>
    </svg>
  );
}
