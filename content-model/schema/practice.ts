import { z } from 'zod';
import type { ForNhsLists } from '../../domain/nhs-lists.ts';
import { byNhsState } from './by-nhs-state.ts';
import {
  absoluteUrl,
  email,
  isoDate,
  longText,
  picture,
  pictureInWords,
  placeId,
  slug,
  technical,
  text,
  titleText,
} from './fields.ts';
import { openingHours, publishedHours, publishedPhone, publishedRating } from './published.ts';

export const practice = z.strictObject({
  slug,
  nhs: z
    .strictObject({
      acceptingNHS: z.boolean().meta({
        title: 'Takes new NHS patients',
        description: 'Without the tick every page says that the list is full, and offers a call instead of registration',
        renews: 'checkedOn',
      }),
      checkedOn: isoDate.meta({
        title: 'Last asked on',
        description: 'When the practice was last asked. Becomes today when you change the tick above',
      }),
      features: byNhsState(z.array(text).min(3).max(5)).describe('Features for NHS patients, three to five lines'),
    })
    .meta({ title: 'NHS' }),
  phones: z
    .array(publishedPhone)
    .min(1)
    .meta({ title: 'Phone numbers', description: 'Each number with the places that show it', fact: 'Phone numbers' }),
  hours: z
    .array(publishedHours)
    .min(1)
    .meta({ ...openingHours, description: "Those on the contact card decide whether the site says 'Open now'" }),
  summary: longText.describe('One or two sentences about the practice'),
  transport: longText.describe('Directions by train, bus and on foot'),
  parking: longText.describe('Where to leave a car'),
  access: z.array(text).min(3).describe('Physical access, for the accessibility statement'),
  features: z.array(byNhsState(longText)).min(3).describe('What the practice is known for, at least three lines'),
  services: z.array(text).min(3).describe('Treatments that it offers'),
  address: z.strictObject({
    street: text.describe('Number and street'),
    locality: text.meta({ title: 'Town' }),
    region: text.meta({ title: 'County' }),
    postcode: z
      .string()
      .regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, "expected a postcode such as 'BD1 1AA'")
      .meta({ description: 'Such as BD1 1AA', widget: 'postcode' }),
    country: z.literal('GB'),
  }),
  name: titleText.describe('As patients know it'),
  location: text.meta({ title: 'Town' }),
  bookingUrl: absoluteUrl.meta({
    title: 'Booking web address',
    description: 'Where patients book online: https://www.example.org',
  }),
  registrationUrl: absoluteUrl.meta({ title: 'Registration web address', description: 'Where NHS patients register online' }),
  ratings: z
    .array(publishedRating)
    .min(1)
    .meta({ description: 'Stars and number of reviews, each with the places that show them', fact: 'Ratings' }),
  picture: picture('view')
    .partial({ file: true })
    .extend({ words: pictureInWords })
    .describe('Without a photograph the town is drawn'),
  geo: z
    .strictObject({
      latitude: z.number().min(49).max(61).describe('Degrees north'),
      longitude: z.number().min(-9).max(2).describe('Degrees east; west of Greenwich with a minus'),
    })
    .meta({ ...technical, title: 'Place on the map', description: 'Finds the nearest practice in an emergency' }),
  email: email.meta({ ...technical, description: 'For search engines; no page shows it' }),
  website: absoluteUrl.meta({ ...technical, description: "The practice's own site" }),
  locationPageOnOwnHost: z
    .boolean()
    .default(false)
    .meta({ ...technical, title: 'Its page on its own site', description: "Shows the practice's page on its own site, too" }),
  placeId: placeId.describe('From the maps service, for its reviews'),
  integratedCareBoard: z
    .strictObject({ name: titleText.describe('Its full name'), url: absoluteUrl.meta({ title: 'Web address' }) })
    .meta({ ...technical, description: 'The NHS body for the area, named in the complaints procedure' }),
  skyline: z
    .enum(['clock-tower', 'cathedral', 'town-hall', 'town'])
    .meta({ ...technical, title: 'Drawing of the town', description: "Shown if there is no photograph; 'Town' suits any place" }),
});
export type Practice = ForNhsLists<z.infer<typeof practice>>;
