import { z } from 'zod';
import { isoDate, link, longText, practiceSlug } from './fields.ts';

/** Shown above the content of every page. The file is optional. */
export const notices = z
  .array(
    z.strictObject({
      text: longText.max(240).meta({ description: 'One or two sentences for visitors', names: true }),
      from: isoDate.meta({ title: 'First day', description: 'The first day it is shown' }),
      until: isoDate.meta({ title: 'Last day', description: 'The last day it is shown; it disappears at midnight' }),
      practices: z.array(practiceSlug).min(1).optional().describe('The practices it applies to, if not all'),
      link: link.optional().describe('Where to read more'),
    }),
  )
  .default([])
  .meta({ title: 'Notices' });
