import { z } from 'zod';
import { exemptCircumstances } from '../../domain/nhs-band.ts';
import { latestKnownCharges } from '../upgrades.ts';
import { absoluteUrl, headingText, isoDate, longText, text, titleText } from './fields.ts';

const pounds = z.number().positive().multipleOf(0.01).describe('Pounds, such as 27.40');
const charges = {
  band1: pounds.meta({ title: 'Band 1' }),
  band2: pounds.meta({ title: 'Band 2' }),
  band3: pounds.meta({ title: 'Band 3' }),
};

/** What the choices about who pays are called. */
export const circumstanceTitles = { 'under-18': 'Under 18', hc2: 'HC2 certificate', hc3: 'HC3 certificate' };

const band = z.strictObject({
  name: titleText.describe('As patients know it'),
  covers: z.array(text).min(1).meta({ description: 'One treatment per line', entry: 'treatment' }),
});

/** What the bands cover, and who does not pay. The charges are in `statutoryNhsCharges`. */
export const nhsCharges = z
  .strictObject({
    firstPublished: z
      .strictObject({
        label: text.meta({ names: true, title: 'Year', description: "The year under which they were published: '2025'" }),
        ...charges,
        heading: headingText.describe('{label} becomes the year above'),
        applied: text.meta({
          title: 'When they applied',
          description: 'After the heading, if the law set these charges once. {year} becomes that year',
        }),
      })
      .optional()
      .meta({ title: 'Charges first published', description: 'Earlier charges, shown below those of today. May be left out' }),
    reminder: z
      .strictObject({
        text: longText.describe('{year} becomes the year of the charges: 2026/27'),
        link: text.describe('The words of the link to nhs.uk'),
        url: absoluteUrl.meta({ title: 'Web address' }),
      })
      .describe("Shown with the charges from a 1 April on which no newer ones are entered under 'Charges set by law'"),
    bands: z.strictObject({
      band1: band.meta({ title: 'Band 1' }),
      band2: band.meta({ title: 'Band 2' }),
      band3: band.meta({ title: 'Band 3' }),
      emergency: band,
    }),
    exemptions: z
      .array(
        z.strictObject({
          who: text.meta({ description: 'Who does not pay, or pays less', names: true }),
          proof: text.describe('The proof they need'),
          circumstance: z.enum(exemptCircumstances).meta({
            title: 'Choice',
            description: "Which choice of 'What would I pay?' it belongs to",
            choices: circumstanceTitles,
          }),
          id: z.string().meta({ title: 'Short name', description: 'One word that no other line has: students', key: true }),
        }),
      )
      .refine(
        (exemptions) => exemptCircumstances.every((name) => exemptions.some(({ circumstance }) => circumstance === name)),
        `expected at least one entry for each circumstance: ${exemptCircumstances.join(', ')}`,
      )
      .describe('Who does not pay, and the proof they need'),
  })
  .meta({
    title: 'NHS bands and exemptions',
    description: "Today's charges are under 'Charges set by law'.",
  });

/** Rows by date. Pages show the latest one in force. New releases add rows. */
export const statutoryNhsCharges = z
  .array(
    z.strictObject({
      effectiveFrom: isoDate.meta({ title: 'First day', description: 'The site shows these charges from this day on' }),
      source: text.meta({ title: 'Found at', description: 'Where they were found, for whoever checks them' }),
      ...charges,
    }),
  )
  .refine(
    (rows) => rows.some(({ effectiveFrom }) => effectiveFrom <= latestKnownCharges),
    `expected the charges from ${latestKnownCharges} or earlier`,
  )
  .meta({
    title: 'Charges set by law',
    description:
      'Pages show the last charges whose first day has come. Add a row when new ones are announced, or stay the same on 1 April.',
    entry: 'row of charges',
  });
