import { z } from 'zod';
import {
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
  services: heading,
  team: heading,
  transformations: z.strictObject({ heading: text, lead: text, before: text, after: text, illustration: text, compare: text }),
  videos: z.strictObject({ heading: text, lead: text, play: text, privacyNote: text }),
  reviews: z.strictObject({ heading: text, lead: text, readMore: text }),
  nhs: z.strictObject({ heading: text, lead: text, register: text, listFull: text, callPrivate: text }),
  booking: z.strictObject({ heading: text, lead: text, action: text, opensNewTab: text }),
  contact: heading,
  locations: z.strictObject({ heading: text, lead: text, writeReview: text, directions: text }),
  faq: heading,
});

const serviceHero = z.strictObject({ heading: text, lead: text, primary: text, secondary: text });
const closing = z.strictObject({ heading: text, text, action: text });

export const generalDentistryPage = z.strictObject({
  head: pageHead,
  hero: serviceHero,
  cards: list(benefit.extend({ features: z.array(text).min(3) }), 4),
  whatToExpect: z.strictObject({ heading: text, lead: text, steps: z.array(step).min(3) }),
  closing,
});

export const cosmeticDentistryPage = z.strictObject({
  head: pageHead,
  hero: serviceHero,
  stats: list(stat, 4),
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
  treatments: list(treatmentCard, 4),
  process: z.strictObject({ heading: text, lead: text, steps: list(step, 4) }),
  facts: z.strictObject({ healing: text, lasts: text }),
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
  options: list(whiteningOption, 3),
  benefits: z.strictObject({ heading: text, items: list(benefit, 4) }),
  faq: z.strictObject({ heading: text, items: list(questionAndAnswer, 3) }),
  safety: text.describe('Who may have whitening and who provides it'),
  closing,
});

export const locationPage = z.strictObject({
  head: pageHead,
  practice: slug,
  hero: serviceHero,
  reasons: z.strictObject({ heading: text, items: z.array(benefit).min(4).max(6) }),
  services: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ title: text, description: text, link: internalLink })).min(6),
  }),
  gettingHere: z.strictObject({ heading: text, text }),
});

export const nhsLocationPage = z.strictObject({
  head: pageHead,
  practice: slug,
  hero: z.strictObject({ heading: text, lead: text, badge: text, book: text, visit: text }),
  status: z.strictObject({ heading: text, text }),
  benefits: list(benefit, 4),
  services: z.strictObject({ heading: text, items: list(z.strictObject({ title: text, description: text }), 8) }),
  information: z.strictObject({ heading: text, transport: text }),
  steps: z.strictObject({ heading: text, lead: text, items: list(step, 3), call: text }),
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
        heading: text,
        items: z.array(text).min(2),
        action: text,
      }),
    )
    .length(2),
  cards: list(z.strictObject({ icon: iconName, title: text, advice: z.array(text).min(2), call: text }), 6),
  locations: z
    .strictObject({ heading: text, lead: text, call: text })
    .describe('The practices follow, with the phone of the emergency surface'),
  whatToExpect: z.strictObject({ heading: text, steps: list(step, 4) }),
  faq: z.strictObject({ heading: text, items: list(questionAndAnswer, 2) }),
  closing: z.strictObject({ heading: text, text, action: text }),
});

export const networkPage = z.strictObject({
  head: pageHead,
  hero: heading,
  visit: text,
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
  hero: heading,
  steps: list(step, 3),
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
  thanks: z.strictObject({ title: text, description: text }),
  failed: z.strictObject({ title: text, description: text }),
  invalid: z.strictObject({ title: text, summary: text }),
  help: z.strictObject({ heading: text, text }).describe('Phone and address come from organisation.yaml, contacts.testimonials'),
});

export const nhsInformationPage = z.strictObject({
  head: pageHead,
  hero: z.strictObject({ heading: text, lead: text, book: text }),
  charges: z.strictObject({ heading: text, lead: text, note: text }),
  exemptions: heading,
  comparison: z.strictObject({
    heading: text,
    lead: text,
    rows: z.array(z.strictObject({ topic: text, nhs: text, private: text })).min(5),
  }),
  registration: z.strictObject({ heading: text, lead: text, register: text, steps: z.array(step).min(4) }),
  contact: heading,
  helper: z.strictObject({ heading: text, lead: text }),
});

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
