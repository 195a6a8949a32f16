import { z } from 'zod';
import {
  absoluteUrl,
  benefit,
  heading,
  iconName,
  internalLink,
  isoDate,
  pageHead,
  price,
  proof,
  questionAndAnswer,
  slug,
  stat,
  step,
  text,
  treatmentCard,
  ukPhone,
} from './fields.ts';

const list = <T extends z.ZodType>(item: T, length: number) => z.array(item).length(length);

export const homePage = z.strictObject({
  head: pageHead,
  hero: z.strictObject({ headline: text, lead: text, book: text, meetTeam: text, ticks: list(text, 3), imageAlt: text }),
  about: z.strictObject({
    heading: text,
    lead: text,
    story: z.array(text).min(1),
    values: list(benefit, 4),
    stats: list(stat, 4),
  }),
  practices: z.strictObject({
    heading: text,
    lead: text,
    accepting: text,
    listFull: text,
    details: text,
    book: text,
    call: text,
  }),
  carousel: z
    .strictObject({ previous: text, next: text, pause: text, play: text, goTo: text, of: text })
    .describe("For every carousel of the page; 'goTo' with {name} in it"),
  services: heading,
  team: heading.extend({
    qualifications: text,
    interests: text,
    languages: text,
    gdcNumber: text,
    portraitAlt: text.describe('With {name} in it'),
  }),
  transformations: z.strictObject({
    heading: text,
    lead: text,
    before: text,
    after: text,
    illustration: text,
    compare: text,
    shown: text.describe('How the handle stands, read out; with {percent} in it'),
    months: text.describe("After the number: 'months'"),
  }),
  videos: z.strictObject({ heading: text, lead: text, play: text, privacyNote: text }),
  reviews: z.strictObject({
    heading: text,
    lead: text,
    readMore: text,
    count: text.describe('With {reviews} in it'),
    stars: text.describe('With {rating} in it; read out, not shown'),
    policyHeading: text,
  }),
  nhs: z.strictObject({ heading: text, lead: text, charges: text, register: text, listFull: text, callPrivate: text }),
  booking: z.strictObject({ heading: text, lead: text, action: text, opensNewTab: text }),
  contact: z.strictObject({
    heading: text,
    lead: text,
    phone: text,
    hours: text,
    address: text,
    call: text.describe("Before a town, read out on the telephone link: 'Call Ripon'"),
    map: text,
    opensNewTab: text,
  }),
  locations: z.strictObject({
    heading: text,
    lead: text,
    reviews: text.describe('With {reviews} in it'),
    stars: text.describe('With {rating} in it; read out, not shown'),
    writeReview: text,
    directions: text,
    details: text.describe('With {town} in it'),
  }),
  faq: heading,
});

const serviceHero = z.strictObject({ heading: text, lead: text, primary: text, secondary: text });
const closing = z.strictObject({ heading: text, text, action: text });
const linkWords = z.strictObject({ label: text, to: internalLink });
const prices = z
  .strictObject({ heading: text, lead: text, duration: text })
  .describe('Stands above the treatments; `duration` names how long each takes');

export const generalDentistryPage = z.strictObject({
  head: pageHead,
  hero: serviceHero,
  care: z.strictObject({ heading: text, lead: text }),
  cards: list(benefit.extend({ features: z.array(text).min(3) }), 4),
  whatToExpect: z.strictObject({ heading: text, lead: text, steps: z.array(step).min(3), charges: linkWords }),
  closing,
});

export const cosmeticDentistryPage = z.strictObject({
  head: pageHead,
  hero: serviceHero,
  stats: list(stat, 4),
  prices,
  treatments: list(treatmentCard, 4),
  journey: z.strictObject({ heading: text, lead: text, steps: list(step, 3) }),
  testimonial: z.strictObject({ quote: text, name: text, treatment: text, proof }),
  closing,
});

