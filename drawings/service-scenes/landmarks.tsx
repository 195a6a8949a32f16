import type { ComponentType } from 'react';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { colour, mix } from '../colour.ts';

/** `molar` is the id of the molar in `defs`. The near hill covers landmarks below about y = 138. */
export type Landmark = ComponentType<{ molar: string }>;

const SPARK = 'M0-16C2-5 5-2 16 0C5 2 2 5 0 16C-2 5-5 2-16 0C-5-2-2-5 0-16Z';

/** A molar under repair. */
function Repair({ molar }: { molar: string }) {
  return (
    <>
      <use href={`#${molar}`} transform="translate(262 40)scale(1.15)" />
      <path d="M270 48c4-6 12-8 18-5c8 4 12 12 12 20c-10 6-26-2-30-15z" fill={mix('fleece', 'stone-trim', 50)} />
      <g fill="none" stroke={mix('stone-trim', 'fleece', 25)} strokeLinecap="round">
        <path d="M196 152 232 50M212 156 248 54" strokeWidth="4" />
        <path d="M202 136l15 4M208 119l15 4M214 102l15 4M220 85l15 4M226 68l15 4" strokeWidth="3" />
        <path d="M246 58q10 4 12 16" strokeWidth="2" />
      </g>
      <path d="M250 74h18l-3 16h-12z" fill={colour('action')} />
    </>
  );
}

/** A molar with the sun behind it. */
function Gleam({ molar }: { molar: string }) {
  return (
    <>
      <circle cx="262" cy="86" r="74" fill={colour('sun')} opacity=".3" />
      <circle cx="262" cy="86" r="54" fill={colour('sun')} opacity=".45" />
      <use href={`#${molar}`} transform="translate(262 42)scale(1.15)" />
      <g fill={colour('accent')} stroke={mix('accent', 'stone-trim', 60)}>
        <path d={SPARK} transform="translate(312 44)" />
        <path d={SPARK} transform="translate(214 66)scale(.7)" />
        <path d={SPARK} transform="translate(330 88)scale(.5)" />
      </g>
    </>
  );
}

/** A toothbrush as tall as a tree. */
function Brush({ molar }: { molar: string }) {
  return (
    <>
      <use href={`#${molar}`} transform="translate(198 78)scale(.75)" />
      <path d="M262 26h-26v62h26z" fill={colour('fleece')} />
      <path d="M262 34h-26v10h26zM262 54h-26v10h26zM262 74h-26v8h26z" fill={mix('action', 'cloud', 40)} />
      <path d="M262 30q0-12 11-12t11 12v62q0 12 3 22v50h-22v-50q-3-12-3-22z" fill={colour('action')} />
      <path d="M276 104v44" stroke={mix('action', 'cloud', 45)} strokeWidth="4" strokeLinecap="round" />
      <g fill={mix('fleece', 'white', 60)} stroke={mix('fleece', 'roof', 30)}>
        <circle cx="222" cy="66" r="10" />
        <circle cx="208" cy="76" r="7" />
        <circle cx="226" cy="84" r="8" />
        <circle cx="206" cy="48" r="5" />
        <circle cx="190" cy="60" r="3.5" />
      </g>
    </>
  );
}

/** Three molars of different sizes, the smallest with a kite. */
function Family({ molar }: { molar: string }) {
  return (
    <>
      <use href={`#${molar}`} transform="translate(200 58)" />
      <use href={`#${molar}`} transform="translate(262 82)scale(.72)" />
      <use href={`#${molar}`} transform="translate(308 104)scale(.46)" />
      <path d="M322 108Q346 84 352 52" fill="none" stroke={colour('roof')} strokeWidth="1.5" />
      <path d="M352 18l14 20-14 22-14-22z" fill={colour('danger')} />
      <path d="M352 18l14 20h-28z" fill={colour('accent')} />
      <path d="M350 64l-8 6m8 4l-9 3" stroke={colour('action')} strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

/** An implant: a crown on a screw in the hill. */
function Anchor({ molar }: { molar: string }) {
  return (
    <>
      <path d="M120 140C180 132 196 88 262 88S346 132 400 138V170H120Z" fill={colour('hill-near')} />
      <path d="M206 170C210 128 226 104 262 104S314 128 318 170Z" fill={mix('hill-front', 'hill-near', 35)} />
      <use href={`#${molar}`} transform="translate(262 30)scale(.95 .66)" />
      <path d="M250 90h24v12l-3 54-9 12-9-12-3-54z" fill={mix('roof', 'cloud', 45)} />
      <path d="M250 90h9l-1 74-4-8-4-54z" fill={colour('roof')} opacity=".5" />
      <path
        d="M246 104l32 5M247 115l30 5M248 126l28 5M250 137l25 4M252 148l21 4"
        stroke={colour('roof')}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </>
  );
}

/** A molar, half of it shown as a scan. */
function Scan({ molar }: { molar: string }) {
  return (
    <>
      <path d="M204 22h116v122H204z" fill={mix('action', 'cloud', 70)} opacity=".5" />
      <use href={`#${molar}`} transform="translate(262 40)scale(1.1)" />
      <path
        d="M262 49v92M280 44v98M298 66h-36M299 86h-37M297 106h-35M294 126h-32M262 66q20-6 36 0"
        fill="none"
        stroke={mix('action', 'cloud', 30)}
        strokeWidth="1.5"
      />
      <path
        d="M196 40V24q0-8 8-8h16M304 16h16q8 0 8 8v16M328 120v16M196 120v16"
        fill="none"
        stroke={colour('action')}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M190 84h144" stroke={colour('accent')} strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

/** Landmarks by service icon. */
export const LANDMARKS: Partial<Record<SiteContent['services'][number]['icon'], Landmark>> = {
  tooth: Repair,
  sparkle: Gleam,
  toothbrush: Brush,
  child: Family,
  implant: Anchor,
  scan: Scan,
};
