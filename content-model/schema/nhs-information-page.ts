import { z } from 'zod';
import { nhsCircumstances, nhsNeeds } from '../../domain/nhs-band.ts';
import { byOpenLists } from './by-nhs-state.ts';
import { firstScreen, heading, headingText, lead, link, longText, pageHead, step, text } from './fields.ts';
import { circumstanceTitles } from './nhs.ts';

const question = z.strictObject({
  legend: headingText.meta({ title: 'Question' }),
  hint: text.optional(),
  error: text.meta({ title: 'When nothing is chosen' }),
});
const answer = z.strictObject({ figure: text, text: longText }).describe('{charge} and {label} become the charge and its year');
const choiceWords = text.meta({ title: 'Words of the choice', names: true });
const choiceNote = longText.optional().describe('Shown with the answer');

/** The texts of 'What would I pay?'. domain/nhs-band decides which choice leads to which band. */
const helper = z.strictObject({
  heading: headingText,
  lead,
  need: question.meta({ title: 'First question' }),
  who: question.meta({ title: 'Second question' }),
  needs: z
    .record(z.enum(nhsNeeds), z.strictObject({ label: choiceWords, note: choiceNote, links: z.array(link).default([]) }))
    .meta({ title: 'Choices of the first question' }),
  circumstances: z
    .record(
      z.enum(nhsCircumstances).meta({ choices: circumstanceTitles }),
      z.strictObject({ label: choiceWords, hint: text.optional(), note: choiceNote }),
    )
    .meta({ title: 'Choices of the second question' }),
  submit: text.meta({ title: 'Button to see the answer' }),
  answers: z.strictObject({
    pay: answer.meta({ title: 'Who pays' }),
    part: answer.meta({ title: 'Who pays a part' }),
    exempt: answer.meta({ title: 'Who pays nothing' }),
    'no-charge': answer.meta({ title: 'What is free for everybody' }),
    private: answer.meta({ title: 'What is not NHS care' }),
  }),
  asked: text.meta({ title: 'Before what was chosen', description: 'Above the answer' }),
  covers: text.meta({ title: 'Before what the charge covers' }),
  bring: text.meta({ title: 'Before what to bring' }),
  confirm: text.meta({ title: 'Under every answer' }),
});

export const nhsInformationPage = z
  .strictObject({
    head: pageHead.extend({ description: byOpenLists(pageHead.shape.description) }).meta(pageHead.meta() ?? {}),
    hero: z.strictObject({ heading: headingText, lead, book: text.meta({ title: 'Button to book' }) }).meta(firstScreen),
    charges: z.strictObject({
      heading: headingText,
      lead,
      note: longText,
      caption: text.meta({ title: 'Above the table', description: '{label} becomes the year of the charges' }),
      columns: z.strictObject({ band: text, covers: text, charge: text }),
      includes: z
        .strictObject({ band2: text.meta({ title: 'Band 2' }), band3: text.meta({ title: 'Band 3' }) })
        .describe('What a band includes in addition to its own list'),
    }),
    exemptions: z.strictObject({
      heading: headingText,
      lead,
      bring: text.meta({ title: 'Before the proof', description: 'Read out, not shown' }),
    }),
    comparison: z.strictObject({
      heading: headingText,
      lead,
      columns: z.strictObject({ topic: text, nhs: text.meta({ title: 'NHS' }), private: text }),
      rows: z.array(z.strictObject({ topic: headingText, nhs: text.meta({ title: 'NHS' }), private: text })).min(5),
    }),
    registration: z.strictObject({
      heading: headingText,
      lead,
      register: text.meta({ title: 'Button to register' }),
      accepting: text.meta({ title: 'Takes new NHS patients' }),
      listFull: text.meta({ title: 'The NHS list is full' }),
      listFullText: byOpenLists(longText).meta({
        title: 'Text while a list is full',
        description: 'On the card of a practice whose list is full',
      }),
      listFullRule: byOpenLists(longText)
        .optional()
        .meta({ title: 'Rule while a list is full', description: 'A sentence of the legal page about NHS care' }),
      callPrivate: text.meta({ title: 'Button to ring about private care' }),
      checkedOn: text.meta({
        title: 'When we last asked',
        description: 'Before the date on which the practice was last asked',
      }),
      stepsHeading: byOpenLists(text).meta({ title: 'Heading of the steps' }),
      steps: z.array(step.extend({ description: byOpenLists(longText) })).min(4),
    }),
    contact: heading.extend({
      call: text.meta({ title: 'Link to ring', description: 'Before a town, read out on the telephone link' }),
    }),
    helper: helper.meta({ title: 'What would I pay?' }),
  })
  .meta({ title: 'NHS information' });
