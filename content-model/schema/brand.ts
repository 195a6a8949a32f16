import { z } from 'zod';
import { hexColour, technical } from './fields.ts';

const colour = (title: string, description?: string) => hexColour.meta({ title, ...(description && { description }) });

/** Colours by role. The content check measures the contrast of every text pair. */
const palette = z.strictObject({
  ink: colour('Ink', 'Headings and body text'),
  inkSoft: colour('Soft ink', 'Secondary text'),
  paper: colour('Paper', 'Page background'),
  card: colour('Card', 'Background of cards'),
  mist: colour('Mist', 'Background of every other section'),
  line: colour('Line', 'Lines'),
  action: colour('Button', 'Buttons, links, the top bar'),
  actionHover: colour('Button under the pointer'),
  onAction: colour('Text on a button'),
  accent: colour('Accent', 'Small accents only'),
  success: colour('Success', "Text of 'Accepting NHS patients'"),
  successSoft: colour('Soft success', "Background of 'Accepting NHS patients'"),
  warning: colour('Warning', "Text of 'NHS list full'"),
  warningSoft: colour('Soft warning', "Background of 'NHS list full'"),
  danger: colour('Danger', 'Emergencies and errors only'),
  dangerSoft: colour('Soft danger'),
  onDanger: colour('Text on danger'),
  skyTop: colour('Top of the sky'),
  skyBottom: colour('Bottom of the sky'),
  sun: colour('Sun'),
  cloud: colour('Cloud'),
  hillFar: colour('Hill far away'),
  hillMid: colour('Hill in the middle'),
  hillNear: colour('Hill nearby'),
  hillFront: colour('Hill in front'),
  wall: colour('Wall', 'Dry-stone walls across the fields'),
  stone: colour('Stone', 'Lit face of a building'),
  stoneShade: colour('Stone in the shade'),
  stoneTrim: colour('Edges of stone'),
  roof: colour('Roof'),
  roofShade: colour('Roof in the shade'),
  window: colour('Window'),
  fleece: colour('Fleece', 'Sheep'),
});
export type Palette = z.infer<typeof palette>;

const mark = z.union([
  z.literal('rose').meta({ title: 'The rose' }),
  z
    .array(
      z.strictObject({
        path: z.string().regex(/^M[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/, "expected the path of an SVG, such as 'M0-40L40 40H-40Z'"),
        fill: palette.keyof(),
      }),
    )
    .min(1)
    .meta({ title: 'Shapes of your own' }),
]);

export const brand = z
  .strictObject({
    mark: mark.meta({
      ...technical,
      title: 'Logo',
      description: "Before the group's name. Shapes are in a square of 100 by 100 around 0 0, each in one of the colours below",
    }),
    themeColour: z.strictObject({ light: hexColour, dark: hexColour }).describe('Of the bar around the page on a phone'),
    light: palette,
    dark: palette,
  })
  .meta({ title: 'Colours' });
export type Brand = z.infer<typeof brand>;
