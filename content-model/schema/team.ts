import { z } from 'zod';
import { headingText, longText, picture, practiceSlug, slug, text, titleText } from './fields.ts';

/** Suggested, but a team may have others. */
const roles = [
  'Dentist',
  'Principal Dentist',
  'Dental Hygienist',
  'Dental Therapist',
  'Dental Nurse',
  'Practice Manager',
  'Receptionist',
];

const wordCount = (words: string) => words.trim().split(/\s+/).length;

const member = z.strictObject({
  slug,
  name: titleText.describe('With title, as patients know them'),
  role: text.max(60).meta({ description: 'Their job', examples: roles }),
  location: practiceSlug.describe('Where they work'),
  picture: picture('portrait', 'portraits').optional().describe('Without one, nobody in particular is shown'),
  bio: longText
    .refine((bio) => wordCount(bio) >= 60 && wordCount(bio) <= 90, 'expected 60 to 90 words')
    .meta({ title: 'Words about them', description: '60 to 90 words, in their own voice' }),
  specialties: z.array(text).min(2).meta({ title: 'Interests', description: 'At least two; no claim to be a specialist' }),
  qualifications: z
    .array(
      z.strictObject({
        award: headingText.describe('Such as BDS'),
        institution: text.optional().describe('Where it was awarded'),
        country: text.describe('The country it is from'),
      }),
    )
    .default([])
    .describe('Each with its country, as the GDC requires'),
  languages: z.array(text).default([]).describe('Besides English'),
  gdcNumber: z
    .string()
    .regex(/^\d{4,6}$/)
    .optional()
    .meta({ title: 'GDC number', description: 'Copy it from the register; do not guess' }),
});
export const team = z.array(member).min(1).meta({ title: 'People', entry: 'person' });
export type TeamMember = z.infer<typeof member>;
