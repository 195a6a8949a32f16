import { z } from 'zod';
import { byOpenLists } from './by-nhs-state.ts';
import {
  benefit,
  internalLink,
  list,
  pageHead,
  price,
  proof,
  questionAndAnswer,
  questions,
  stat,
  step,
  text,
  treatmentCard,
} from './fields.ts';
import { basis } from './published.ts';

export const serviceHero = z.strictObject({
  heading: text,
  lead: text,
  primary: text,
  secondary: text,
  choice: text
    .optional()
    .describe('What the first button stands for, in the words above the booking links. Without it, the heading.'),
});
const closing = z.strictObject({ heading: text, text, action: text });
const linkWords = z.strictObject({ label: text, to: internalLink });
const readMore = z
  .strictObject({ heading: text.default('Read more'), links: z.array(linkWords).default([]) })
  .prefault({})
  .describe('Links to pages about the same');
const prices = z
  .strictObject({ heading: text, lead: text, duration: text.describe('The words before how long each takes') })
  .describe('Above the treatments');

export const generalDentistryPage = z.strictObject({
  head: pageHead,
  hero: serviceHero,
  care: z.strictObject({ heading: text, lead: text }),
  cards: list(benefit.extend({ features: z.array(text).min(3) }), 4),
  whatToExpect: z.strictObject({ heading: text, lead: text, steps: z.array(step).min(3), charges: linkWords }),
  faq: questions,
  readMore,
  closing: closing.extend({ text: byOpenLists(text) }),
});

export const cosmeticDentistryPage = z.strictObject({
  head: pageHead,
  hero: serviceHero,
  stats: list(stat, 4),
  basis,
  prices,
  treatments: list(treatmentCard, 4),
  journey: z.strictObject({ heading: text, lead: text, steps: list(step, 3) }),
  testimonial: z.strictObject({ quote: text, name: text, treatment: text, proof }),
  faq: questions,
  readMore,
  closing,
});

export const dentalImplantsPage = z.strictObject({
  head: pageHead,
  hero: serviceHero,
  stats: list(stat, 4),
  basis,
  benefits: z.strictObject({ heading: text, items: list(benefit, 4).meta({ title: 'Benefits' }) }),
  prices,
  treatments: list(treatmentCard, 4),
  process: z.strictObject({ heading: text, lead: text, steps: list(step, 4) }),
  facts: z.strictObject({ healing: text, lasts: text }),
  factLabels: z.strictObject({ healing: text, lasts: text }),
  faq: questions,
  readMore,
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
  basis,
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
  benefits: z.strictObject({ heading: text, items: list(benefit, 4).meta({ title: 'Benefits' }) }),
  faq: z.strictObject({ heading: text, items: list(questionAndAnswer, 3).meta({ title: 'Questions' }) }),
  safety: text.describe('Who may have whitening and who provides it'),
  readMore,
  closing,
});
