import { colour, mix } from '../colour.ts';

const STARS =
  'M64 70h.1M236 40h.1M488 30h.1M790 190h.1M806 40h.1M868 128h.1M930 66h.1M1150 66h.1M1216 176h.1M1300 100h.1M1390 44h.1';
const FAINT_STARS = 'M110 260h.1M360 24h.1M640 66h.1M850 220h.1M1130 214h.1M1260 40h.1M1404 210h.1';

/**
 * The top is transparent, so that the drawing melts into whatever sky the page puts behind it. The stylesheet moves the
 * `drift` groups by transform, which would replace a transform attribute: they carry none.
 */
export function DalesSky({ id }: { id: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor={colour('sky-top')} stopOpacity="0" />
          <stop offset=".4" stopColor={mix('sky-top', 'cloud', 55)} />
          <stop offset=".68" stopColor={colour('sky-bottom')} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset=".15" stopColor={colour('sun')} stopOpacity=".6" />
          <stop offset=".4" stopColor={mix('sky-bottom', 'sun', 12)} stopOpacity=".6" />
          <stop offset="1" stopColor={colour('sky-bottom')} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}lamp`}>
          <stop stopColor={colour('window')} stopOpacity=".3" />
          <stop offset="1" stopColor={colour('window')} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0h1440v620H0z" fill={`url(#${id}sky)`} />
      <g className="night-only" fill={colour('sun')}>
        <path d={STARS} stroke={colour('sun')} strokeWidth="2.8" strokeLinecap="round" />
        <path d={FAINT_STARS} stroke={colour('sun')} strokeWidth="1.6" strokeLinecap="round" />
        <circle cx="1004" cy="150" r="170" fill={`url(#${id}glow)`} opacity=".4" />
        <path d="M1014 112a40 40 0 1 0 30 62a34 34 0 1 1-30-62z" />
      </g>
      <g className="day-only drift-slow">
        <circle cx="938" cy="270" r="280" fill={`url(#${id}glow)`} />
        <circle cx="938" cy="270" r="50" fill={colour('sun')} />
      </g>
      <g className="day-only drift" fill={colour('cloud')}>
        <path d="M1062 162c-26 1-28-21-6-22c1-17 27-22 36-8c8-14 34-13 38 3c14-8 33 0 30 14c22-1 26 14 5 13z" />
        <path d="M1062 162c-14 0-20-6-18-12c30 6 100 6 133 1c4 6-1 11-12 11z" fill={mix('cloud', 'sky-bottom', 75)} />
      </g>
      <path
        className="day-only"
        d="M828 214q6-7 9 0q5-6 10 0M850 232q4-5 7 0q4-4 7 0M1034 236q5-6 8 0q4-5 8 0"
        fill="none"
        stroke={colour('roof')}
        strokeWidth="1.8"
      />
      <g className="day-only drift" fill={colour('cloud')} opacity=".85">
        <path d="M1276 214c-16 0-17-14-3-15c2-12 20-15 27-5c6-8 21-7 23 3c11-3 21 3 19 10c13-1 15 8 3 7z" />
      </g>
    </>
  );
}
