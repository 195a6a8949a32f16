import { z } from 'zod';
import {
  absoluteUrl,
  endOfPage,
  firstScreen,
  heading,
  headingText,
  iconName,
  internalLink,
  isoDate,
  lead,
  link,
  list,
  longText,
  pageHead,
  pictureInWords,
  questionAndAnswer,
  questions,
  questionsAndAnswers,
  step,
  technical,
  text,
  titleText,
  ukPhone,
} from './fields.ts';

const ring = { title: 'Button to ring' };
const tryAgain = { title: 'Button to try again' };
const toHome = { title: 'Link to the home page' };

/** The schemas of all pages. Short ones are defined here. */
export { blogPage } from './blog-page.ts';
export { homePage } from './home-page.ts';
export { locationPage, locationWords, nhsLocationPage } from './location-pages.ts';
export { nhsInformationPage } from './nhs-information-page.ts';
export { cosmeticDentistryPage, dentalImplantsPage, generalDentistryPage, teethWhiteningPage } from './service-pages.ts';
export { shareYourStoryPage } from './share-your-story-page.ts';

export const emergencyPage = z
  .strictObject({
    head: pageHead,
    line: z
      .strictObject({
        phone: ukPhone.describe('The emergency line'),
        availability: text.meta({ title: 'When calls are answered' }),
      })
      .meta({ title: 'The emergency line' }),
    alert: z.strictObject({ text: longText, call: text.meta(ring) }).meta({ title: 'Warning at the top' }),
    hero: z
      .strictObject({
        heading: headingText,
        lead,
        charge: text.describe("{charge} becomes the charge under 'NHS charges'"),
        charges: text.meta({ title: 'Link to the charges', description: 'To the page about NHS charges' }),
        call: text.meta(ring),
        availability: text.meta({ title: 'When calls are answered' }),
      })
      .meta(firstScreen),
    careCards: z
      .array(
        z.strictObject({
          level: z.enum(['non-urgent', 'urgent', 'emergency']).meta({ title: 'How urgent', description: 'Decides the colour' }),
          urgency: text.meta({
            title: 'How urgent, in words',
            description: 'Read out before the heading, because colour alone is not accessible',
          }),
          heading: headingText,
          items: z.array(text).min(2).meta({ title: 'Signs' }),
          action: text.meta({ title: 'What to do' }),
          call: z
            .strictObject({
              label: text.meta({ title: 'Words', names: true }),
              number: z.string().regex(/^\d{3}$/, 'expected a short number such as 999'),
            })
            .meta(ring),
          link: z
            .strictObject({
              label: text.meta({ title: 'Words of the link', names: true }),
              href: absoluteUrl.meta({ title: 'Leads to' }),
            })
            .optional(),
        }),
      )
      .length(2)
      .meta({ title: 'When to ring 111 or 999' }),
    emergencies: z.strictObject({ heading: headingText, lead, jump: text.meta({ title: 'Above the links to the cards' }) }),
    cards: list(
      z.strictObject({
        icon: iconName,
        title: titleText,
        advice: list(text, 3).describe('What to do now, the most important first'),
        note: longText.describe('When to worry, or what never to do'),
        call: text.meta(ring),
      }),
      6,
    ),
    locations: z
      .strictObject({
        heading: headingText,
        lead,
        call: text.meta(ring),
        nearest: text.meta({ title: 'Button to find the nearest practice' }),
        finding: text.meta({ title: 'While it is looked for' }),
        sorted: text.meta({
          title: 'When it is found',
          description: '{town} and {distance} become the nearest town and how far it is',
        }),
        notFound: text.meta({ title: 'When it cannot be found' }),
        miles: text.meta({ title: 'Distance in miles', description: '{miles} becomes how many' }),
        oneMile: text.meta({ title: 'Distance of one mile' }),
        underOneMile: text.meta({ title: 'Distance of less than a mile' }),
      })
      .meta({ title: 'Where the practices are', description: 'The practices follow, with their numbers for emergencies' }),
    whatToExpect: z.strictObject({ heading: headingText, steps: list(step, 4) }),
    faq: z
      .strictObject({ heading: headingText, items: list(questionAndAnswer, 2).meta({ title: 'Questions' }) })
      .meta(questionsAndAnswers),
    closing: z
      .strictObject({
        heading: headingText,
        text: longText,
        action: text.meta({ title: 'Button' }),
        privacy: text.meta({ title: 'Note about privacy' }),
      })
      .meta(endOfPage),
  })
  .meta({ title: 'Emergency dentist' });

export const networkPage = z
  .strictObject({
    head: pageHead,
    hero: heading.meta(firstScreen),
    listHeading: text.meta({ title: 'Heading of the list', description: 'Read out, not shown' }),
    visit: text.meta({ title: 'Link to the website of a clinic' }),
    rating: text.describe('Read out, not shown. {rating} becomes the number of stars.'),
    reviewsLabel: text.meta({ title: 'After the number of reviews' }),
    empty: text.meta({ title: 'When there are no clinics' }),
    note: z.strictObject({ heading: headingText, text: longText }),
  })
  .meta({ title: 'Network of clinics' });

export const notFoundPage = z
  .strictObject({
    head: pageHead,
    code: z.literal('404'),
    text: longText,
    home: text.meta(toHome),
    search: text.meta({ title: 'Link to the search' }),
    imageAlt: pictureInWords,
  })
  .meta({ title: 'Shown when there is no such page' });
