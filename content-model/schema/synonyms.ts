import { z } from 'zod';
import { text } from './fields.ts';

/** What patients type into the search for a word on the pages. The file is optional. */
export const synonyms = z
  .array(
    z.strictObject({
      typed: z
        .array(text)
        .min(1)
        .meta({ title: 'What patients type', description: 'A word or a few words each, such as false teeth' }),
      means: text.meta({ names: true, title: 'Word on our pages', description: 'A word that the pages use, such as denture' }),
    }),
  )
  .default([])
  .meta({
    title: 'Other words for search',
    description: 'What patients type into the search, and the word on the pages that it then looks for too.',
    entry: 'set of words',
  });
