import { colour, mix } from '../colour.ts';

const FLEECE =
  'M160 310a26 26 0 0 1-14-44a28 28 0 0 1 18-44a32 32 0 0 1 44-28a34 34 0 0 1 56 2a32 32 0 0 1 44 28a26 26 0 0 1 12 44a26 26 0 0 1-18 42a28 26 0 0 1-44 14a28 26 0 0 1-50 0a28 26 0 0 1-48-14z';

function Head() {
  return (
    <g transform="translate(318 206)rotate(13)">
      <path
        d="M-14-28c-18-14-38-4-38 10c0 11 14 15 17 5M14-28c18-14 38-4 38 10c0 11-14 15-17 5"
        fill="none"
        stroke={mix('stone-trim', 'fleece', 25)}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M-20-8v12c-10 6-26 6-36-3c6-9 24-15 36-9zM20-8c12-6 30 0 36 9c-10 9-26 9-36 3zM0-34c18 0 28 14 27 30c-1 18-10 44-27 44s-26-26-27-44c-1-16 9-30 27-30z"
        fill="currentColor"
      />
      <path
        d="M-17 18c4-8 30-8 34 0c2 12-6 23-17 23s-19-11-17-23zM-20-24c-5-10 5-17 12-13c2-8 14-8 17 0c8-4 16 4 11 13c-8 6-32 6-40 0z"
        fill={colour('fleece')}
      />
      <circle cx="-11" cy="-3" r="7" fill={colour('fleece')} />
      <circle cx="11" cy="-3" r="7" fill={colour('fleece')} />
      <path d="M-8-5h.1M14-5h.1" stroke="currentColor" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M-7 23l4 4M7 23l-4 4M0 29v3q-4 5-9 2M0 32q4 5 9 2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  );
}

export function PuzzledSheep() {
  return (
    <>
      <path d="M330 372c-60 14-190 14-240 4c40-14 180-16 240-4z" fill={colour('hill-front')} opacity=".4" />
      <path d="M192 316v52M214 318v54M268 318v54M290 314v52" stroke="currentColor" strokeWidth="13" />
      <path d="M150 236c-22-8-36 10-26 30c10 4 20-4 26-12z" fill={colour('fleece')} />
      <path d={FLEECE} fill={colour('fleece')} />
      <path
        d="M146 266c40 44 134 46 174 2a26 26 0 0 1-18 42a28 26 0 0 1-44 14a28 26 0 0 1-50 0a28 26 0 0 1-48-14a26 26 0 0 1-14-44z"
        fill={colour('roof')}
        opacity=".22"
      />
      <path
        d="M180 240a11 11 0 1 1 13 11M226 222a11 11 0 1 1 13 11M214 270a11 11 0 1 1 13 11M262 262a11 11 0 1 1 13 11"
        fill="none"
        stroke={colour('roof')}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".3"
      />
      <Head />
      <path d="M328 244q18 2 30-12" fill="none" stroke={colour('hill-front')} strokeWidth="2.5" />
      <path d="M360 230h.1" stroke={colour('accent')} strokeWidth="11" strokeLinecap="round" />
    </>
  );
}
