import { z } from 'zod';
import { isoDate, text } from './fields.ts';

const count = z.number().int().nonnegative();

/** What `npm run accessibility:report` measured, for the Accessibility Statement. Nobody writes it by hand. */
export const accessibilityTests = z.strictObject({
  testedOn: isoDate,
  standard: text.describe("What was tested against, such as 'WCAG 2.2'"),
  pages: count,
  states: count.describe('Menus open, forms with mistakes and the like'),
  journeys: count,
  violations: count,
  highestReadingAge: count.describe('Of the pages for patients'),
});
