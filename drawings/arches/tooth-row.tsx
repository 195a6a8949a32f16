import { LIGHT, NECK, SHADE } from './mouth.tsx';
import type { Tooth, ToothKind } from './teeth.ts';

const WHITE = [254, 252, 247] as const;
const YELLOW = [226, 203, 157] as const;
const LINE = [150, 100, 80] as const;
const MOUTH = [120, 60, 60] as const;

type Channels = readonly number[];

const blend = (from: Channels, to: Channels, share: number) =>
  from.map((channel, index) => channel + ((to[index] ?? channel) - channel) * share);
const hex = (channels: Channels) => `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** The colours of a tooth, from 0 (light) to 1 (stained). */
export function enamel(shade: number) {
  const base = blend(WHITE, YELLOW, shade);
  return {
    base: hex(base),
    line: hex(blend(base, LINE, 0.45)),
    /** For teeth in shade. */
    dim: hex(blend(base, MOUTH, 0.14)),
  };
}

/** Height of the gum between two touching teeth, as a share of the shorter one. */
const REACH = 0.6;

/** The outline of a gum around its teeth. Wide gaps are filled less than narrow ones. `towards` is 1 for the upper gum, -1 for the lower. */
export function gums(teeth: readonly Tooth[], towards: 1 | -1): string {
  const row = teeth.toSorted((one, other) => one.x - other.x);
  const [first] = row;
  const last = row.at(-1);
  if (!first || !last) return '';
  // The upper gum ends behind the last visible tooth; the lower one continues below the lip.
  const [far, beyond] = towards === 1 ? [50, 20] : [290, 90];
  const at = (x: number, y: number) => `${Math.round(260 + x)} ${Math.round(y)}`;
  const neck = ({ x, y }: Tooth) => at(x, y + 2 * towards);
  const between = row.slice(1).map((tooth, index) => {
    const before = row[index] ?? tooth;
    const from = before.x + before.width / 2;
    const gap = tooth.x - tooth.width / 2 - from;
    const reach = Math.max(9, REACH * Math.min(before.height, tooth.height) - Math.max(0, gap) * 1.5) * towards;
    const tip = at(from + gap / 2, (before.y + tooth.y) / 2 + reach);
    const left = at(from + gap / 6 - 4, before.y + reach * 0.3);
    const right = at(from + (gap * 5) / 6 + 4, tooth.y + reach * 0.3);
    return `Q${left} ${tip}Q${right} ${neck(tooth)}`;
  });
  const start = first.x - first.width / 2;
  const end = last.x + last.width / 2;
  return `M${at(start - beyond, far)}Q${at(start, first.y + 8 * towards)} ${neck(first)}${between.join('')}Q${at(end, last.y + 8 * towards)} ${at(end + beyond, far)}Z`;
}

/** Crowns of teeth to the left of the middle, in a box of 100 by 100 below the gum line. */
const CROWNS: Record<ToothKind, string> = {
  central: 'M-38 13C-28-5 29-6 39 11C43 38 50 64 49.5 89Q49 98 41 99C14 102-14 101-37 98Q-49 96-50 83C-50 62-44 38-38 13Z',
  lateral: 'M-36 13C-26-5 27-5 37 11C43 38 50 62 49 85Q48 97 37 99C14 102-8 101-25 97Q-47 92-50 73C-50 54-42 36-36 13Z',
  canine:
    'M-38 14C-27-6 27-6 39 13C46 36 51 56 48 77C37 88 19 98 5 102C-1 103.5-6 102-12 98C-26 90-42 84-49 72C-51 54-44 36-38 14Z',
  premolar: 'M-42 14C-29-5 29-5 42 13C48 36 51 60 48 80C35 90 17 99 1 101C-16 99-36 92-48 78C-51 58-48 36-42 14Z',
};

/** Shapes for `defs`: the crowns, and the shade and highlight of a tooth that faces the light. */
export function ToothShapes({ id }: { id: string }) {
  return (
    <>
      {Object.entries(CROWNS).map(([kind, crown]) => (
        <g key={kind} id={`${id}${kind}`}>
          <path d={crown} id={`${id}${kind}-crown`} />
          <path d="M-37 13C-27-4 28-5 38 11C24 8-22 9-37 13Z" fill={NECK} fillOpacity=".3" stroke="none" />
        </g>
      ))}
      <g id={`${id}light`}>
        <path d="M-37 14C-45 38-50 58-48 74Q-46 85-39 90C-42 66-34 38-26 6Z" fill={SHADE} fillOpacity=".1" stroke="none" />
        <path d="M22 30Q28 40 29 52" stroke={LIGHT} strokeWidth="10" />
      </g>
    </>
  );
}

/** A tooth with less depth than this is in the shade of its neighbours. */
const BEHIND = -0.6;

/** The cheeks shade the premolars. */
const shadeOf = ({ depth, kind, x }: Tooth) =>
  kind === 'premolar' ? (Math.abs(x) < 170 ? 0.14 : 0.3) : depth < BEHIND ? 0.16 : 0;

/** The teeth of one jaw, back to front. `towards` is 1 for the upper jaw and -1 for the lower. */
export function ToothRow({ id, teeth, towards }: { id: string; teeth: readonly Tooth[]; towards: 1 | -1 }) {
  return teeth
    .toSorted((one, other) => one.depth - other.depth)
    .map((tooth) => {
      const { kind, x, y, width, height, tilt, turned, side } = tooth;
      const shade = shadeOf(tooth);
      const lean = turned > 0 ? `skewY(${side * 8})` : '';
      const size = `scale(${((-side * width) / 100).toFixed(2)} ${((towards * height) / 100).toFixed(2)})`;
      return (
        <g key={x} transform={`translate(${Math.round(260 + x)} ${Math.round(y)})rotate(${tilt})${lean}${size}`}>
          <use href={`#${id}${kind}`} />
          {towards === 1 && turned === 0 && shade === 0 && (
            <use href={`#${id}light`} transform={side === 1 ? 'scale(-1 1)' : undefined} />
          )}
          {turned > 0 && <use href={`#${id}${kind}-crown`} fill={`url(#${id}turned)`} />}
          {shade > 0 && <use href={`#${id}${kind}-crown`} fill={SHADE} fillOpacity={shade} />}
        </g>
      );
    });
}
