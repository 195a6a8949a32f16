import { z } from 'zod';
import { hexColour } from './fields.ts';

/** Colours by role. The content check measures the contrast of every text pair. */
const palette = z.strictObject({
  ink: hexColour.describe('Headings and body text'),
  inkSoft: hexColour.describe('Secondary text'),
  paper: hexColour.describe('Page background'),
  card: hexColour.describe('Background of cards'),
  mist: hexColour.describe('Background of every other section'),
  line: hexColour.describe('Lines'),
  action: hexColour.describe('Buttons, links, the top bar'),
  actionHover: hexColour,
  onAction: hexColour.describe('Text on buttons'),
  accent: hexColour.describe('Small accents only'),
  success: hexColour.describe("Text of 'Accepting NHS patients'"),
  successSoft: hexColour.describe("Background of 'Accepting NHS patients'"),
  warning: hexColour.describe("Text of 'NHS list full'"),
  warningSoft: hexColour.describe("Background of 'NHS list full'"),
  danger: hexColour.describe('Emergencies and errors only'),
  dangerSoft: hexColour,
  onDanger: hexColour,
  skyTop: hexColour,
  skyBottom: hexColour,
  sun: hexColour,
  cloud: hexColour,
  hillFar: hexColour,
  hillMid: hexColour,
  hillNear: hexColour,
  hillFront: hexColour,
  wall: hexColour.describe('Dry-stone walls across the fields'),
  stone: hexColour.describe('Lit face of a building'),
  stoneShade: hexColour,
  stoneTrim: hexColour,
  roof: hexColour,
  roofShade: hexColour,
  window: hexColour,
  fleece: hexColour.describe('Sheep'),
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

export const brand = z.strictObject({
  mark: mark.meta({
    title: 'Logo',
    description: "Before the group's name. Shapes are in a square of 100 by 100 around 0 0, each in one of the colours below",
  }),
  themeColour: z.strictObject({ light: hexColour, dark: hexColour }),
  light: palette,
  dark: palette,
});
export type Brand = z.infer<typeof brand>;
