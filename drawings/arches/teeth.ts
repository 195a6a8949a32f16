import type { SiteContent } from '../../content-model/schema/site.ts';
import { seededRandom } from '../seeded-random.ts';

export type ArchDrawing = NonNullable<SiteContent['transformations'][number]['before']>;

export type ToothKind = 'central' | 'lateral' | 'canine' | 'premolar';

export interface Tooth {
  kind: ToothKind;
  /** Middle of its gum line. x is measured from the middle of the mouth. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** In degrees. */
  tilt: number;
  /** 0 faces the viewer, 1 is almost a quarter turn. */
  turned: number;
  /** Above 0 in front of its neighbours, below 0 behind them. */
  depth: number;
  side: -1 | 1;
}

/** From the middle outwards, as seen from the front. `lap` is the share of its width that a crowded tooth overlaps its inner neighbour. */
const HALF_ARCH: readonly { kind: ToothKind; width: number; gum: number; edge: number; lap: number; out: number }[] = [
  { kind: 'central', width: 60, gum: 0, edge: 0, lap: 0.08, out: 1 },
  { kind: 'lateral', width: 46, gum: 4, edge: -4, lap: 0.3, out: -1 },
  { kind: 'canine', width: 44, gum: -2, edge: 2, lap: 0.28, out: 0.9 },
  { kind: 'premolar', width: 32, gum: 2, edge: -4, lap: 0.1, out: 0 },
  { kind: 'premolar', width: 22, gum: 4, edge: -5, lap: 0.04, out: 0 },
];

const SIDES = [-1, 1] as const;
const NORMAL_OVERBITE = 0.3;
const round = (value: number) => Math.round(value * 10) / 10;

/** Heights of the upper gum line and the biting edges at a distance from the middle. */
const gumLine = (x: number) => 112 - 4 * (x / 190) ** 2;
const edgeLine = (x: number) => 187 - 32 * (x / 190) ** 2;

/** Gaps open in the middle first, then everywhere. Each side has half of the middle gap. */
function gapBefore(index: number, spacing: number): number {
  if (index > 0) return 13 * Math.max(0, (spacing - 0.55) / 0.45);
  return spacing > 0.55 ? 14 - 16 * (spacing - 0.55) : (14 * spacing) / 0.55;
}

export function upperTeeth({ seed, crowding, spacing, overbite, midlineShift, rotated }: ArchDrawing): Tooth[] {
  const random = seededRandom(`teeth${seed}`);
  const around = (salt: number, reach: number) => (random(salt) * 2 - 1) * reach;
  const slim = 0.93 + 0.1 * random(90);
  const tall = 0.94 + 0.1 * random(91);
  return SIDES.flatMap((side) => {
    let reached = 0;
    return HALF_ARCH.map(({ kind, width: full, gum, edge, lap, out }, index): Tooth => {
      const place = side < 0 ? 4 - index : 5 + index;
      const turned = rotated.includes(place) ? 0.6 + 0.4 * random(place + 70) : 0;
      const width = full * (1 - 0.08 * spacing) * (kind === 'lateral' ? slim : 1) * (1 - 0.17 * turned);
      reached += gapBefore(index, spacing) - width * lap * crowding;
      const centre = reached + width / 2;
      reached += width;
      const front = Math.max(0, 1 - (centre / 150) ** 2);
      const rise = kind === 'canine' ? 18 * Math.max(0, (crowding - 0.6) / 0.4) : 0;
      const bite = (overbite - NORMAL_OVERBITE) * (overbite < NORMAL_OVERBITE ? 30 : 18) * front;
      return {
        kind,
        x: round(side * centre + 30 * midlineShift + around(place + 30, 3 * crowding)),
        y: round(gumLine(centre) + gum + bite - rise + around(place + 10, 5 * crowding)),
        width: round(width),
        height: round((edgeLine(centre) + edge - gumLine(centre) - gum) * tall),
        tilt: round(around(place + 50, 7 * crowding) + 2.5 * midlineShift + side * 5 * turned),
        turned: round(turned),
        depth: round(crowding * (out + around(place + 80, 0.8)) + turned - index / 10),
        side,
      };
    });
  });
}

const LOWER_HALF: readonly { kind: ToothKind; width: number }[] = [
  { kind: 'central', width: 36 },
  { kind: 'central', width: 38 },
  { kind: 'canine', width: 40 },
  { kind: 'premolar', width: 34 },
];
const LOWER_HEIGHT = 48;

/** The lower front teeth. The overbite decides how much of them is visible. */
export function lowerTeeth({ seed, crowding, overbite }: ArchDrawing): Tooth[] {
  const random = seededRandom(`lower${seed}`);
  const around = (salt: number, reach: number) => (random(salt) * 2 - 1) * reach;
  const open = overbite < NORMAL_OVERBITE;
  const cover = open ? -14 + (overbite / NORMAL_OVERBITE) * 28 : 14 + ((overbite - NORMAL_OVERBITE) / 0.7) * 40;
  return SIDES.flatMap((side) => {
    let reached = 0;
    return LOWER_HALF.map(({ kind, width }, index): Tooth => {
      const centre = (reached + width / 2) * (1 - 0.07 * crowding);
      reached += width;
      const place = side < 0 ? 3 - index : 4 + index;
      return {
        kind,
        x: round(side * centre),
        y: round(edgeLine(centre) - cover + LOWER_HEIGHT + around(place, 3 * crowding)),
        width,
        height: LOWER_HEIGHT,
        tilt: round(around(place + 20, 6 * crowding)),
        turned: 0,
        depth: round(around(place + 40, crowding)),
        side,
      };
    });
  });
}
