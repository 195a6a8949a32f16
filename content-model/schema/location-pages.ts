import { z } from 'zod';
import { byNhsState } from './by-nhs-state.ts';
import { benefit, internalLink, list, pageHead, slug, step, text } from './fields.ts';
import { serviceHero } from './service-pages.ts';

/** Replaces the home page's booking text, which offers a choice of practices, on a practice's own page. */
const ownBooking = z.strictObject({ heading: text, lead: byNhsState(text) });

const byStateHead = pageHead.extend({ description: byNhsState(pageHead.shape.description) });

export const locationPage = z.strictObject({
  head: byStateHead,
  practice: slug.describe('Whose page this is'),
  hero: serviceHero.extend({ lead: byNhsState(text) }),
  place: text.describe('A line about the town, under its picture'),
  reasons: z.strictObject({ heading: text, items: z.array(byNhsState(benefit)).min(4).max(6).meta({ title: 'Reasons' }) }),
  services: z.strictObject({
    heading: text,
    items: z
      .array(z.strictObject({ title: text, description: byNhsState(text), link: internalLink }))
      .min(6)
      .meta({ title: 'Services' }),
  }),
  gettingHere: z
    .strictObject({ heading: text, text })
    .describe('Transport, parking and access are on the screen of the practice itself'),
  booking: ownBooking,
});

export const nhsLocationPage = z.strictObject({
  head: byStateHead.extend({
    title: byNhsState(pageHead.shape.title),
    keywords: byNhsState(pageHead.shape.keywords),
  }),
  practice: slug.describe('Whose page this is'),
  hero: z.strictObject({ heading: text, lead: byNhsState(text), badge: text, book: byNhsState(text), visit: text }),
  status: byNhsState(z.strictObject({ heading: text, text })),
  benefits: z.strictObject({ heading: byNhsState(text), items: list(byNhsState(benefit), 4).meta({ title: 'Benefits' }) }),
  services: z.strictObject({
    heading: text,
    items: list(step.extend({ description: byNhsState(text) }), 8).meta({ title: 'Services' }),
  }),
  charges: z.strictObject({ heading: byNhsState(text), lead: byNhsState(text), link: text }),
  information: z.strictObject({ heading: text, transport: text }),
  steps: byNhsState(z.strictObject({ heading: text, lead: text, items: list(step, 3).meta({ title: 'Steps' }), call: text })),
  booking: ownBooking.extend({ heading: byNhsState(text) }),
});

/** Labels shared by all location pages and NHS location pages. */
export const locationWords = z.strictObject({
  timetable: z.strictObject({ day: text, open: text, lunch: text, closed: text, today: text }),
  transport: text,
  parking: text,
  access: text,
  transportLinks: text.describe('On an NHS page, above the directions by train, bus and car'),
  rating: text.describe('After the figure. {reviews} becomes how many reviews there are.'),
  checked: text.describe('{date} becomes the day on which the practice was last asked'),
  elsewhere: text.describe('{town} becomes a town whose practice takes NHS patients while this one does not'),
  charges: text.describe('Above the NHS charges. {year} becomes their year.'),
  closures: z
    .strictObject({
      day: text.default('Closed on {day}: {reason}').describe('{day} and {reason} become the day and the reason'),
      days: text
        .default('Closed from {from} to {to}: {reason}')
        .describe('{from} and {to} become the first and the last day, and {reason} the reason'),
      shortDay: text
        .default('Open only {hours} on {day}: {reason}')
        .describe('When a practice opens later or closes earlier. {hours} becomes its hours.'),
      shortDays: text.default('Open only {hours} from {from} to {to}: {reason}').describe('The same for several days'),
      opens: text.default('Open again on {day}, {time}.').describe('{day} and {time} become the next opening'),
      and: text.default('and').describe('Before the last of several reasons'),
      emergency: text.default('Emergency line, day and night:').describe('Before its number'),
    })
    .prefault({})
    .describe('Shown from a week before a day with other hours'),
});
