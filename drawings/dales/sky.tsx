import { colour } from '../colour.ts';
import { Stars } from '../stars.tsx';

const STARS =
  'M836 40h.1M868 128h.1M930 66h.1M1086 190h.1M1110 30h.1M1150 66h.1M1216 176h.1M1262 214h.1M1300 100h.1M1390 44h.1M1424 150h.1';
const FAINT_STARS =
  'M850 220h.1M905 200h.1M890 84h.1M964 24h.1M1060 250h.1M1130 214h.1M1180 120h.1M1208 36h.1M1260 40h.1M1338 158h.1M1404 210h.1';

interface DalesSkyProps {
  id: string;
  stars?: string;
  faintStars?: string;
}

/** Moon, stars and birds, to the right of the headline. The page draws the sky, sun and clouds, which are animated. */
export function DalesSky({ id, stars = STARS, faintStars = FAINT_STARS }: DalesSkyProps) {
  return (
    <>
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop offset=".15" stopColor={colour('sun')} stopOpacity=".6" />
          <stop offset="1" stopColor={colour('sky-bottom')} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}lamp`}>
          <stop stopColor={colour('window')} stopOpacity=".3" />
          <stop offset="1" stopColor={colour('window')} stopOpacity="0" />
        </radialGradient>
      </defs>
      <g className="night-only" fill={colour('sun')}>
        <Stars d={stars} size="2.8" />
        <Stars d={faintStars} size="1.6" />
        <circle cx="1004" cy="150" r="190" fill={`url(#${id}glow)`} opacity=".4" />
        <path d="M1014 112a40 40 0 1 0 30 62a34 34 0 1 1-30-62z" />
      </g>
      <path
        className="day-only"
        d="M828 214q6-7 9 0q5-6 10 0M850 232q4-5 7 0q4-4 7 0M1034 236q5-6 8 0q4-5 8 0"
        fill="none"
        stroke={colour('roof')}
        strokeWidth="1.8"
      />
    </>
  );
}
