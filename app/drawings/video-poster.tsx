import { type ReactNode, useId } from 'react';
import { colour } from './colour.ts';
import { SkyPaints } from './sky-paints.tsx';

/** Stands in for the thumbnail of a film: the hills of the site, and the icon that it is given, of what the film is about. */
export function VideoPoster({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" focusable="false">
      <defs>
        <SkyPaints id={id} />
      </defs>
      <path d="M0 0H320V180H0Z" fill={`url(#${id}sky)`} />
      <circle cx="258" cy="80" r="26" fill={colour('sun')} />
      <path d="M0 112C50 84 104 86 160 104S270 92 320 74V180H0Z" fill={colour('hill-far')} />
      <path d="M0 132C62 104 128 122 190 128S286 106 320 104V180H0Z" fill={colour('hill-mid')} />
      <path d="M0 150C76 132 150 156 220 146S300 138 320 140V180H0Z" fill={colour('hill-near')} />
      <path d="M0 168C90 154 190 176 320 160V180H0Z" fill={colour('hill-front')} />
      <g
        transform="translate(131 22) scale(2.4)"
        fill="none"
        stroke={colour('action')}
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {children}
      </g>
    </svg>
  );
}
