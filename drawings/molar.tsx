import { colour, mix } from './colour.ts';

/** The crown of a molar, lit from the right. 68 wide, from y = 0 to y = 92. */
export function Molar({ id }: { id: string }) {
  return (
    <g id={id}>
      <path
        d="M-27 92C-32 66-36 46-34 26C-32 6-22-2-12 1C-6 3-4 8 0 8S6 3 12 1C22-2 32 6 34 26C36 46 32 66 27 92Z"
        fill={colour('fleece')}
        stroke={mix('fleece', 'roof', 40)}
        strokeWidth="2"
      />
      <path d="M-27 92C-32 66-36 46-34 26C-32 12-27 3-20 1C-28 22-24 60-18 92Z" fill={colour('roof')} opacity=".16" />
      <path d="M19 18Q25 32 23 48" fill="none" stroke={mix('fleece', 'white', 80)} strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}
