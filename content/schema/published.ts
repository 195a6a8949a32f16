import { z } from 'zod';
import { text, time, ukPhone } from './fields.ts';

/**
 * Where a figure is published. The practices publish different hours, ratings and phone numbers in different places;
 * each is stored once, beside the surfaces that show it, and the content check lists where they disagree.
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
/** A practice may publish figures of its own on its two pages: 'leeds-page' and 'nhs-leeds-page', by the name of its file. */
const pageOfAPractice = z.templateLiteral([z.string(), '-page'], "expected the page of a practice, such as 'leeds-page'");

export const surface = z.union([fixedSurface, pageOfAPractice]);
export type Surface = z.infer<typeof surface>;
const surfaces = z.array(surface).min(1);

/** Whose page a surface is, where it is one of those that carry a practice's name. */
export function practiceOfSurface(name: Surface): string | undefined {
  if (fixedSurface.safeParse(name).success) return undefined;
  return name.replace(/^nhs-/, '').replace(/-page$/, '');
}

const dayHours = z.union([
  z.literal('closed'),
  z.strictObject({
    open: time,
    close: time,
    lunch: z.strictObject({ from: time, to: time }).optional(),
  }),
]);

const day = dayHours.describe("'closed', or when the doors open and close; lunch only where they shut for it");

export const weekHours = z.strictObject({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
});

const shownIn = surfaces.meta({ title: 'Shown in', description: 'The places of the site that show it' });

export const publishedHours = z.strictObject({ surfaces: shownIn, week: weekHours });
export const publishedHoursText = z.strictObject({ surfaces: shownIn, text: text.describe("Such as 'Mon-Fri 9-5'") });
export const publishedPhone = z.strictObject({ surfaces: shownIn, phone: ukPhone });
export const publishedRating = z.strictObject({
  surfaces: shownIn,
  rating: z.number().min(1).max(5).describe('Stars, such as 4.9'),
  reviewCount: z.number().int().positive().describe('How many reviews'),
  atLeast: z.boolean().default(false).meta({ title: 'At least so many', description: "Shows '1500+' instead of '1500'" }),
});