export const dentalImplantsPage = z.strictObject({
  head: pageHead,
  hero: serviceHero,
  stats: list(stat, 4),
  benefits: z.strictObject({ heading: text, items: list(benefit, 4) }),
  prices,
  treatments: list(treatmentCard, 4),
  process: z.strictObject({ heading: text, lead: text, steps: list(step, 4) }),
  facts: z.strictObject({ healing: text, lasts: text }),
  factLabels: z.strictObject({ healing: text, lasts: text }),
  closing,
});

const whiteningOption = z.strictObject({
  title: text,
  duration: text,
  price,
  results: text,
  description: text,
  features: z.array(text).min(3),
  idealFor: text,
  badge: text.optional(),
  choose: text,
});

export const teethWhiteningPage = z.strictObject({
  head: pageHead,
  hero: serviceHero,
  stats: list(stat, 4),
  comparison: z.strictObject({
    heading: text,
    lead: text,
    option: text,
    price: text,
    duration: text,
    results: text,
    description: text,
    features: text,
    idealFor: text,
    choose: text,
  }),
  options: list(whiteningOption, 3),
  benefits: z.strictObject({ heading: text, items: list(benefit, 4) }),
  faq: z.strictObject({ heading: text, items: list(questionAndAnswer, 3) }),
  safety: text.describe('Who may have whitening and who provides it'),
  closing,
});

/** Above the booking part of a practice's own page, in place of the home page's words, which offer a choice of three. */
const ownBooking = z.strictObject({ heading: text, lead: text });

export const locationPage = z.strictObject({
  head: pageHead,
  practice: slug,
  hero: serviceHero,
  place: text.describe('A line about the town, under its picture'),
  reasons: z.strictObject({ heading: text, items: z.array(benefit).min(4).max(6) }),
  services: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ title: text, description: text, link: internalLink })).min(6),
  }),
  gettingHere: z.strictObject({ heading: text, text }).describe("Transport, parking and access come from the practice's file"),
  booking: ownBooking,
});

export const nhsLocationPage = z.strictObject({
  head: pageHead,
  practice: slug,
  hero: z.strictObject({ heading: text, lead: text, badge: text, book: text, visit: text }),
  status: z.strictObject({ heading: text, text }),
  benefits: z.strictObject({ heading: text, items: list(benefit, 4) }),
  services: z.strictObject({ heading: text, items: list(z.strictObject({ title: text, description: text }), 8) }),
  charges: z.strictObject({ heading: text, lead: text, link: text }),
  information: z.strictObject({ heading: text, transport: text }),
  steps: z.strictObject({ heading: text, lead: text, items: list(step, 3), call: text }),
  booking: ownBooking,
});

/** What all location pages and NHS location pages call things. */
export const locationWords = z.strictObject({
  timetable: z.strictObject({ day: text, open: text, lunch: text, closed: text }),
  transport: text,
  parking: text,
  access: text,
  transportLinks: text.describe('On an NHS page, above how to come by train, bus and car'),
  rating: text.describe('After the figure; with {reviews} in it'),
  checked: text.describe('With {date} in it: when somebody last asked the practice about its NHS list'),
  elsewhere: text.describe('With {town} in it: a practice that takes NHS patients while this one does not'),
  charges: text.describe('Above the NHS charges; with {year} in it'),
});

