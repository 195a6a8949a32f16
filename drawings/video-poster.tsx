import { type ComponentType, type ReactNode, useId } from 'react';
import type { Video } from '../content-model/schema/showcase.ts';
import { colour } from './colour.ts';
import { Aligner } from './posters/aligner.tsx';
import { Brushing } from './posters/brushing.tsx';
import { FirstVisit } from './posters/first-visit.tsx';
import { SkyGradients } from './sky-gradients.tsx';

type Subject = Video['icon'];

const SCENES: Partial<Record<Subject, ComponentType>> = { braces: Aligner, child: FirstVisit, toothbrush: Brushing };

/** An icon above hills. */
function Hills({ children }: { children?: ReactNode }) {
  const id = useId();
  return (
    <>
      <defs>
        <SkyGradients id={id} />
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
    </>
  );
}

/** Replaces a missing video thumbnail: a scene for the subject, or its icon above hills. */
export function VideoPoster({ children, subject }: { children?: ReactNode; subject: Subject }) {
  const Scene = SCENES[subject];
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" fill={colour('danger-soft')} stroke="none">
      {Scene ? <Scene /> : <Hills>{children}</Hills>}
    </svg>
  );
}
