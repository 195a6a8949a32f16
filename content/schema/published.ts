import { z } from 'zod';
import { weekdays } from '../../domain/london-time.ts';
import { text, time, ukPhone } from './fields.ts';

/**
 * The places that publish a figure. Hours, ratings and phone numbers can differ between surfaces: each value names those that show
 * it, and the content check lists the differences. A value without surfaces is shown everywhere else.
 */
const fixedSurface = z.enum([
  'top-bar',
  'footer',
  'contact-card',
  'practice-card',
  'reviews-section',
  'legal-pages',
  'nhs-pages',
  'accessibility-line',
  'emergency-page',
  'faq',
  'help-card',
  'structured-data',
  'structured-data-organisation',
  'structured-data-reviews',
  'structured-data-local-business',
]);
/** A practice can publish its own figures on its two pages, such as 'leeds-page' and 'nhs-leeds-page'. */
const practicePage = z.templateLiteral([z.string(), '-page'], "expected the page of a practice, such as 'leeds-page'");

const surface = z.union([fixedSurface, practicePage]);
export type Surface = z.infer<typeof surface>;

/** The slug of the practice whose page a surface is, if it is one. */
export function practiceOfSurface(name: Surface): string | undefined {
  if (fixedSurface.safeParse(name).success) return undefined;
  return name.replace(/^nhs-/, '').replace(/-page$/, '');
}

const dayHours = z
  .union([
    z.literal('closed'),
    z.strictObject({ open: time, close: time, lunch: z.strictObject({ from: time, to: time }).optional() }),
  ])
  .describe('Opening and closing times; lunch only if the practice closes for it');

export const weekHours = z.record(z.enum(weekdays), dayHours);

const shownIn = z
  .array(surface)
  .min(1)
  .optional()
  .meta({ title: 'Shown in', description: 'Only if other places of the site show something else' });

export const publishedHours = z.strictObject({ surfaces: shownIn, week: weekHours });
export const publishedHoursText = z.strictObject({ surfaces: shownIn, text: text.describe("Such as 'Mon-Fri 9-5'") });
export const publishedPhone = z.strictObject({ surfaces: shownIn, phone: ukPhone });
export const publishedRating = z.strictObject({
  surfaces: shownIn,
  rating: z.number().min(1).max(5).describe('Stars, such as 4.9'),
  reviewCount: z.number().int().positive().describe('How many reviews'),
  atLeast: z.boolean().default(false).meta({ title: 'Or more', description: "Shows '1500+' instead of '1500'" }),
});
