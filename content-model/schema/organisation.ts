import { z } from 'zod';
import { absoluteUrl, email, isoDate, longText, practiceSlug, technical, text, time, titleText, ukPhone } from './fields.ts';
import { openingHours, publishedHours, publishedHoursText, publishedRating } from './published.ts';

const who = titleText.describe('A person or a role');
const envelope = text.describe('The postal address in one line');

export const organisation = z
  .strictObject({
    closedDays: z
      .array(
        z.strictObject({
          date: isoDate.meta({ description: 'The first one, if it is several', key: true }),
          lastDate: isoDate.optional().meta({ title: 'Last day', description: 'Only if it is several days' }),
          reason: text.meta({ names: true }),
          practices: z.array(practiceSlug).min(1).optional().describe('Which practices are closed, if not all of them'),
          opensAt: time.optional().meta({ title: 'Opens late, at', description: 'Only if it opens later that day' }),
          closesAt: time.optional().meta({ title: 'Closes early, at', description: 'Only if it closes earlier that day' }),
        }),
      )
      .default([])
      .describe('Days, or parts of days, when practices are closed; bank holidays in England are built in'),
    hours: z
      .array(publishedHours)
      .min(1)
      .meta({
        ...openingHours,
        description: "Opening hours of the whole group. Without those of 'Legal pages' each practice has its own",
      }),
    hoursTexts: z.array(publishedHoursText).default([]).meta({
      title: 'Opening hours in words',
      fact: 'Opening hours',
      description: 'The same as text, if the top bar or the footer says it in other words',
      entry: 'text',
    }),
    contacts: z.strictObject({
      dataProtection: z
        .strictObject({ name: who, email, phone: ukPhone, address: envelope })
        .describe('Who answers questions about personal data; named in the privacy policy'),
      accessibility: z
        .strictObject({ name: who, email, phone: ukPhone })
        .describe('Who helps people who cannot use the site or reach a practice'),
      complaints: z
        .strictObject({ name: who, email, phone: ukPhone, address: envelope })
        .describe('Who takes complaints; named in the complaints procedure'),
      testimonials: z.strictObject({ email, phone: ukPhone }).describe('Who contacts patients who want to share their story'),
      operations: z
        .strictObject({ email })
        .meta({ title: 'Reports', description: 'Who gets the reports about this site; never shown' }),
      security: z
        .strictObject({ email, validUntil: isoDate.describe('Choose a later date before this one') })
        .describe('Who hears of security problems, and until when somebody reads what is sent there'),
    }),
    ratings: z
      .array(publishedRating)
      .min(1)
      .meta({ description: 'Stars and number of reviews, each with the places that show them', fact: 'Ratings' }),
    copyrightYear: z.number().int().describe('In the copyright line of the footer'),
    establishedText: text.meta({ title: 'Age in words', description: "The age of the group in words: 'over 15 years'" }),
    name: titleText.describe('As patients know it'),
    tagline: text.describe('One line on what the group does and where'),
    foundingYear: z.number().int().describe('The year in which the first practice opened'),
    careModel: text.meta({ title: 'NHS or private', description: 'NHS, mixed or private, in words' }),
    registrations: z.strictObject({
      gdcUrl: absoluteUrl.meta({
        title: 'GDC web address',
        description: 'The General Dental Council, which every dental website must name',
      }),
      gdcAddress: text.meta({ title: 'GDC address', description: 'Its postal address' }),
      icoNumber: text
        .optional()
        .meta({ title: 'ICO number', description: "Of the Information Commissioner's Office; copy it, never guess" }),
      cqcProviderId: text
        .optional()
        .meta({ title: 'CQC number', description: 'Of the Care Quality Commission; copy it, never guess' }),
      companyNumber: text.optional().describe('Of Companies House; copy it, never guess'),
    }),
    shortName: text.max(20).meta({ ...technical, description: 'Shown under the app icon on a phone' }),
    legalName: text.meta({ ...technical, description: 'As registered at Companies House' }),
    description: longText.meta({ ...technical, description: 'Two or three sentences for search engines' }),
    website: absoluteUrl.meta({ ...technical, description: 'The address of this site' }),
    practices: z
      .array(practiceSlug)
      .min(1)
      .meta({ ...technical, description: 'The site shows them in the order in which you tick them' }),
    structuredData: z
      .strictObject({
        priceRangeOrganisation: text.meta({ title: 'Price range of the group', description: "Such as '££'" }),
        priceRangeClinic: text.meta({ title: 'Price range of a practice', description: "Such as '££'" }),
        currency: z.literal('GBP'),
        country: z.literal('GB'),
        payments: z.array(text).min(1).meta({ title: 'Ways to pay', description: 'That the practices accept' }),
        areaServed: z
          .array(text)
          .min(1)
          .meta({ title: 'Where patients come from', description: 'Towns and counties', entry: 'place' }),
      })
      .meta({ ...technical, title: 'Facts for search engines', description: 'Not shown on any page' }),
    reviewsSearchUrl: absoluteUrl.meta({ ...technical, title: 'All reviews', description: "Where 'Read more reviews' leads" }),
    socialProfiles: z
      .array(absoluteUrl)
      .default([])
      .meta({ ...technical, description: "The group's profiles on other sites, for search engines" }),
    analyticsHosts: z
      .array(absoluteUrl)
      .default([])
      .meta({
        ...technical,
        title: 'Addresses looked up early',
        description: 'For visitor statistics; nothing is loaded from them',
      }),
  })
  .meta({ title: 'Name, contacts and closed days' });
export type Organisation = z.infer<typeof organisation>;
