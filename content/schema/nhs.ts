import { z } from 'zod';
import { exemptCircumstances } from '../../domain/nhs-band.ts';
import { absoluteUrl, isoDate, text } from './fields.ts';

const pounds = z.number().positive().multipleOf(0.01).describe('Pounds, such as 27.40');
const charges = { band1: pounds, band2: pounds, band3: pounds };
const band = z.strictObject({
  name: text.describe('As patients know it'),
  covers: z.array(text).min(1).describe('One treatment per line'),
});

/** Rows by date. Pages show the latest row in force. */
export const nhsCharges = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        effectiveFrom: isoDate.meta({ title: 'First day', description: 'The day from which these charges apply' }),
        confirmedOn: isoDate.meta({ title: 'Checked on', description: 'When they were last compared with nhs.uk' }),
        label: text.meta({ title: 'Year', description: "Shown beside the table, such as '2025'" }),
        ...charges,
        emergency: pounds,
      }),
    )
    .min(1)
    .meta({
      title: 'Charges',
      description: 'Add a row when they change and keep the old ones; the site shows the new ones from their first day',
    }),
  reminder: z
    .strictObject({
      text: text.describe('{date} becomes the day on which they were last checked'),
      link: text.describe('The words of the link to nhs.uk'),
      url: absoluteUrl,
    })
    .describe('Shown under the charges when 1 April has passed since they were confirmed'),
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

/** The statutory charges, to check the published rows against. Never shown. */
export const statutoryNhsCharges = z.array(
  z.strictObject({
    effectiveFrom: isoDate.meta({ title: 'First day' }),
    source: text,
    ...charges,
  }),
);
