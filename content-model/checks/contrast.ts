import type { ContentFile } from '../content-file.ts';
import { fieldLabels } from '../field-address.ts';
import { kindOf } from '../json-schemas.ts';
import type { Brand, Palette } from '../schema/brand.ts';
import { type Finding, findingsWhere } from './finding.ts';

type Colour = keyof Palette;
type Pair = readonly [text: Colour, background: Colour, minRatio: number];

/** WCAG AAA for body text, AA for other text. */
const bodyText = 7;
const anyText = 4.5;

const on = (text: Colour, minRatio: number, backgrounds: readonly Colour[]): Pair[] =>
  backgrounds.map((background) => [text, background, minRatio]);
const surfaces = ['paper', 'card', 'mist'] as const;

const textPairs: readonly Pair[] = [
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

const titleOf = (colour: Colour) => fieldLabels(['light', colour], kindOf('brand.yaml')?.schema).at(-1);

export function contrastFindings(brand: Brand, files: readonly ContentFile[]): Finding[] {
  const rules = (['light', 'dark'] as const).flatMap((scheme) =>
    textPairs.map(([text, background, minRatio]) => {
      const ratio = contrastRatio(brand[scheme][text], brand[scheme][background]);
      return {
        when: ratio < minRatio,
        message: `In the ${scheme} colours, '${titleOf(text)}' on '${titleOf(background)}' has too little contrast: ${ratio.toFixed(2)} to 1.`,
        at: [text, background].map((colour) => ({ file: 'brand.yaml', field: [scheme, colour] })),
        advice: `Make one of them darker or lighter until the contrast is at least ${minRatio} to 1.`,
      };
    }),
  );
  return findingsWhere('contrast', files, rules);
}

/** The WCAG 2 contrast ratio, from 1 (same colour) to 21 (black on white). */
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
