import type { SiteContent } from '../../content-model/schema/site.ts';
import { formatPrice, type Price } from '../../domain/nhs-charges.ts';
import { slugify } from '../../domain/slug.ts';
import { practiceDetails } from './practice-details.ts';

export type Booking = ReturnType<typeof bookingData>;

/** What the main buttons of a page about a treatment lead to. */
export const mainChoice = 'book-visit';

export const choiceId = (title: string) => `book-${slugify(title)}`;

type Page = { hero: { heading: string; choice?: string | undefined }; options?: readonly { title: string; price: Price }[] };

/** The booking section of a page about a treatment. The address names the choice, so that the page is the same for everybody. */
export function bookingData(content: SiteContent, now: Date, { hero, options = [] }: Page) {
  const { booking, contact } = content.homePage;
  return {
    words: booking,
    call: contact.call,
    practices: content.practices.map((practice) => practiceDetails(practice, content, now)),
    choices: [
      { id: mainChoice, text: hero.choice ?? hero.heading },
      ...options.map(({ price, title }) => ({ id: choiceId(title), text: `${title}, ${formatPrice(price).toLowerCase()}` })),
    ],
  };
}
