import { z } from 'zod';
import { byNhsState } from './by-nhs-state.ts';
import {
  benefit,
  firstScreen,
  headingText,
  internalLink,
  lead,
  list,
  longText,
  pageHead,
  practiceSlug,
  step,
  text,
  titleText,
} from './fields.ts';
import { serviceHero } from './service-pages.ts';

/** Replaces the home page's booking text, which offers a choice of practices, on a practice's own page. */
const ownBooking = z.strictObject({ heading: headingText, lead: byNhsState(lead) });

const byStateHead = pageHead.extend({ description: byNhsState(pageHead.shape.description) });
const headMeta = pageHead.meta() ?? {};

export const locationPage = z
  .strictObject({
    head: byStateHead.meta(headMeta),
    practice: practiceSlug.describe('Whose page this is'),
    hero: serviceHero.extend({ lead: byNhsState(lead) }).meta(firstScreen),
    place: text.meta({ title: 'The town', description: 'A line about it, under its picture' }),
    reasons: z.strictObject({
      heading: headingText,
      items: z.array(byNhsState(benefit)).min(4).max(6).meta({ title: 'Reasons' }),
    }),
    services: z.strictObject({
      heading: headingText,
      items: z
        .array(z.strictObject({ title: titleText, description: byNhsState(longText), link: internalLink }))
        .min(6)
        .meta({ title: 'Services' }),
    }),
    gettingHere: z
      .strictObject({ heading: headingText, text: longText })
      .describe('Transport, parking and access are on the screen of the practice itself'),
    booking: ownBooking,
  })
  .meta({ title: 'Page of *' });

export const nhsLocationPage = z
  .strictObject({
    head: byStateHead
      .extend({
        title: byNhsState(pageHead.shape.title),
        keywords: byNhsState(pageHead.shape.keywords),
      })
      .meta(headMeta),
    practice: practiceSlug.describe('Whose page this is'),
    hero: z
      .strictObject({
        heading: headingText,
        lead: byNhsState(lead),
        badge: text,
        book: byNhsState(text).meta({ title: 'Button to book' }),
        visit: text.meta({ title: 'Button to the directions' }),
      })
      .meta(firstScreen),
    status: byNhsState(z.strictObject({ heading: headingText, text: longText })).meta({ title: 'The NHS list' }),
    benefits: z.strictObject({
      heading: byNhsState(headingText),
      items: list(byNhsState(benefit), 4).meta({ title: 'Benefits' }),
    }),
    services: z.strictObject({
      heading: headingText,
      items: list(step.extend({ description: byNhsState(longText) }), 8).meta({ title: 'Services' }),
    }),
    charges: z.strictObject({ heading: byNhsState(headingText), lead: byNhsState(lead), link: text }),
    information: z.strictObject({ heading: headingText, transport: longText }),
    steps: byNhsState(
      z.strictObject({
        heading: headingText,
        lead,
        items: list(step, 3).meta({ title: 'Steps' }),
        call: text.meta({ title: 'Button to ring' }),
      }),
    ),
    booking: ownBooking.extend({ heading: byNhsState(headingText) }),
  })
  .meta({ title: 'NHS in *' });

/** Labels shared by all location pages and NHS location pages. */
export const locationWords = z
  .strictObject({
    timetable: z.strictObject({ day: text, open: text, lunch: text, closed: text, today: text }).meta({ title: 'Opening hours' }),
    transport: longText,
    parking: longText,
    access: text,
    transportLinks: text.meta({
      title: 'Heading of the directions',
      description: 'On an NHS page, above the directions by train, bus and car',
    }),
    rating: text.describe('After the figure. {reviews} becomes how many reviews there are.'),
    checked: text.meta({
      title: 'When we last asked',
      description: '{date} becomes the day on which the practice was last asked',
    }),
    elsewhere: text.meta({
      title: 'Another practice with an open list',
      description: '{town} becomes a town whose practice takes NHS patients while this one does not',
    }),
    charges: text.describe('Above the NHS charges. {year} becomes their year.'),
    closures: z
      .strictObject({
        day: text
          .default('Closed on {day}: {reason}')
          .meta({ title: 'Closed for a day', description: '{day} and {reason} become the day and the reason' }),
        days: text.default('Closed from {from} to {to}: {reason}').meta({
          title: 'Closed for several days',
          description: '{from} and {to} become the first and the last day, and {reason} the reason',
        }),
        shortDay: text.default('Open only {hours} on {day}: {reason}').meta({
          title: 'Other hours on a day',
          description: 'When a practice opens later or closes earlier. {hours} becomes its hours.',
        }),
        shortDays: text
          .default('Open only {hours} from {from} to {to}: {reason}')
          .meta({ title: 'Other hours on several days', description: 'The same for several days' }),
        opens: text
          .default('Open again on {day}, {time}.')
          .meta({ title: 'When it opens again', description: '{day} and {time} become the next opening' }),
        and: text.default('and').describe('Before the last of several reasons'),
        emergency: text
          .default('Emergency line, day and night:')
          .meta({ title: 'Emergency line', description: 'Before its number' }),
      })
      .prefault({})
      .meta({ title: 'Closed days', description: 'Shown from a week before a day with other hours' }),
  })
  .meta({ title: 'Texts on all practice pages' });
