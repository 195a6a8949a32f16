import type { ContentFile } from '../content-file.ts';
import type { Brand, Palette } from '../schema/brand.ts';
import { type Finding, placeOf } from './finding.ts';

type Colour = keyof Palette;
type Pair = readonly [text: Colour, ground: Colour, least: number];

/** WCAG AAA for text that people read at length, AA for the rest. */
const bodyText = 7;
const anyText = 4.5;

const on = (text: Colour, least: number, grounds: readonly Colour[]): Pair[] => grounds.map((ground) => [text, ground, least]);
const surfaces = ['paper', 'card', 'mist'] as const;

export const textPairs: readonly Pair[] = [
  ...on('ink', bodyText, [...surfaces, 'skyTop', 'skyBottom']),
  ...on('inkSoft', bodyText, surfaces),
  ...on('ink', anyText, ['successSoft', 'warningSoft', 'dangerSoft']),
  ...on('action', anyText, [...surfaces, 'skyTop', 'skyBottom']),
  ...on('actionHover', anyText, surfaces),
  ...on('onAction', anyText, ['action', 'actionHover']),
  ...on('success', anyText, ['successSoft', ...surfaces]),
  ...on('warning', anyText, ['warningSoft', ...surfaces]),
  ...on('danger', anyText, ['dangerSoft', ...surfaces]),
  ...on('onDanger', anyText, ['danger']),
];

export function contrastFindings(brand: Brand, files: readonly ContentFile[]): Finding[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    textPairs.flatMap(([text, ground, least]) => {
      const ratio = contrastRatio(brand[scheme][text], brand[scheme][ground]);
      if (ratio >= least) return [];
      return [
        {
          kind: 'contrast' as const,
          message: `In the ${scheme} colours, ${text} on ${ground} is hard to read: ${ratio.toFixed(2)} to 1.`,
          details: [],
          places: [placeOf(files, 'brand.yaml', [scheme, text]), placeOf(files, 'brand.yaml', [scheme, ground])],
          advice: `Make one of them darker or lighter until it is at least ${least} to 1.`,
        },
      ];
    }),
  );
}

/** WCAG 2: from 1 (the same) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  const lighter = Math.max(luminance(one), luminance(other));
  const darker = Math.min(luminance(one), luminance(other));
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
