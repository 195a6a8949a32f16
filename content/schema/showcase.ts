import { z } from 'zod';
import { absoluteUrl, iconName, internalLink, isoDate, proof, slug, text } from './fields.ts';

export const services = z.array(
  z.strictObject({
    slug,
    icon: iconName,
    title: text,
    description: text,
    features: z
      .array(z.strictObject({ label: text, link: internalLink }))
      .min(3)
      .max(5),
  }),
);

/** The parameters of a drawn arch of teeth: ten different cases, each from crowded or gapped to straight. */
const archDrawing = z.strictObject({
  seed: z.number().int().min(1),
  crowding: z.number().min(0).max(1),
  spacing: z.number().min(0).max(1),
  overbite: z.number().min(0).max(1),
  midlineShift: z.number().min(-1).max(1),
  rotated: z.array(z.number().int().min(0).max(9)).describe('Which of the ten front teeth stand turned'),
  shade: z.number().min(0).max(1).describe('0 light, 1 dark'),
});

export const transformations = z.array(
  z.strictObject({
    id: slug,
    procedure: text,
    description: text,
    durationMonths: z.number().int().min(16).max(26),
    before: archDrawing,
    after: archDrawing,
    beforeAlt: text,
    afterAlt: text,
    beforeImage: text.optional(),
    afterImage: text.optional(),
    splitImage: text.optional(),
  }),
);

export const videos = z.array(
  z.strictObject({
    id: z.string().regex(/^[\w-]{11}$/, 'expected the eleven characters that the video host gives'),
    title: text,
    description: text,
    duration: z.string().regex(/^\d{1,2}:[0-5]\d$/, "expected minutes and seconds such as '4:15', in quotes"),
    uploadDate: isoDate,
    category: text,
    icon: iconName.describe('Drawn where no thumbnail has been fetched'),
  }),
);
export type Video = z.infer<typeof videos>[number];

const stars = z.number().int().min(1).max(5);

export const reviews = z.strictObject({
  policy: text.describe('How reviews are chosen, as the DMCC Act asks'),
  testimonials: z.array(z.strictObject({ name: text, rating: stars, review: text, treatment: text, proof })),
  practiceReviews: z.array(z.strictObject({ author: text, rating: stars, text, date: isoDate, location: slug, proof })),
});
export type Reviews = z.infer<typeof reviews>;

export const partnerClinics = z.array(
  z.strictObject({
    name: text,
    location: text,
    website: absoluteUrl,
    specialty: text,
    googleRating: z.number().min(1).max(5),
    reviewCount: z.number().int().positive(),
    placeId: text,
  }),
);
