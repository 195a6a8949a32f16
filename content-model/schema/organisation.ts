import { z } from 'zod';
import { absoluteUrl, email, isoDate, slug, text, time, ukPhone } from './fields.ts';
import { publishedHours, publishedHoursText, publishedRating } from './published.ts';

const who = text.describe('A person or a role');
const envelope = text.describe('The postal address in one line');

export const organisation = z.strictObject({
  name: text.describe('As patients know it'),
  shortName: text.max(20).describe('Shown under the app icon on a phone'),
  legalName: text.describe('As registered at Companies House'),
  tagline: text.describe('One line on what the group does and where'),
  description: text.describe('Two or three sentences for search engines'),
  website: absoluteUrl.describe('The address of this site'),
  foundingYear: z.number().int().describe('The year in which the first practice opened'),
  establishedText: text.describe("The age of the group in words: 'over 15 years'"),
  copyrightYear: z.number().int().describe('In the copyright line of the footer'),
  careModel: text.describe('NHS, mixed or private, in words'),
  practices: z.array(slug).min(1).describe('The site shows them in the order in which you tick them'),
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
  registrations: z.strictObject({
    gdcUrl: absoluteUrl.describe('The General Dental Council, which every dental website must name'),
    gdcAddress: text.describe('Its postal address'),
    icoNumber: text.optional().describe("Of the Information Commissioner's Office; copy it, never guess"),
    cqcProviderId: text.optional().describe('Of the Care Quality Commission; copy it, never guess'),
    companyNumber: text.optional().describe('Of Companies House; copy it, never guess'),
  }),
  hours: z.array(publishedHours).min(1).meta({
    description: "Opening hours of the whole group. Without those of 'Legal pages' each practice has its own",
    fact: 'Opening hours',
  }),
  hoursTexts: z
    .array(publishedHoursText)
    .default([])
    .meta({ description: 'The same as text, if the top bar or the footer says it in other words', fact: 'Opening hours' }),
  ratings: z
    .array(publishedRating)
    .min(1)
    .meta({ description: 'Stars and number of reviews, each with the places that show them', fact: 'Ratings' }),
  structuredData: z
    .strictObject({
      priceRangeOrganisation: text.meta({ title: 'Price range of the group', description: "Such as '££'" }),
      priceRangeClinic: text.meta({ title: 'Price range of a practice', description: "Such as '££'" }),
      currency: z.literal('GBP'),
      country: z.literal('GB'),
      payments: z.array(text).min(1).describe('Accepted payment methods'),
      areaServed: z.array(text).min(1).describe('Towns and counties that patients come from'),
    })
    .describe('For search engines only, not shown on any page'),
  reviewsSearchUrl: absoluteUrl.meta({ title: 'All reviews', description: "Where 'Read more reviews' leads" }),
  socialProfiles: z.array(absoluteUrl).default([]).describe("The group's profiles on other sites, for search engines"),
  analyticsHosts: z
    .array(absoluteUrl)
    .default([])
    .meta({ title: 'Addresses looked up early', description: 'For visitor statistics; nothing is loaded from them' }),
  closedDays: z
    .array(
      z.strictObject({
        date: isoDate.meta({ title: 'Date', description: 'The first one, if it is several' }),
        lastDate: isoDate.optional().meta({ title: 'Last day', description: 'Only if it is several days' }),
        reason: text,
        practices: z.array(slug).min(1).optional().describe('Which practices are closed, if not all of them'),
        opensAt: time.optional().meta({ title: 'Opens late, at', description: 'Only if it opens later that day' }),
        closesAt: time.optional().meta({ title: 'Closes early, at', description: 'Only if it closes earlier that day' }),
      }),
    )
    .default([])
    .describe('Days, or parts of days, when practices are closed; bank holidays in England are built in'),
});
export type Organisation = z.infer<typeof organisation>;
