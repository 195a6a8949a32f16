import { z } from 'zod';
import { byOpenLists } from './by-nhs-state.ts';
import {
  benefit,
  figures,
  firstScreen,
  heading,
  headingText,
  lead,
  link,
  list,
  longText,
  pageHead,
  pictureInWords,
  questionsAndAnswers,
  stat,
  technical,
  text,
} from './fields.ts';
import { basis } from './published.ts';

export const homePage = z
  .strictObject({
    head: pageHead,
    hero: z
      .strictObject({
        headline: headingText,
        lead,
        book: text.meta({ title: 'Button to book' }),
        meetTeam: text.meta({ title: 'Button to the team' }),
        nhs: byOpenLists(longText).meta({
          title: 'NHS patients',
          description: 'One sentence on the first screen: which practices take NHS patients',
        }),
        ticks: list(text, 2).meta({ title: 'Lines with a tick' }),
        emergencyTick: text.meta({
          title: 'Before the emergency number',
          description: 'Beside the last tick, before the number of the emergency line',
        }),
        emergencyCall: text.meta({
          title: 'Button to ring the emergency line',
          description: 'Before the same number on the button shown when no practice opens again today',
        }),
        imageAlt: pictureInWords,
      })
      .meta(firstScreen),
    about: z.strictObject({
      heading: headingText,
      lead,
      imageAlt: pictureInWords,
      story: z.array(text).min(1).meta({ entry: 'paragraph' }),
      values: list(benefit, 4),
      stats: list(stat, 4).meta(figures),
      basis,
    }),
    practices: z
      .strictObject({
        accepting: text.meta({ title: 'Takes new NHS patients' }),
        listFull: text.meta({ title: 'The NHS list is full' }),
      })
      .describe('The state of a practice wherever it is shown'),
    carousel: z
      .strictObject({
        previous: text,
        next: text,
        pause: text,
        play: text,
        goTo: text.meta({
          title: 'Dots',
          description: 'What screen readers say for each dot. {name} becomes the name of the slide.',
        }),
        of: text.meta({ title: 'Of', description: "The word between the numbers in '3 of 10'" }),
        names: z
          .strictObject({ services: text, team: text, transformations: text, reviews: text })
          .default({ services: 'Services', team: 'Team', transformations: 'Before and after', reviews: 'Reviews' })
          .meta({ title: 'Names', description: 'What screen readers say for the slides of a section, after its heading' }),
      })
      .meta({ ...technical, title: 'Buttons of the slides', description: 'For all slides of the page' }),
    services: heading,
    team: heading.extend({
      qualifications: text,
      more: text.meta({
        title: 'More about a person',
        description: 'Opens the words about a person and their qualifications. {name} becomes their name.',
      }),
      languages: text,
      gdcNumber: text.meta({ title: 'GDC number' }),
      portraitAlt: text.meta({ title: 'A drawn portrait in words', description: "{name} becomes the person's name" }),
    }),
    transformations: z
      .strictObject({
        heading: headingText,
        lead,
        before: text,
        after: text,
        illustration: text.meta({ title: 'On a drawing' }),
        compare: text.meta({ title: 'Name of the handle' }),
        shown: text.meta({
          title: 'When the handle moves',
          description: 'What screen readers say. {percent} becomes how much is shown.',
        }),
        months: text.describe("After the number: 'months'"),
        more: link.optional().meta({ title: 'Link to more', description: 'To a page about straightening teeth' }),
      })
      .meta({ title: 'Before and after' }),
    videos: z.strictObject({
      heading: headingText,
      lead,
      play: text,
      privacyNote: longText.meta({ title: 'Note about privacy' }),
      elsewhere: text.meta({ title: 'Link to YouTube', description: 'Under a video' }),
    }),
    reviews: z.strictObject({
      heading: headingText,
      lead,
      readMore: text,
      count: text.meta({ title: 'How many reviews', description: '{reviews} becomes how many there are' }),
      stars: text.describe('Read out, not shown. {rating} becomes the number of stars.'),
      policyHeading: text.meta({ title: 'Heading of the policy' }),
    }),
    nhs: z
      .strictObject({
        heading: headingText,
        lead: byOpenLists(lead),
        charges: text.meta({ title: 'Link to the charges' }),
        register: text.meta({ title: 'Button to register' }),
        listFull: text.meta({ title: 'When a list is full' }),
        callPrivate: text.meta({ title: 'Button to ring about private care' }),
        urgent: longText.default('For urgent care ring us or NHS 111, whether or not our list is full.').meta({
          title: 'Urgent care',
          description: 'While a list is full: here, and on the pages about NHS care, emergencies and that practice',
        }),
      })
      .meta({ title: 'NHS care' }),
    booking: z.strictObject({
      heading: headingText,
      lead,
      action: text.meta({ title: 'Button' }),
      opensNewTab: text.meta({ title: 'After links that open a new tab' }),
      choice: text
        .default('{choice}. Say so when you book.')
        .describe('On the pages about treatments. {choice} becomes what the patient chose there, and its price.'),
    }),
    contact: z.strictObject({
      heading: headingText,
      phone: text,
      hours: text.meta({ title: 'Opening hours' }),
      address: text,
      call: text.meta({ title: 'Link to ring', description: "Before a town, read out on the telephone link: 'Call Ripon'" }),
      card: text
        .default('Add to contacts')
        .meta({ title: 'Link to save it', description: "To a practice's contact card, for a phone's address book" }),
    }),
    locations: z
      .strictObject({
        heading: headingText,
        reviews: text.meta({ title: 'How many reviews', description: '{reviews} becomes how many there are' }),
        stars: text.describe('Read out, not shown. {rating} becomes the number of stars.'),
        writeReview: text.meta({ title: 'Link to write a review' }),
        directions: text.meta({ title: 'Link to directions' }),
        details: text.meta({ title: 'Link to the page of a practice', description: '{town} becomes the town' }),
      })
      .meta({ title: 'Where the practices are' }),
    faq: heading.meta(questionsAndAnswers),
  })
  .meta({ title: 'Home' });
