import { colour, mix } from '../colour.ts';
import { HAIRS, MOUTH, SKINS, TOOTH } from '../portraits/complexion.ts';

const skin = SKINS[3] ?? SKINS[0];
const hair = HAIRS['dark-brown'];

/** A child in the dentist's chair with sunglasses and a missing tooth. */
export function FirstVisit() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill={mix('sky-bottom', 'sun', 26)} />
      <path d="M32 22 92 180H300L74 10Z" fill={colour('cloud')} opacity=".45" />
      <g fill={colour('fleece')} stroke={mix('fleece', 'roof', 45)} strokeWidth="2">
        <path d="M-4 0h18l20 14-8 12L-4 12Z" />
        <path d="M20 26 68-2l22 34-46 28q-18 2-26-10t2-24z" />
        <circle cx="52" cy="32" r="13" fill={colour('accent')} />
      </g>
      <g transform="translate(26 0)">
        <path d="M96 180V92q0-58 68-58t68 58v88z" fill={colour('action')} />
        <path d="M108 180V96q0-50 56-50t56 50v84z" fill={mix('action', 'cloud', 24)} />
        <path d="M98 180q4-40 40-46h52q36 6 40 46z" fill={colour('hill-near')} />
        <path d="M150 118h28v18q-14 16-28 0z" fill={skin.shade} />
        <path d="M126 182q0-38 14-48q24 18 48 0q14 10 14 48z" fill={mix('sky-top', 'cloud', 60)} />
        <g fill={skin.base}>
          <circle cx="116" cy="92" r="10" />
          <circle cx="212" cy="92" r="10" />
          <path d="M116 84q0-46 48-46t48 46q0 48-48 50q-48-2-48-50z" />
        </g>
        <path d="M116 84q0-46 48-46q-32 20-26 88q-22-12-22-42z" fill={skin.shade} opacity=".5" />
        <path
          d="M112 88c-8-36 6-64 36-66c4-10 20-12 24-2c30-4 50 26 44 68c-4-14-10-24-18-30c-16 6-34 4-44-4c-12 12-36 14-42 34z"
          fill={hair.base}
        />
        <path d="M172 30q26 2 34 26M158 30q-22 2-32 20" fill="none" stroke={hair.light} strokeWidth="3" strokeLinecap="round" />
        <path d="M114 80h100" stroke={colour('danger')} strokeWidth="5" />
        <g fill={mix('roof-shade', 'black', 40)} stroke={colour('danger')} strokeWidth="5">
          <path d="M122 76h38q2 26-18 27t-20-27zM168 76h38q0 26-20 27t-18-27z" />
        </g>
        <path d="M130 84l10 0M176 84l10 0" stroke={colour('cloud')} strokeWidth="4" strokeLinecap="round" opacity=".7" />
        <path d="M161 104q3 4 7 0" fill="none" stroke={skin.line} strokeWidth="2.4" strokeLinecap="round" />
        <path d="M142 111q22 8 44 0q-4 18-22 18t-22-18z" fill={MOUTH} />
        <path d="M144 112q20 7 40 0l-2 5q-18 5-36 0z" fill={TOOTH} />
        <path d="M166 113.5h8v6.5h-8z" fill={MOUTH} />
      </g>
    </>
  );
}
