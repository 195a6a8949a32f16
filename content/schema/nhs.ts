import { z } from 'zod';
import { exemptCircumstances } from '../../domain/nhs-band.ts';
import { isoDate, text } from './fields.ts';

const pounds = z.number().positive().multipleOf(0.01);

/** Dated rows: the newest row whose date has come is the one that every page shows. */
export const nhsCharges = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        effectiveFrom: isoDate,
        label: text.describe("Shown beside the table, such as '2025'"),
        band1: pounds,
        band2: pounds,
        band3: pounds,
        emergency: pounds,
      }),
    )
    .min(1),
  bands: z.strictObject({
    band1: z.strictObject({ name: text, covers: z.array(text).min(1) }),
    band2: z.strictObject({ name: text, covers: z.array(text).min(1) }),
    band3: z.strictObject({ name: text, covers: z.array(text).min(1) }),
    emergency: z.strictObject({ name: text, covers: z.array(text).min(1) }),
  }),
  exemptions: z
    .array(
      z.strictObject({
        id: z.string(),
        circumstance: z.enum(exemptCircumstances).describe("Which choice of 'What would I pay?' it belongs to"),
        who: text,
        proof: text,
      }),
    )
    .refine(
      (exemptions) => exemptCircumstances.every((name) => exemptions.some(({ circumstance }) => circumstance === name)),
      `expected at least one entry for each circumstance: ${exemptCircumstances.join(', ')}`,
    ),
});

/** What the law says, to hold the published rows against; never shown. */
export const statutoryNhsCharges = z.array(
  z.strictObject({ effectiveFrom: isoDate, source: text, band1: pounds, band2: pounds, band3: pounds }),
);
