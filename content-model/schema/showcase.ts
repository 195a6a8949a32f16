import { z } from 'zod';
import {
  absoluteUrl,
  headingText,
  iconName,
  internalLink,
  isoDate,
  longText,
  picture,
  placeId,
  practiceSlug,
  proof,
  slug,
  text,
  titleText,
} from './fields.ts';

export const services = z
  .array(
    z.strictObject({
      slug,
      icon: iconName,
      title: titleText.describe('The name of the service'),
      description: longText.describe('One or two sentences'),
      features: z
        .array(
          z.strictObject({
            label: headingText.meta({ title: 'Treatment' }),
            link: internalLink,
            answer: longText.optional().describe('Unfolds under a treatment that leads to /#services, because it has no page'),
          }),
        )
        .min(3)
        .max(5)
        .meta({ title: 'Treatments', description: 'Three to five' }),
    }),
  )
  .meta({ title: 'Services' });

const smile = picture('smile', 'teeth').required({ words: true }).optional();

const transformation = z.strictObject({
  id: slug,
  procedure: headingText.describe('What was done'),
  description: longText,
  before: smile,
  after: smile,
  split: smile.meta({ title: 'Both in one photograph', description: 'Instead of two' }),
  durationMonths: z.number().int().min(16).max(26).meta({ title: 'Months', description: 'How long it took, 16 to 26 months' }),
});

const isShown = ({ after, before, split }: z.infer<typeof transformation>) => split || (before && after);

export const transformations = z
  .array(transformation.refine(isShown, { path: ['before'], error: 'expected a picture before and one after' }))
  .meta({ title: 'Before and after', entry: 'treatment' });

export const videos = z
  .array(
    z.strictObject({
      title: headingText,
      id: z
        .string()
        .regex(/^[\w-]{11}$/, 'expected the eleven-character id from the video host')
        .meta({
          title: 'Address of the video',
          description: 'Its address on YouTube. The site keeps the eleven letters and digits that name the video.',
          format: 'video',
          widget: 'video',
          key: true,
        }),
      description: longText,
      picture: picture('film', 'videos')
        .omit({ words: true })
        .optional()
        .meta({ title: 'Picture of the video', description: 'Without one, the site draws it' }),
      duration: z
        .string()
        .regex(/^\d{1,2}:[0-5]\d$/, "expected minutes and seconds such as '4:15', in quotes")
        .describe('Minutes and seconds: 4:15'),
      uploadDate: isoDate.describe('When it was published'),
      category: text.describe('The kind of video'),
      icon: iconName.describe('Shown if there is no picture of the video'),
    }),
  )
  .meta({ title: 'Videos' });
export type Video = z.infer<typeof videos>[number];

const stars = z.number().int().min(1).max(5).describe('Stars, 1 to 5');

export const reviews = z
  .strictObject({
    testimonials: z
      .array(
        z.strictObject({
          name: titleText.describe('As the patient agreed to be named'),
          rating: stars,
          review: longText.describe("The patient's own words"),
          treatment: text.describe('What the review is about'),
          proof,
        }),
      )
      .describe('What patients say, on the home page'),
    practiceReviews: z
      .array(
        z.strictObject({
          author: text.meta({ description: 'As the patient agreed to be named', names: true }),
          rating: stars,
          text: longText.describe("The patient's own words"),
          date: isoDate.meta({ description: 'The date of the review', key: true }),
          location: practiceSlug.describe('Which practice the review is about'),
          proof,
        }),
      )
      .describe('Reviews of one practice, on its page'),
    policy: longText.describe('How reviews are chosen, as the DMCC Act requires'),
  })
  .meta({ title: 'Reviews' });
export type Reviews = z.infer<typeof reviews>;

export const partnerClinics = z
  .array(
    z.strictObject({
      name: titleText,
      location: text.meta({ title: 'Town' }),
      website: absoluteUrl,
      specialty: text.describe('What it is known for'),
      googleRating: z.number().min(1).max(5).describe('Stars, such as 4.8'),
      reviewCount: z.number().int().positive().meta({ title: 'Number of reviews' }),
      placeId: placeId.describe('From the maps service'),
    }),
  )
  .meta({ title: 'Partner clinics', entry: 'clinic' });
