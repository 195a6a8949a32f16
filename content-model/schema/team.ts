import { z } from 'zod';
import { pictureName, slug, text } from './fields.ts';

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

/** The parameters of the drawn portrait. A photograph replaces it. */
const portrait = z.strictObject({
  skin: z.number().int().min(0).max(5).describe('0 light to 5 dark'),
  hair: z
    .enum(['short', 'crop', 'bob', 'long', 'bun', 'curly', 'hijab', 'turban', 'bald', 'braids', 'waves'])
    .describe('Or head covering'),
  hairColour: z
    .enum(['black', 'dark-brown', 'brown', 'auburn', 'blonde', 'grey', 'white'])
    .describe('Also the colour of a beard'),
  cloth: z.enum(['york-blue', 'moss', 'heather', 'ink', 'teal', 'claret', 'ochre']).describe('Tunic, hijab or turban'),
  faceWidth: z.number().min(0.9).max(1.1).describe('0.9 narrow to 1.1 wide'),
  age: z.enum(['young', 'middle', 'older']).describe('How old the drawing looks'),
  glasses: z.boolean().default(false).describe('With glasses'),
  beard: z.boolean().default(false).describe('With a beard'),
  freckles: z.boolean().default(false).describe('With freckles'),
  coat: z.boolean().default(false).describe('In a white coat'),
  smile: z.enum(['open', 'closed']).describe('Open shows teeth'),
});

const member = z.strictObject({
  slug: slug.describe('The name in lower case with hyphens, such as anna-shaw; must be unique'),
  name: text.describe('With title, as patients know them'),
  role: text.max(60).meta({ description: 'Their job', examples: roles }),
  location: slug.meta({ title: 'Practice', description: 'Where they work' }),
  qualifications: z
    .array(
      z.strictObject({
        award: text.describe('Such as BDS'),
        institution: text.optional().describe('Where it was awarded'),
        country: text.describe('The country it is from'),
      }),
    )
    .default([])
    .describe('Each with its country, as the GDC requires'),
  gdcNumber: z
    .string()
    .regex(/^\d{4,6}$/)
    .optional()
    .meta({ title: 'GDC number', description: 'Copy it from the register; do not guess' }),
  specialties: z.array(text).min(2).meta({ title: 'Interests', description: 'At least two; no claim to be a specialist' }),
  languages: z.array(text).default([]).describe('Besides English'),
  bio: text
    .refine((bio) => wordCount(bio) >= 60 && wordCount(bio) <= 90, 'expected 60 to 90 words')
    .meta({ title: 'Words about them', description: '60 to 90 words, in their own voice' }),
  portrait: portrait.optional().describe('How the drawing looks; a photograph replaces it'),
  image: pictureName.optional().meta({ title: 'Photograph', description: 'Without one they are drawn' }),
  imageAlt: text.optional().describe('What the photograph shows, for people who cannot see it'),
});
export const team = z
  .array(
    member.refine(({ image, portrait }) => image || portrait, {
      path: ['portrait'],
      error: 'expected a photograph or a portrait',
    }),
  )
  .min(1);
export type TeamMember = z.infer<typeof member>;
