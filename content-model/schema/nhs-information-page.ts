import { z } from 'zod';
import { nhsCircumstances, nhsNeeds } from '../../domain/nhs-band.ts';
import { byOpenLists } from './by-nhs-state.ts';
import { heading, internalLink, pageHead, step, text } from './fields.ts';

const question = z.strictObject({ legend: text, hint: text.optional(), error: text });
const answer = z.strictObject({ figure: text, text }).describe('{charge} and {label} become the charge and its year');

/** The texts of 'What would I pay?'. domain/nhs-band decides which choice leads to which band. */
const helper = z.strictObject({
  heading: text,
  lead: text,
  need: question.meta({ title: 'First question' }),
  who: question.meta({ title: 'Second question' }),
  needs: z.record(
    z.enum(nhsNeeds),
    z.strictObject({
      label: text,
      note: text.optional().describe('Shown with the answer'),
      links: z.array(z.strictObject({ label: text, to: internalLink })).default([]),
    }),
  ),
  circumstances: z.record(
    z.enum(nhsCircumstances),
    z.strictObject({ label: text, hint: text.optional(), note: text.optional().describe('Shown with the answer') }),
  ),
  submit: text,
  answers: z.strictObject({ pay: answer, part: answer, exempt: answer, 'no-charge': answer, private: answer }),
  asked: text.describe('Before what was chosen, above the answer'),
  covers: text,
  bring: text,
  confirm: text.describe('Under every answer'),
});

export const nhsInformationPage = z.strictObject({
  head: pageHead.extend({ description: byOpenLists(pageHead.shape.description) }),
  hero: z.strictObject({ heading: text, lead: text, book: text }),
  charges: z.strictObject({
    heading: text,
    lead: text,
    note: text,
    caption: text.describe('{label} becomes the year of the charges'),
    columns: z.strictObject({ band: text, covers: text, charge: text }),
    includes: z.strictObject({ band2: text, band3: text }).describe('What a band includes in addition to its own list'),
  }),
  exemptions: z.strictObject({ heading: text, lead: text, bring: text.describe('Before the proof, read out, not shown') }),
  comparison: z.strictObject({
    heading: text,
    lead: text,
    columns: z.strictObject({ topic: text, nhs: text, private: text }),
    rows: z.array(z.strictObject({ topic: text, nhs: text, private: text })).min(5),
  }),
  registration: z.strictObject({
    heading: text,
    lead: text,
    register: text,
    accepting: text,
    listFull: text,
    listFullText: byOpenLists(text).describe('On the card of a practice whose list is full'),
    listFullRule: byOpenLists(text).optional().describe('A sentence of the legal page about NHS care'),
    callPrivate: text,
    checkedOn: text.describe('Before the date on which the practice was last asked'),
    stepsHeading: byOpenLists(text),
    steps: z.array(step.extend({ description: byOpenLists(text) })).min(4),
  }),
  contact: heading.extend({ call: text.describe('Before a town, read out on the telephone link') }),
  helper,
});
