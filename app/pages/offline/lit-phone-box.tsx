import { useId } from 'react';
import { colour, mix, tone } from '../../../drawings/colour.ts';
import { Fells } from '../../../drawings/dales/fells.tsx';
import { Foreground } from '../../../drawings/dales/foreground.tsx';
import { Hawthorn } from '../../../drawings/dales/hawthorn.tsx';
import { MiddlePastures, NearPastures } from '../../../drawings/dales/pastures.tsx';
import { DalesSky } from '../../../drawings/dales/sky.tsx';
import { Flock, Sheep } from '../../../drawings/flock.tsx';
import type { Place } from '../../../drawings/skylines/places.ts';

const RED = tone('danger', 0.5, 0.19);
const DEEP_RED = tone('danger', 0.36, 0.14);
const DARK_RED = tone('danger', 0.27, 0.1);

/** Left and right of the text. */
const stars = 'M40 70h.1M104 186h.1M1086 190h.1M1150 66h.1M1216 176h.1M1300 100h.1M1390 44h.1';
const faintStars = 'M136 40h.1M60 250h.1M1060 250h.1M1130 214h.1M1180 120h.1M1260 40h.1M1404 210h.1';

/** Base on y = 0, 100 wide and 264 high. Lit from the inside. */
function PhoneBox() {
  return (
    <g fill={colour('danger')}>
      <path d="M-70-20 -46-4h96v-216h-96l-24-6z" fill={DARK_RED} />
      <path d="M-64-30v-158l12-2v166z" fill={mix('window', 'black', 34)} />
      <path
        d="M-64-49l12 2m-12-22 12 2m-12-22 12 2m-12-22 12 2m-12-22 12 1m-12-21 12 1m-12-21 12 1"
        stroke={DARK_RED}
        strokeWidth="3"
      />
      <path d="M-46 0v-224h96V0z" fill={RED} />
      <path d="M-46 0v-224h7V0z" fill={DEEP_RED} />
      <path d="M-50 0v-15H54V0zM-72-18l22 18v-15l-22-16z" fill={DEEP_RED} />
      <path d="M-33-22v-164h70v164z" fill={colour('window')} />
      <path d="M-33-22v-164h70v164z" fill={mix('window', 'white', 55)} opacity=".45" />
      <g fill={DARK_RED} stroke={DARK_RED} opacity=".8">
        <path d="M-8-126h24v52H-8z" stroke="none" />
        <path d="M-17-122q-7 22 0 44" fill="none" strokeWidth="5" strokeLinecap="round" />
        <path d="M-15-122h-6M-15-78h-6" strokeWidth="9" strokeLinecap="round" />
        <path d="M-17-74c0 16 16 20 18 4" fill="none" strokeWidth="2" />
      </g>
      <path d="M-24-22v-164M28-22v-164" stroke={RED} strokeWidth="4" />
      <path
        d="M-33-42.5h70M-33-63h70M-33-83.5h70M-33-104h70M-33-124.5h70M-33-145h70M-33-165.5h70"
        stroke={RED}
        strokeWidth="3.4"
      />
      <path d="M37-100h4v14h-4z" fill={mix('window', 'white', 40)} />
      <path d="M-54-218h112v-10H-54zM-76-212l22-6v-10l-22-4z" fill={DEEP_RED} />
      <path d="M-46-228v-22Q2-274 50-250v22zM-46-228l-24-5v-14q8-7 24-3z" fill={RED} />
      <path d="M-46-228l-24-5v-14q8-7 24-3z" fill={DARK_RED} />
      <path d="M-36-214h76v19h-76z" fill={mix('window', 'white', 70)} />
      <path d="M-28-204.5h60" stroke={DARK_RED} strokeWidth="5.5" strokeDasharray="4.4 2.5" />
      <path d="M2-253c7 0 9 6 7 12H-5c-2-6 0-12 7-12z" fill={colour('accent')} />
      <path d="M-40-250Q2-270 44-250" fill="none" stroke={mix('danger', 'white', 30)} strokeWidth="2" opacity=".7" />
    </g>
  );
}

/** The Dales at night with a lit phone box. */
export function LitPhoneBox({ places }: { places: readonly Place[] }) {
  const id = useId();
  return (
    <svg viewBox="0 0 1440 620" preserveAspectRatio="xMidYMax slice" aria-hidden="true" color={mix('roof-shade', 'black', 45)}>
      <defs>
        <Flock id={id} poses={['stand', 'rest']} />
        <Hawthorn id={`${id}tree`} />
        <radialGradient id={`${id}light`}>
          <stop stopColor={colour('window')} stopOpacity=".55" />
          <stop offset=".45" stopColor={colour('window')} stopOpacity=".16" />
          <stop offset="1" stopColor={colour('window')} stopOpacity="0" />
        </radialGradient>
      </defs>
      <DalesSky id={id} stars={stars} faintStars={faintStars} />
      <Fells id={id} places={places} />
      <MiddlePastures id={id} />
      <NearPastures id={id} />
      <use href={`#${id}tree`} transform="translate(1120 560)scale(-1.9 1.9)" />
      <Foreground id={id} />
      <ellipse cx="930" cy="490" rx="250" ry="210" fill={`url(#${id}light)`} />
      <ellipse cx="936" cy="610" rx="240" ry="26" fill={`url(#${id}light)`} />
      <g transform="translate(930 612)">
        <PhoneBox />
      </g>
      <Sheep flock={id} pose="stand" x={1036} y={614} size={1.5} />
      <Sheep flock={id} pose="rest" x={1092} y={616} size={1.3} />
      <Sheep flock={id} pose="stand" x={786} y={617} size={1.1} facing="right" />
    </svg>
  );
}
