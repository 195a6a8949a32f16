import { z } from 'zod';
import type { ForNhsLists } from '../../domain/nhs-lists.ts';
import { byNhsState } from './by-nhs-state.ts';
import { absoluteUrl, email, isoDate, pictureName, placeId, slug, text } from './fields.ts';
import { publishedHours, publishedPhone, publishedRating } from './published.ts';

export const practice = z.strictObject({
  slug: slug.describe('Part of its web address; do not change'),
  name: text.describe('As patients know it'),
  location: text.describe('The town'),
  address: z.strictObject({
    street: text.describe('Number and street'),
    locality: text.describe('The town'),
    region: text.describe('The county'),
    postcode: z
      .string()
      .regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, "expected a postcode such as 'BD1 1AA'")
      .describe('With its space: BD1 1AA'),
    country: z.literal('GB'),
  }),
  geo: z
    .strictObject({
      latitude: z.number().min(49).max(61).describe('Degrees north'),
      longitude: z.number().min(-9).max(2).describe('Degrees east; west of Greenwich with a minus'),
    })
    .meta({ title: 'Place on the map', description: 'Finds the nearest practice in an emergency' }),
  phones: z.array(publishedPhone).min(1).meta({ description: 'Each number with the places that show it', fact: 'Phone numbers' }),
  email: email.describe('For search engines; no page shows it'),
  website: absoluteUrl.describe("The practice's own site"),
  locationPageOnOwnHost: z
    .boolean()
    .default(false)
    .meta({ title: 'Its page on its own site', description: "Shows the practice's page on its own site, too" }),
  bookingUrl: absoluteUrl.describe('Where patients book online: https://www.example.org'),
  registrationUrl: absoluteUrl.describe('Where NHS patients register online'),
  placeId: placeId.describe('From the maps service, for its reviews'),
  hours: z
    .array(publishedHours)
    .min(1)
    .meta({ description: "Those on the contact card decide whether the site says 'Open now'", fact: 'Opening hours' }),
  ratings: z
    .array(publishedRating)
    .min(1)
    .meta({ description: 'Stars and number of reviews, each with the places that show them', fact: 'Ratings' }),
  nhs: z.strictObject({
    acceptingNHS: z.boolean().meta({
      title: 'Takes new NHS patients',
      description: 'Without the tick every page says that the list is full, and offers a call instead of registration',
      renews: 'checkedOn',
    }),
    checkedOn: isoDate.describe('When the practice was last asked. Becomes today when you change the tick above'),
    features: byNhsState(z.array(text).min(3).max(5)).describe('Features for NHS patients, three to five lines'),
  }),
  features: z.array(byNhsState(text)).min(3).describe('What the practice is known for, at least three lines'),
  services: z.array(text).min(3).describe('Treatments that it offers'),
  summary: text.describe('One or two sentences about the practice'),
  transport: text.describe('Directions by train, bus and on foot'),
  parking: text.describe('Where to leave a car'),
  access: z.array(text).min(3).describe('Physical access, for the accessibility statement'),
  integratedCareBoard: z
    .strictObject({ name: text.describe('Its full name'), url: absoluteUrl })
    .describe('The NHS body for the area, named in the complaints procedure'),
  skyline: z
    .enum(['clock-tower', 'cathedral', 'town-hall', 'town'])
    .describe("Shown if there is no photograph; 'Town' suits any place"),
  image: pictureName.optional().meta({ title: 'Photograph', description: 'Without one the town is drawn' }),
  imageAlt: text.describe('What it shows, for people who cannot see it'),
});
export type Practice = ForNhsLists<z.infer<typeof practice>>;
