import { colour, mix } from '../colour.ts';

const LEEDS = 'M-58 6v-11l6-4 6 4v-3h9v4l7-5 7 5h4v-9h38v9h6v-5h8v4l7-4 7 4v11zM-7-12v-12h14v12zM-6-24c0-9 3-12 5-13v-6h2v6c2 1 5 4 5 13z';
const RIPON = 'M-22 4v-38l1.500-5 1.500 5h8l1.500-5 1.500 5v12l7-9 7 9v-12l1.500-5 1.500 5h8l1.500-5 1.500 5v18h28l5 6v18z';
const BRADFORD = 'M-62 8v-12l7-4 7 4v-5h10v5l6-4 6 4v-8h18v-30h-2v-4h2v-6l4-9 4 9v6h2v4h-2v30h16v6h6v-9h14v-29h-1v-4h8v4h-1v29h14v9h8l6-4 7 4v10z';

/** The three practices' towns, a hand's breadth high on their own ridges; their windows are lit by night. */
export function FarTowns() {
  return (
    <g fill={mix('hill-far', 'roof', 55)} stroke={colour('window')} strokeWidth="0">
      <g transform="translate(690 382)">
        <path d={LEEDS} />
        <path d="M-15-6v4M-10-6v4M-5-6v4M0-6v4M5-6v4M10-6v4M15-6v4M0-19v1M-48 0v2M-38 0v2M34 0v2M44 0v2" strokeWidth="1.800" />
      </g>
      <g transform="translate(884 306)">
        <path d={RIPON} />
        <path d="M-17-28v7M-13-28v7M13-28v7M17-28v7M-17-15v7M-13-15v7M13-15v7M17-15v7M-4-14v8M0-16v10M4-14v8M28-8v5M34-8v5M40-8v5M46-8v5" strokeWidth="1.700" />
      </g>
      <g transform="translate(1136 326)">
        <path d={BRADFORD} />
        <path d="M-24-3v3M-18-3v3M-12-10v6M-7-10v6M8-10v6M13-10v6M1-38v4M42-8v3M48-8v3M54-8v3M60-8v3M-46 0v2M-34 0v2" strokeWidth="1.700" />
      </g>
    </g>
  );
}
