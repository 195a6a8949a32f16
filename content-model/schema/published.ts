import { z } from 'zod';
import { weekdays } from '../../domain/london-time.ts';
import { choiceTitle } from '../field-schema.ts';
import { technical, text, time, ukPhone } from './fields.ts';

/**
 * The places that publish a figure. One without surfaces is a practice's own. Another names the surfaces that show it, and says what it
 * counts. The content check lists figures that differ and don't say.
 */
const fixedSurface = z
  .enum([
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
  ])
  .meta({
    choices: {
      faq: 'Questions and answers',
      'nhs-pages': 'NHS pages',
      'structured-data': 'Search engines',
      'structured-data-local-business': 'Search engines, each practice',
      'structured-data-organisation': 'Search engines, the group',
      'structured-data-reviews': 'Search engines, reviews',
    },
  });
/** A practice can publish its own figures on its two pages, such as 'leeds-page' and 'nhs-leeds-page'. */
const practicePage = z.templateLiteral([z.string(), '-page'], "expected the page of a practice, such as 'leeds-page'");

const surface = z.union([fixedSurface, practicePage]);
export type Surface = z.infer<typeof surface>;

export const surfaceTitle = (name: Surface) => choiceTitle(name, { choices: fixedSurface.meta()?.choices ?? {} });

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

export const weekHours = z.record(z.enum(weekdays), dayHours).meta({ widget: 'week' });

const shownIn = z
  .array(surface)
  .min(1)
  .optional()
  .meta({ ...technical, title: 'Shown in', description: 'Only if other places of the site show something else' });

/** Earlier releases stored figures without it. */
const label = z.string().trim().optional().meta({
  names: true,
  title: 'What it is',
  description: "Shown beside it: 'Phones'. Needed if it differs from a practice's own; without it the differences are reported",
});

/** What lists of opening hours are called. */
export const openingHours = { title: 'Opening hours', entry: 'set of hours', fact: 'Opening hours' };

export const publishedHours = z.strictObject({ surfaces: shownIn, label, week: weekHours });
export const publishedHoursText = z.strictObject({
  surfaces: shownIn,
  label,
  text: text.meta({ description: "Such as 'Mon-Fri 9-5'", names: true }),
});
export const publishedPhone = z.strictObject({ surfaces: shownIn, label, phone: ukPhone.meta({ names: true }) });

/** Shown in one line beside the figures. Empty in what earlier releases stored. */
const statement = z.string().trim();
export const basis = z
  .strictObject({
    source: statement.describe("Where the figures come from: 'Google reviews', 'Our own records'"),
    covers: statement.describe("Whose they are: 'all three practices'"),
    period: statement.describe("From when to when: 'since 2009', 'to December 2025'"),
    invented: z
      .boolean()
      .optional()
      .meta({ title: 'Made up', description: 'For figures of a demonstration: the site must not go live with them' }),
  })
  .meta({ title: 'What the figures count' });

export const publishedRating = z.strictObject({
  surfaces: shownIn,
  rating: z.number().min(1).max(5).describe('Stars, such as 4.9'),
  reviewCount: z.number().int().positive().meta({ title: 'Number of reviews' }),
  atLeast: z.boolean().default(false).meta({ title: 'Or more', description: "Shows '1500+' instead of '1500'" }),
  ...basis.shape,
});
