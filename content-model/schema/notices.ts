import { z } from 'zod';
import { internalLink, isoDate, slug, text } from './fields.ts';

/** Shown above the content of every page. The file is optional. */
export const notices = z
  .array(
    z.strictObject({
      text: text.max(240).describe('One or two sentences for visitors'),
      from: isoDate.meta({ title: 'First day', description: 'The first day it is shown' }),
      until: isoDate.meta({ title: 'Last day', description: 'The last day it is shown; it disappears at midnight' }),
      practices: z.array(slug).min(1).optional().describe('The practices it applies to, if not all'),
      link: z
        .strictObject({ label: text.describe('The words of the link'), to: internalLink })
        .optional()
        .describe('Where to read more'),
    }),
  )
  .default([]);