export const busyPage = z
  .strictObject({
    title: titleText,
    text: longText,
    sent: text.meta({ title: 'After a form was sent' }),
    retry: text.meta({ ...tryAgain, description: 'Loads the page again' }),
  })
  .meta({ title: 'Shown when the site is busy' });
export const errorPage = z
  .strictObject({ title: titleText, text: longText, retry: text.meta(tryAgain), home: text.meta(toHome) })
  .meta({ title: 'Shown after an error' });

/** Stored on the device and shown when it is offline. */
export const offlinePage = z
  .strictObject({
    head: pageHead,
    heading: headingText,
    saved: text.meta({ title: 'When the copy was made', description: '{date} becomes the day' }),
    calls: text.meta({ title: 'Ringing still works' }),
    again: text.meta(tryAgain),
    emergencies: z.strictObject({ heading: headingText, lead }).describe('The cards of the emergency page follow'),
    practices: z.strictObject({
      heading: headingText,
      lead,
      call: text.meta({ title: 'Link to ring' }),
      hours: text.meta({ title: 'Opening hours' }),
    }),
    notSaved: text.meta({ title: 'What is not stored', description: 'Why there are no prices' }),
  })
  .meta({ title: 'Shown when offline' });

export const searchPage = z
  .strictObject({
    head: pageHead,
    answerTitle: text.meta({
      title: 'Title of the results',
      description: 'In the browser tab. {query} becomes what was searched for.',
    }),
    heading: headingText,
    lead,
    field: z
      .strictObject({ label: text.meta({ title: 'Words beside it', names: true }), button: text })
      .meta({ title: 'Search box' }),
    count: z.strictObject({ none: text, one: text, many: text }).meta({
      title: 'How many results',
      description: '{query} becomes what was searched for, and {count} how many.',
    }),
    pages: text.describe('Above the pages that were found'),
    articles: text.describe('Above the articles that were found'),
    home: text.meta({ title: 'Name of the home page', description: "In the results, where 'Home' would be unclear" }),
    articlesMissing: text.meta({ title: 'When articles cannot be searched' }),
    nothing: z.strictObject({ heading: headingText, tips: z.array(text).min(1) }).meta({ title: 'When nothing is found' }),
    popular: z
      .strictObject({
        heading: headingText,
        links: z.array(link.extend({ note: longText })).min(4),
      })
      .meta({ title: 'Pages that many look for' }),
    urgent: z.strictObject({ heading: headingText, text: longText, call: text.meta(ring) }).meta({
      title: 'For visitors in pain',
      description: 'With all results. The number is that of the emergency page.',
    }),
  })
  .meta({ title: 'Search page' });

const message = z.strictObject({ heading: headingText, text: longText });

/** The texts of one action. {name} is a request's reference or an article's title, {date} when it was done. */
const action = z.strictObject({
  confirm: z.strictObject({ heading: headingText, text: longText, button: text }).meta({ title: 'Before it is done' }),
  done: message.meta({ title: 'When it is done' }),
  already: message.optional().meta({ title: 'If it was done before' }),
  gone: message.meta({ title: 'If the request or article no longer exists' }),
});

/** The page behind the signed links in emails to staff. */
export const staffPage = z
  .strictObject({
    head: pageHead,
    deeds: z
      .strictObject({
        'mark-contacted': action.meta({ title: 'Marking a patient as contacted' }),
        'erase-request': action.meta({ title: 'Erasing a request' }),
        'withdraw-post': action.meta({ title: 'Withdrawing an article' }),
      })
      .meta({ title: 'What staff can do' }),
    expired: message.meta({ title: 'When a link is too old' }),
    invalid: message.meta({ title: 'When a link is wrong' }),
  })
  .meta({ title: 'Behind the links in emails to staff' });

/** The front matter of a page that consists of content alone. */
export const morePage = z.strictObject({
  head: pageHead,
  heading: headingText,
  lead: lead.describe('The words under the heading'),
  card: z
    .strictObject({
      heading: headingText.describe('What the card is for; also on the button that leads to it'),
      lines: z.array(text).min(1).max(6).describe('The words on the card, short enough to read at a glance'),
      note: longText.optional().describe('Below the card: how to use it'),
    })
    .optional()
    .describe('Something to show on a phone or to print; it prints on a sheet of its own'),
  action: z
    .strictObject({ label: text.meta({ title: 'Words', names: true }), to: internalLink })
    .optional()
    .meta({ title: 'Button', description: 'Below the heading, such as one that leads to the booking' }),
  faq: questions,
  closing: z
    .strictObject({ heading: headingText, text: longText })
    .default({ heading: 'Any questions?', text: 'Ring the practice that suits you, and ask.' })
    .meta({ ...endOfPage, description: 'Above the phone numbers' }),
});

/** The front matter of a legal page. */
export const legalPage = z.strictObject({
  head: pageHead,
  heading: headingText,
  lead,
  lastUpdated: text.optional().describe("As shown: 'January 2025'. Without it, the page shows the day on which it last changed"),
  lastUpdatedDate: isoDate
    .optional()
    .meta({ ...technical, title: 'Last updated, as a date', description: 'The same, for search engines' }),
});
