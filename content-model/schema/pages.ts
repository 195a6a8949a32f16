import { z } from 'zod';
import {
  absoluteUrl,
  heading,
  iconName,
  internalLink,
  isoDate,
  list,
  pageHead,
  questionAndAnswer,
  questions,
  step,
  text,
  ukPhone,
} from './fields.ts';

/** The schemas of all pages. Short ones are defined here. */
export { blogPage } from './blog-page.ts';
export { homePage } from './home-page.ts';
export { locationPage, locationWords, nhsLocationPage } from './location-pages.ts';
export { nhsInformationPage } from './nhs-information-page.ts';
export { cosmeticDentistryPage, dentalImplantsPage, generalDentistryPage, teethWhiteningPage } from './service-pages.ts';
export { shareYourStoryPage } from './share-your-story-page.ts';

export const emergencyPage = z.strictObject({
  head: pageHead,
  line: z.strictObject({ phone: ukPhone.describe('The emergency line'), availability: text.describe('When calls are answered') }),
  alert: z.strictObject({ text, call: text }),
  hero: z.strictObject({
    heading: text,
    lead: text,
    charge: text.describe("{charge} becomes the charge under 'NHS charges'"),
    charges: text.describe('The link to the page about NHS charges'),
    call: text,
    availability: text,
  }),
  careCards: z
    .array(
      z.strictObject({
        level: z.enum(['non-urgent', 'urgent', 'emergency']).describe('Decides the colour'),
        urgency: text.describe('Read out before the heading, because colour alone is not accessible'),
        heading: text,
        items: z.array(text).min(2).meta({ title: 'Signs' }),
        action: text,
        call: z.strictObject({ label: text, number: z.string().regex(/^\d{3}$/, 'expected a short number such as 999') }),
        link: z.strictObject({ label: text, href: absoluteUrl }).optional(),
      }),
    )
    .length(2),
  emergencies: z.strictObject({ heading: text, lead: text, jump: text.describe('The label of the list of links to the cards') }),
  cards: list(
    z.strictObject({
      icon: iconName,
      title: text,
      advice: list(text, 3).describe('What to do now, the most important first'),
      note: text.describe('When to worry, or what never to do'),
      call: text,
    }),
    6,
  ),
  locations: z
    .strictObject({
      heading: text,
      lead: text,
      call: text,
      nearest: text.describe('On the nearest practice'),
      finding: text,
      sorted: text.describe('{town} and {distance} become the nearest town and how far it is'),
      notFound: text.describe('When the location is unavailable'),
      miles: text.describe('{miles} becomes how many'),
      oneMile: text,
      underOneMile: text,
    })
    .describe('The practices follow, with their numbers for emergencies'),
  whatToExpect: z.strictObject({ heading: text, steps: list(step, 4) }),
  faq: z.strictObject({ heading: text, items: list(questionAndAnswer, 2).meta({ title: 'Questions' }) }),
  closing: z.strictObject({ heading: text, text, action: text, privacy: text }),
});

export const networkPage = z.strictObject({
  head: pageHead,
  hero: heading,
  listHeading: text.describe('Read out, not shown'),
  visit: text,
  rating: text.describe('Read out, not shown. {rating} becomes the number of stars.'),
  reviewsLabel: text,
  empty: text,
  note: z.strictObject({ heading: text, text }),
});

export const notFoundPage = z.strictObject({
  head: pageHead,
  code: z.literal('404'),
  text,
  home: text,
  search: text,
  imageAlt: text,
});
export const busyPage = z.strictObject({
  title: text,
  text,
  sent: text.describe('Shown after a form was sent'),
  retry: text.describe('Loads the page again'),
});
export const errorPage = z.strictObject({ title: text, text, retry: text, home: text });

/** Stored on the device and shown when it is offline. */
export const offlinePage = z.strictObject({
  head: pageHead,
  heading: text,
  saved: text.describe('{date} becomes the day on which the copy was made'),
  calls: text,
  again: text.describe('The button that tries the page again'),
  emergencies: z.strictObject({ heading: text, lead: text }).describe('The cards of the emergency page follow'),
  practices: z.strictObject({ heading: text, lead: text, call: text, hours: text }),
  notSaved: text.describe('Why there are no prices'),
});

export const searchPage = z.strictObject({
  head: pageHead,
  answerTitle: text.describe('In the browser tab. {query} becomes what was searched for.'),
  heading: text,
  lead: text,
  field: z.strictObject({ label: text, button: text }),
  count: z
    .strictObject({ none: text, one: text, many: text })
    .describe('How many results there are. {query} becomes what was searched for, and {count} how many.'),
  pages: text.describe('Above the pages that were found'),
  articles: text.describe('Above the articles that were found'),
  home: text.describe("The name of the home page in the results, where 'Home' would be unclear"),
  articlesMissing: text.describe('When the article search fails'),
  nothing: z.strictObject({ heading: text, tips: z.array(text).min(1) }),
  popular: z.strictObject({
    heading: text,
    links: z.array(z.strictObject({ label: text, note: text, to: internalLink })).min(4),
  }),
  urgent: z
    .strictObject({ heading: text, text, call: text })
    .describe('With all results, for visitors in pain. The number is that of the emergency page.'),
});

const message = z.strictObject({ heading: text, text });

/** The texts of one action. {name} is a request's reference or an article's title, {date} when it was done. */
const action = z.strictObject({
  confirm: z.strictObject({ heading: text, text, button: text }),
  done: message,
  already: message.optional().describe('If it was done before'),
  gone: message.describe('If the request or article no longer exists'),
});

/** The page behind the signed links in emails to staff. */
export const staffPage = z.strictObject({
  head: pageHead,
  deeds: z.strictObject({ 'mark-contacted': action, 'erase-request': action, 'withdraw-post': action }),
  expired: message,
  invalid: message,
});

/** The front matter of a page that consists of content alone. */
export const morePage = z.strictObject({
  head: pageHead,
  heading: text,
  lead: text.describe('The words under the heading'),
  card: z
    .strictObject({
      heading: text.describe('What the card is for; also on the button that leads to it'),
      lines: z.array(text).min(1).max(6).describe('The words on the card, short enough to read at a glance'),
      note: text.optional().describe('Below the card: how to use it'),
    })
    .optional()
    .describe('Something to show on a phone or to print; it prints on a sheet of its own'),
  action: z
    .strictObject({ label: text, to: internalLink })
    .optional()
    .describe('A button below the heading, such as one that leads to the booking'),
  faq: questions,
  closing: z
    .strictObject({ heading: text, text })
    .default({ heading: 'Any questions?', text: 'Ring the practice that suits you, and ask.' })
    .describe('At the end of the page, above the phone numbers'),
});

/** The front matter of a legal page. */
export const legalPage = z.strictObject({
  head: pageHead,
  heading: text,
  lead: text,
  lastUpdated: text.optional().describe("As shown: 'January 2025'. Without it, the page shows the day on which it last changed"),
  lastUpdatedDate: isoDate.optional().describe('The same as a date, for search engines'),
});
