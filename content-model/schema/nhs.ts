import { z } from 'zod';
import { exemptCircumstances } from '../../domain/nhs-band.ts';
import { latestKnownCharges } from '../upgrades.ts';
import { absoluteUrl, isoDate, text } from './fields.ts';

const pounds = z.number().positive().multipleOf(0.01).describe('Pounds, such as 27.40');
const charges = { band1: pounds, band2: pounds, band3: pounds };
const band = z.strictObject({
  name: text.describe('As patients know it'),
  covers: z.array(text).min(1).describe('One treatment per line'),
});

/** What the bands cover, and who does not pay. The charges are in `statutoryNhsCharges`. */
export const nhsCharges = z.strictObject({
  firstPublished: z
    .strictObject({
      label: text.meta({ title: 'Year', description: "The year under which they were published: '2025'" }),
      ...charges,
      heading: text.describe('{label} becomes the year above'),
      applied: text.meta({
        title: 'When they applied',
        description: 'After the heading, if the law set these charges once. {year} becomes that year',
      }),
    })
    .optional()
    .meta({ title: 'Charges first published', description: 'Earlier charges, shown below those of today. May be left out' }),
  reminder: z
    .strictObject({
      text: text.describe('{year} becomes the year of the charges: 2026/27'),
      link: text.describe('The words of the link to nhs.uk'),
      url: absoluteUrl,
    })
    .describe("Shown with the charges from a 1 April on which no newer ones are entered under 'Charges set by law'"),
  bands: z.strictObject({ band1: band, band2: band, band3: band, emergency: band }),
  exemptions: z
    .array(
      z.strictObject({
        id: z.string().meta({ title: 'Short name', description: 'One word that no other line has: students' }),
        circumstance: z.enum(exemptCircumstances).describe("Which choice of 'What would I pay?' it belongs to"),
        who: text.describe('Who does not pay, or pays less'),
        proof: text.describe('The proof they need'),
      }),
    )
    .refine(
      (exemptions) => exemptCircumstances.every((name) => exemptions.some(({ circumstance }) => circumstance === name)),
      `expected at least one entry for each circumstance: ${exemptCircumstances.join(', ')}`,
    )
    .describe('Who does not pay, and the proof they need'),
});

/** Rows by date. Pages show the latest one in force. New releases add rows. */
export const statutoryNhsCharges = z
  .array(
    z.strictObject({
      effectiveFrom: isoDate.meta({ title: 'First day', description: 'The site shows these charges from this day on' }),
      source: text.describe('Where they were found, for whoever checks them'),
      ...charges,
    }),
  )
  .refine(
    (rows) => rows.some(({ effectiveFrom }) => effectiveFrom <= latestKnownCharges),
    `expected the charges from ${latestKnownCharges} or earlier`,
  );
