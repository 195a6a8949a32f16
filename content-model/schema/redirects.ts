import { z } from 'zod';

/** Addresses of an earlier website. The file is optional. */
export const redirects = z
  .array(
    z.strictObject({
      from: z
        .string()
        // Letters that a browser sends as they are; no dots alone, which it removes.
        .regex(/^(?:\/\w[\w.~-]*)+$/, 'expected a path such as /contact-us, without a query or a slash at its end')
        .meta({ title: 'Old address', names: true, description: 'Without the name of the site: /contact-us' }),
      to: z
        .string()
        .regex(/^\/(?!\/)[^\s?]*$/, 'expected a page of this site such as /blog or /#booking, without a query')
        .meta({ title: 'Leads to', description: 'The page that it leads to now: /blog or /#booking' }),
    }),
  )
  .default([])
  .meta({
    title: 'Old addresses',
    description: 'Addresses of an earlier website, and the pages that they lead to now.',
    entry: 'old address',
  });