export const emergencyPage = z.strictObject({
  head: pageHead,
  line: z.strictObject({ phone: ukPhone, availability: text }),
  alert: z.strictObject({ text, call: text }),
  hero: z.strictObject({ heading: text, lead: text, call: text, availability: text }),
  careCards: z
    .array(
      z.strictObject({
        level: z.enum(['non-urgent', 'urgent', 'emergency']),
        urgency: text.describe('Read out before the heading, since colour alone says nothing'),
        heading: text,
        items: z.array(text).min(2),
        action: text,
        call: z.strictObject({ label: text, number: z.string().regex(/^\d{3}$/, 'expected a short number such as 999') }),
        link: z.strictObject({ label: text, href: absoluteUrl }).optional(),
      }),
    )
    .length(2),
  emergencies: z.strictObject({ heading: text, lead: text, jump: text.describe('Names the list of links to the cards') }),
  cards: list(z.strictObject({ icon: iconName, title: text, advice: z.array(text).min(2), call: text }), 6),
  locations: z
    .strictObject({
      heading: text,
      lead: text,
      call: text,
      nearest: text.describe('On the nearest practice'),
      finding: text,
      sorted: text.describe('With {town} and {distance} in it'),
      notFound: text.describe('Where the visitor or the device does not say where they are'),
      miles: text.describe('With {miles} in it'),
      oneMile: text,
      underOneMile: text,
    })
    .describe('The practices follow, with the phone of the emergency surface'),
  whatToExpect: z.strictObject({ heading: text, steps: list(step, 4) }),
  faq: z.strictObject({ heading: text, items: list(questionAndAnswer, 2) }),
  closing: z.strictObject({ heading: text, text, action: text, privacy: text }),
});

export const networkPage = z.strictObject({
  head: pageHead,
  hero: heading,
  listHeading: text.describe('Read out, not shown'),
  visit: text,
  rating: text.describe('With {rating} in it; read out, not shown'),
  reviewsLabel: text,
  empty: text,
  note: z.strictObject({ heading: text, text }),
});

export const blogPage = z.strictObject({
  head: pageHead,
  hero: heading,
  titleSuffix: text,
  adminTools: z.strictObject({ heading: text, text, button: text, busy: text }),
  categoriesHeading: text,
  categories: list(text, 8),
  failed: text,
  empty: text,
  notFound: z.strictObject({ heading: text, text, back: text }),
  back: text,
  viewAll: text,
  defaultAuthor: text,
  generated: z.strictObject({ title: text, description: text }),
  generationFailed: z.strictObject({ title: text, description: text }),
});

const choice = z.strictObject({ value: text, label: text });

export const shareYourStoryPage = z.strictObject({
  head: pageHead,
  hero: z.strictObject({ heading: text, lead: text, action: text.describe('Leads down to the form') }),
  stepsHeading: text,
  steps: list(step, 3),
  form: z.strictObject({
    heading: text,
    lead: text,
    you: text.describe('Above names, email and phone'),
    treatment: text.describe('Above treatment and rating'),
    words: text.describe('Above title and description'),
    permission: text.describe('Above the consents'),
  }),
  labels: z.strictObject({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    treatment: text,
    treatmentPlaceholder: text,
    rating: text,
    ratingPlaceholder: text,
    title: text,
    description: text,
  }),
  hints: z.strictObject({ phone: text, title: text, description: text }),
  treatments: list(text, 8),
  ratings: list(choice, 3),
  consents: z.strictObject({
    version: text.describe('Change it with every change of the words below; it is stored with each request'),
    video: text,
    website: text,
    marketing: text,
    withdrawal: text,
  }),
  submit: text,
  submitting: text,
  thanks: z
    .strictObject({ title: text, description: text, heading: text, reference: text, keep: text })
    .describe('Title and description stand in the notice, the rest on the page'),
  failed: z.strictObject({ title: text, description: text }),
  invalid: z.strictObject({ title: text, summary: text }),
  help: z.strictObject({ heading: text, text }).describe('Phone and address come from organisation.yaml, contacts.testimonials'),
});

export { nhsInformationPage } from './nhs-information-page.ts';

export const notFoundPage = z.strictObject({ head: pageHead, code: z.literal('404'), text, home: text, imageAlt: text });
export const errorPage = z.strictObject({ title: text, text, home: text });

/** The front matter of a legal page in Markdown; the words follow it. */
export const legalPage = z.strictObject({
  head: pageHead,
  heading: text,
  lead: text,
  lastUpdated: text.describe("As shown: 'January 2025'"),
  lastUpdatedDate: isoDate,
});
