import { z } from 'zod';
import { hexColour } from './fields.ts';

/** Colours by role. The content check measures the contrast of every text pair. */
const palette = z.strictObject({
  ink: hexColour.describe('Headings and body text'),
  inkSoft: hexColour.describe('Secondary text'),
  paper: hexColour.describe('Page background'),
  card: hexColour.describe('Raised surfaces'),
  mist: hexColour.describe('Alternate bands'),
  line: hexColour.describe('Rules and borders'),
  action: hexColour.describe('Buttons, links, the top bar'),
  actionHover: hexColour,
  onAction: hexColour.describe('Text on action'),
  accent: hexColour.describe('Small accents only'),
  success: hexColour.describe('Text of the accepting pill'),
  successSoft: hexColour.describe('Background of the accepting pill'),
  warning: hexColour.describe('Text of the list-full pill'),
  warningSoft: hexColour.describe('Background of the list-full pill'),
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
  z.literal('rose'),
  z
    .array(
      z.strictObject({
        path: z.string().regex(/^M[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/, "expected the path of an SVG, such as 'M0-40L40 40H-40Z'"),
        fill: palette.keyof(),
      }),
    )
    .min(1),
]);

export const brand = z.strictObject({
  mark: mark.describe(
    "The logo before the group's name: 'rose', or shapes in a 100 by 100 square centred on 0 0, each in a colour of the palette",
  ),
  themeColour: z.strictObject({ light: hexColour, dark: hexColour }),
  light: palette,
  dark: palette,
});
export type Brand = z.infer<typeof brand>;
