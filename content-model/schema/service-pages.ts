import { z } from 'zod';
import { byOpenLists } from './by-nhs-state.ts';
import {
  benefit,
  endOfPage,
  figures,
  firstScreen,
  headingText,
  lead,
  link,
  list,
  longText,
  pageHead,
  price,
  proof,
  questionAndAnswer,
  questions,
  questionsAndAnswers,
  stat,
  step,
  text,
  titleText,
  treatmentCard,
} from './fields.ts';
import { basis } from './published.ts';

export const serviceHero = z
  .strictObject({
    heading: headingText,
    lead,
    primary: text.meta({ title: 'First button' }),
    secondary: text.meta({ title: 'Second button' }),
    choice: text
      .optional()
      .describe('What the first button stands for, in the words above the booking links. Without it, the heading.'),
  })
  .meta(firstScreen);
const closing = z.strictObject({ heading: headingText, text: longText, action: text.meta({ title: 'Button' }) }).meta(endOfPage);
const benefits = z.strictObject({ heading: headingText, items: list(benefit, 4).meta({ title: 'Benefits' }) });
const inside = z.array(text).min(3).meta({ title: "What's included", entry: 'line' });
const readMore = z
  .strictObject({ heading: headingText.default('Read more'), links: z.array(link).default([]) })
  .prefault({})
  .describe('Links to pages about the same');
const prices = z
  .strictObject({ heading: headingText, lead, duration: text.meta({ title: 'Before how long each takes' }) })
  .describe('Above the treatments');

export const generalDentistryPage = z
  .strictObject({
    head: pageHead,
    hero: serviceHero,
    care: z.strictObject({ heading: headingText, lead }),
    cards: list(benefit.extend({ features: inside }), 4),
    whatToExpect: z.strictObject({
      heading: headingText,
      lead,
      steps: z.array(step).min(3),
      charges: link.meta({ title: 'Link to the charges' }),
    }),
    faq: questions,
    readMore,
    closing: closing.extend({ text: byOpenLists(longText) }).meta(endOfPage),
  })
  .meta({ title: 'General dentistry' });

export const cosmeticDentistryPage = z
  .strictObject({
    treatments: list(treatmentCard, 4),
    head: pageHead,
    hero: serviceHero,
    stats: list(stat, 4).meta(figures),
    basis,
    prices,
    journey: z.strictObject({ heading: headingText, lead, steps: list(step, 3) }),
    testimonial: z.strictObject({ quote: longText, name: titleText, treatment: text, proof }),
    faq: questions,
    readMore,
    closing,
  })
  .meta({ title: 'Cosmetic dentistry' });

const healingAndLife = {
  healing: text.meta({ title: 'How long it heals' }),
  lasts: text.meta({ title: 'How long it lasts' }),
};

export const dentalImplantsPage = z
  .strictObject({
    treatments: list(treatmentCard, 4),
    head: pageHead,
    hero: serviceHero,
    stats: list(stat, 4).meta(figures),
    basis,
    benefits,
    prices,
    process: z.strictObject({ heading: headingText, lead, steps: list(step, 4) }),
    facts: z.strictObject(healingAndLife),
    factLabels: z.strictObject(healingAndLife).meta({ title: 'Words after the facts' }),
    faq: questions,
    readMore,
    closing,
  })
  .meta({ title: 'Dental implants' });

const whiteningOption = z.strictObject({
  title: titleText,
  duration: text,
  price,
  results: text,
  description: longText,
  features: inside,
  idealFor: text,
  badge: text.optional().describe('On the option that most choose'),
  choose: text.meta({ title: 'Button' }),
});

export const teethWhiteningPage = z
  .strictObject({
    options: list(whiteningOption, 3),
    head: pageHead,
    hero: serviceHero,
    stats: list(stat, 4).meta(figures),
    basis,
    comparison: z.strictObject({
      heading: headingText,
      lead,
      option: text,
      price: text,
      duration: text,
      results: text,
      description: longText,
      features: text,
      idealFor: text,
      choose: text.meta({ title: 'Button' }),
    }),
    benefits,
    faq: z
      .strictObject({ heading: headingText, items: list(questionAndAnswer, 3).meta({ title: 'Questions' }) })
      .meta(questionsAndAnswers),
    safety: text.describe('Who may have whitening and who provides it'),
    readMore,
    closing,
  })
  .meta({ title: 'Teeth whitening' });
