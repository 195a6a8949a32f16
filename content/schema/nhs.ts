import { z } from 'zod';
import { exemptCircumstances } from '../../domain/nhs-band.ts';
import { absoluteUrl, isoDate, text } from './fields.ts';

const pounds = z.number().positive().multipleOf(0.01).describe('Pounds, such as 27.40');
const band = z.strictObject({
  name: text.describe('As patients know it'),
  covers: z.array(text).min(1).describe('One treatment a line'),
});

/** Dated rows: the newest row whose date has come is the one that every page shows. */
export const nhsCharges = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        effectiveFrom: isoDate.describe('The day from which these charges count'),
        confirmedOn: isoDate.describe('The day on which somebody last compared them with nhs.uk'),
        label: text.describe("Shown beside the table, such as '2025'"),
        band1: pounds,
        band2: pounds,
        band3: pounds,
        emergency: pounds,
      }),
    )
    .min(1)
    .meta({
      title: 'Charges',
      description: 'Add a row when they change and leave the old ones: the site changes over by itself',
    }),
  reminder: z
    .strictObject({
      text: text.describe('With {date} in it'),
      link: text.describe('The words of the link to nhs.uk'),
      url: absoluteUrl,
    })
    .describe('Shown under the charges when a first of April has passed since they were confirmed'),
  bands: z.strictObject({
    band1: band,
    band2: band,
    band3: band,
    emergency: band,
  }),
  exemptions: z
    .array(
      z.strictObject({
        id: z.string().describe('A short name of its own'),
        circumstance: z.enum(exemptCircumstances).describe("Which choice of 'What would I pay?' it belongs to"),
        who: text.describe('Who does not pay, or pays less'),
        proof: text.describe('What they show us'),
      }),
    )
    .refine(
      (exemptions) => exemptCircumstances.every((name) => exemptions.some(({ circumstance }) => circumstance === name)),
      `expected at least one entry for each circumstance: ${exemptCircumstances.join(', ')}`,
    )
    .describe('Who does not pay, and what they show us'),
});

/** What the law says, to hold the published rows against; never shown. */
export const statutoryNhsCharges = z.array(
  z.strictObject({ effectiveFrom: isoDate, source: text, band1: pounds, band2: pounds, band3: pounds }),
);
