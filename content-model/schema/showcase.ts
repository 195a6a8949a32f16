import { z } from 'zod';
import { absoluteUrl, drawingName, iconName, internalLink, isoDate, pictureName, placeId, proof, slug, text } from './fields.ts';

export const services = z.array(
  z.strictObject({
    slug: slug.describe('Part of its web address; do not change'),
    icon: iconName,
    title: text.describe('The name of the service'),
    description: text.describe('One or two sentences'),
    features: z
      .array(
        z.strictObject({
          label: text.describe('The name of the treatment'),
          link: internalLink,
          answer: text.optional().describe('Unfolds under a treatment that leads to /#services, because it has no page'),
        }),
      )
      .min(3)
      .max(5)
      .meta({ title: 'Treatments', description: 'Three to five' }),
  }),
);

const transformation = z.strictObject({
  id: slug,
  procedure: text.describe('What was done'),
  description: text,
  durationMonths: z.number().int().min(16).max(26).meta({ title: 'Months', description: 'How long it took, 16 to 26 months' }),
  before: drawingName('teeth').optional().meta({ title: 'Drawing before', description: 'Photographs replace it' }),
  after: drawingName('teeth').optional().meta({ title: 'Drawing after', description: 'Photographs replace it' }),
  beforeAlt: text.meta({
    title: 'The first picture in words',
    description: 'What it shows, for people who cannot see it',
  }),
  afterAlt: text.meta({
    title: 'The second picture in words',
    description: 'What it shows, for people who cannot see it',
  }),
  beforeImage: pictureName.optional().meta({ title: 'Photograph before', description: 'Without one it is drawn' }),
  afterImage: pictureName.optional().meta({ title: 'Photograph after', description: 'Without one it is drawn' }),
  splitImage: pictureName.optional().meta({ title: 'Both in one photograph', description: 'Instead of two' }),
});

const isShown = ({ after, afterImage, before, beforeImage, splitImage }: z.infer<typeof transformation>) =>
  splitImage || (beforeImage && afterImage) || (before && after);

export const transformations = z.array(
  transformation.refine(isShown, { path: ['before'], error: 'expected photographs or both drawings' }),
);

export const videos = z.array(
  z.strictObject({
    id: z
      .string()
      .regex(/^[\w-]{11}$/, 'expected the eleven-character id from the video host')
      .meta({
        title: 'Address of the video',
        description: 'Its address on YouTube. The site keeps the eleven letters and digits that name the video.',
        format: 'video',
      }),
    title: text,
    thumbnail: pictureName.optional().meta({ title: 'Picture of the video', description: 'Without one, the site draws it' }),
    description: text,
    duration: z
      .string()
      .regex(/^\d{1,2}:[0-5]\d$/, "expected minutes and seconds such as '4:15', in quotes")
      .describe('Minutes and seconds: 4:15'),
    uploadDate: isoDate.describe('When it was published'),
    category: text.describe('The kind of video'),
    icon: iconName.describe('Shown if there is no picture of the video'),
  }),
);
export type Video = z.infer<typeof videos>[number];

const stars = z.number().int().min(1).max(5).describe('Stars, 1 to 5');

export const reviews = z.strictObject({
  policy: text.describe('How reviews are chosen, as the DMCC Act requires'),
  testimonials: z
    .array(
      z.strictObject({
        name: text.describe('As the patient agreed to be named'),
        rating: stars,
        review: text.describe("The patient's own words"),
        treatment: text.describe('What the review is about'),
        proof,
      }),
    )
    .describe('What patients say, on the home page'),
  practiceReviews: z
    .array(
      z.strictObject({
        author: text.describe('As the patient agreed to be named'),
        rating: stars,
        text: text.describe("The patient's own words"),
        date: isoDate.describe('The date of the review'),
        location: slug.meta({ title: 'Practice', description: 'Which practice the review is about' }),
        proof,
      }),
    )
    .describe('Reviews of one practice, on its page'),
});
export type Reviews = z.infer<typeof reviews>;

export const partnerClinics = z.array(
  z.strictObject({
    name: text,
    location: text,
    website: absoluteUrl,
    specialty: text.describe('What it is known for'),
    googleRating: z.number().min(1).max(5).describe('Stars, such as 4.8'),
    reviewCount: z.number().int().positive().describe('How many reviews'),
    placeId: placeId.describe('From the maps service'),
  }),
);
