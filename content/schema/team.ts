import { z } from 'zod';
import { slug, text } from './fields.ts';

export const role = z.enum(['Dentist', 'Principal Dentist', 'Dental Hygienist', 'Dental Therapist', 'Practice Manager']);

const wordCount = (words: string) => words.trim().split(/\s+/).length;

/** What the drawn portrait needs to know; a photograph replaces it. */
const portrait = z.strictObject({
  skin: z.number().int().min(0).max(5),
  hair: z.enum(['short', 'crop', 'bob', 'long', 'bun', 'curly', 'hijab', 'turban', 'bald', 'braids', 'waves']),
  hairColour: z.enum(['black', 'dark-brown', 'brown', 'auburn', 'blonde', 'grey', 'white']),
  cloth: z.enum(['york-blue', 'moss', 'heather', 'ink', 'teal', 'claret', 'ochre']).describe('Tunic, hijab or turban'),
  faceWidth: z.number().min(0.9).max(1.1),
  age: z.enum(['young', 'middle', 'older']),
  glasses: z.boolean().default(false),
  beard: z.boolean().default(false),
  freckles: z.boolean().default(false),
  coat: z.boolean().default(false),
  smile: z.enum(['open', 'closed']),
});

export const teamMember = z.strictObject({
  slug,
  name: text,
  role,
  location: slug.describe('The slug of a practice'),
  qualifications: z
    .array(z.strictObject({ award: text, institution: text.optional(), country: text }))
    .describe('Each with the country it is from, as the GDC asks'),
  gdcNumber: z
    .string()
    .regex(/^\d{4,6}$/)
    .optional()
    .describe('Never invent one'),
  specialties: z.array(text).min(2),
  languages: z.array(text).default([]).describe('Besides English'),
  bio: text.refine((bio) => wordCount(bio) >= 60 && wordCount(bio) <= 90, 'expected 60 to 90 words'),
  portrait,
  image: text.optional().describe('A photograph in content/pictures; without one the portrait is drawn'),
});
export const team = z.array(teamMember).min(1);
export type TeamMember = z.infer<typeof teamMember>;
