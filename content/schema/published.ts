import { z } from 'zod';
import { text, time, ukPhone } from './fields.ts';

/**
 * Where a figure is published. The practices publish different hours, ratings and phone numbers in different places;
 * each is stored once, beside the surfaces that show it, and the content check lists where they disagree.
 */
export const surface = z.enum([
  'top-bar',
  'footer',
  'contact-card',
  'practice-card',
  'reviews-section',
  'legal-pages',
  'nhs-pages',
  'nhs-leeds-page',
  'bradford-page',
  'accessibility-line',
  'emergency-page',
  'faq',
  'help-card',
  'structured-data',
  'structured-data-organisation',
  'structured-data-reviews',
  'structured-data-local-business',
]);
export type Surface = z.infer<typeof surface>;
const surfaces = z.array(surface).min(1);

const dayHours = z.union([
  z.literal('closed'),
  z.strictObject({
    open: time,
    close: time,
    lunch: z.strictObject({ from: time, to: time }).optional(),
  }),
]);

export const weekHours = z.strictObject({
  monday: dayHours,
  tuesday: dayHours,
  wednesday: dayHours,
  thursday: dayHours,
  friday: dayHours,
  saturday: dayHours,
  sunday: dayHours,
});

export const publishedHours = z.strictObject({ surfaces, week: weekHours });
export const publishedHoursText = z.strictObject({ surfaces, text });
export const publishedPhone = z.strictObject({ surfaces, phone: ukPhone });
export const publishedRating = z.strictObject({
  surfaces,
  rating: z.number().min(1).max(5),
  reviewCount: z.number().int().positive(),
  atLeast: z.boolean().default(false).describe("true shows '1500+' instead of '1500'"),
});
