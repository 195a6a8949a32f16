import { z } from 'zod';
import { internalLink, isoDate, slug, text } from './fields.ts';

/** On every page, above its content. A group without notices needs no such file. */
export const notices = z
  .array(
    z.strictObject({
      text: text.max(240).describe('What visitors should know, in a sentence or two'),
      from: isoDate.describe('The first day on which it is shown'),
      until: isoDate.describe('The last day on which it is shown; it goes by itself at midnight'),
      practices: z.array(slug).min(1).optional().describe('Whom it is about, if not all practices'),
      link: z.strictObject({ label: text, to: internalLink }).optional().describe('Where to read more'),
    }),
  )
  .default([]);
