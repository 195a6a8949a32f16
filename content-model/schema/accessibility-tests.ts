import { z } from 'zod';
import { isoDate, text } from './fields.ts';

const count = z.number().int().nonnegative();

/** Written by `npm run accessibility:report`, for the Accessibility Statement. Do not edit by hand. */
export const accessibilityTests = z.strictObject({
  testedOn: isoDate,
  standard: text.describe("The standard tested against, such as 'WCAG 2.2'"),
  pages: count,
  states: count.describe('Such as open menus and forms with errors'),
  journeys: count,
  violations: count,
  highestReadingAge: count.describe('Of the pages for patients'),
});
