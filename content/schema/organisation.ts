import { z } from 'zod';
import { absoluteUrl, email, isoDate, slug, text, ukPhone } from './fields.ts';
import { publishedHours, publishedHoursText, publishedRating } from './published.ts';

export const organisation = z.strictObject({
  name: text,
  shortName: text.max(20).describe('Under an icon on a phone'),
  legalName: text,
  tagline: text,
  description: text,
  website: absoluteUrl.describe("The group's own address; the running site takes its base from configuration"),
  foundingYear: z.number().int(),
  establishedText: text.describe("'over 15 years'"),
  copyrightYear: z.number().int(),
  lastUpdated: isoDate.describe('Shown in the footer; change it whenever content changes'),
  careModel: text.describe('NHS, mixed or private, in words'),
  practices: z.array(slug).min(1).describe('In the order in which the site shows them; each names a file in practices/'),
  contacts: z.strictObject({
    dataProtection: z.strictObject({ name: text, email, phone: ukPhone, address: text }),
    accessibility: z.strictObject({ name: text, email, phone: ukPhone }),
    complaints: z.strictObject({ name: text, email, phone: ukPhone, address: text }),
    testimonials: z.strictObject({ email, phone: ukPhone }),
    operations: z.strictObject({ email }).describe('Gets the reports that the site sends to its owner; never shown'),
    security: z
      .strictObject({ email, validUntil: isoDate })
      .describe('Who is told of a security hole, and until when somebody has promised that the address is read'),
  }),
  registrations: z.strictObject({
    gdcUrl: absoluteUrl,
    gdcAddress: text,
    icoNumber: text.optional(),
    cqcProviderId: text.optional(),
    companyNumber: text.optional(),
  }),
  hours: z.array(publishedHours).min(1),
  hoursTexts: z.array(publishedHoursText).min(1),
  ratings: z.array(publishedRating).min(1),
  structuredData: z.strictObject({
    priceRangeOrganisation: text,
    priceRangeClinic: text,
    currency: z.literal('GBP'),
    country: z.literal('GB'),
    payments: z.array(text).min(1),
    areaServed: z.array(text).min(1),
  }),
  reviewsSearchUrl: absoluteUrl,
  socialProfiles: z.array(absoluteUrl).default([]),
  analyticsHosts: z.array(absoluteUrl).default([]).describe('Looked up early by dns-prefetch; nothing is loaded from them'),
  closedDays: z
    .array(z.strictObject({ date: isoDate, reason: text }))
    .default([])
    .describe("One-off closed days for all practices; England's bank holidays are known by rule"),
});
export type Organisation = z.infer<typeof organisation>;
