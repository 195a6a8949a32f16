import { z } from 'zod';
import { absoluteUrl, email, isoDate, slug, text } from './fields.ts';
import { publishedHours, publishedPhone, publishedRating } from './published.ts';

export const practice = z.strictObject({
  slug,
  name: text,
  location: text.describe('The town, as people say it'),
  address: z.strictObject({
    street: text,
    locality: text,
    region: text,
    postcode: z.string().regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, "expected a postcode such as 'BD1 1AA'"),
    country: z.literal('GB'),
  }),
  geo: z.strictObject({ latitude: z.number().min(49).max(61), longitude: z.number().min(-9).max(2) }),
  phones: z.array(publishedPhone).min(1),
  email: email.describe('Published in structured data only'),
  website: absoluteUrl.describe("The clinic's own site; the running site takes its base from configuration"),
  bookingUrl: absoluteUrl,
  registrationUrl: absoluteUrl.describe('Where NHS patients register online'),
  placeId: text,
  hours: z.array(publishedHours).min(1),
  ratings: z.array(publishedRating).min(1),
  nhs: z.strictObject({
    acceptingNHS: z.boolean(),
    checkedOn: isoDate.describe('When somebody last asked the practice'),
    features: z.array(text).min(3).max(5),
  }),
  features: z.array(text).min(3),
  services: z.array(text).min(3),
  summary: text,
  transport: text,
  parking: text,
  access: z.array(text).min(3).describe('Physical access, for the accessibility statement'),
  integratedCareBoard: z.strictObject({ name: text, url: absoluteUrl }),
  skyline: z.enum(['bradford', 'ripon', 'leeds', 'town']).describe("Which drawing stands for it; 'town' suits any place"),
  image: text.optional().describe('A photograph in content/pictures; without one the skyline is drawn'),
  imageAlt: text,
});
export type Practice = z.infer<typeof practice>;
