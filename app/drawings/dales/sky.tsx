import { colour, mix } from '../colour.ts';

const STARS =
  'M64 70h.01M170 168h.01M236 52h.01M330 196h.01M402 96h.01M488 30h.01M560 150h.01M640 66h.01M716 190h.01M806 40h.01M868 128h.01M942 72h.01M1150 66h.01M1216 176h.01M1300 100h.01M1390 44h.01M1404 210h.01';
const FAINT_STARS =
  'M110 260h.01M284 120h.01M360 40h.01M446 250h.01M520 84h.01M604 230h.01M672 130h.01M760 108h.01M850 220h.01M980 150h.01M1010 30h.01M1120 150h.01M1260 40h.01M1350 160h.01';

/** Transforms stay on inner groups: the stylesheet moves the outer ones, and its transform would replace the attribute. */
export function DalesSky({ id }: { id: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={colour('sky-top')} />
          <stop offset=".66" stopColor={colour('sky-bottom')} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset=".14" stopColor={colour('sun')} stopOpacity=".6" />
          <stop offset=".4" stopColor={colour('sun')} stopOpacity=".2" />
          <stop offset="1" stopColor={colour('sun')} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0h1440v620H0z" fill={`url(#${id}sky)`} />
      <g className="night-only" stroke={colour('sun')} strokeLinecap="round">
        <path d={STARS} strokeWidth="3" />
        <path d={FAINT_STARS} strokeWidth="1.800" opacity=".7" />
        <circle cx="1052" cy="150" r="130" fill={`url(#${id}glow)`} opacity=".35" stroke="none" />
        <path d="M1062 112a40 40 0 1 0 30 62a34 34 0 1 1-30-62z" fill={colour('sun')} stroke="none" />
      </g>
      <g className="day-only drift-slow">
        <circle cx="890" cy="268" r="260" fill={`url(#${id}glow)`} />
        <circle cx="890" cy="268" r="48" fill={colour('sun')} />
      </g>
      <g className="day-only drift" fill={colour('cloud')}>
        <path d="M1128 178c-22 0-24-26-2-28c2-22 34-28 44-9c12-13 36-6 36 12c20-3 26 25 6 25z" />
        <path d="M1128 178c-14 0-20-10-15-19c20 8 90 9 110 4c3 8-2 15-11 15z" fill={mix('cloud', 'sky-bottom', 60)} />
      </g>
      <g className="day-only drift" fill={colour('cloud')} opacity=".8">
        <path d="M676 228c-14 0-16-17-1-18c2-14 22-17 29-5c9-8 23-3 23 8c13-2 17 15 4 15z" />
      </g>
    </>
  );
}
