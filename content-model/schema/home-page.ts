import { z } from 'zod';
import { byOpenLists } from './by-nhs-state.ts';
import { benefit, heading, internalLink, list, pageHead, stat, text } from './fields.ts';
import { basis } from './published.ts';

export const homePage = z.strictObject({
  head: pageHead,
  hero: z.strictObject({
    headline: text,
    lead: text,
    book: text,
    meetTeam: text,
    nhs: byOpenLists(text).describe('One sentence on the first screen: which practices take NHS patients'),
    ticks: list(text, 2),
    emergencyTick: text.describe('Beside the last tick, before the number of the emergency line'),
    emergencyCall: text.describe('Before the same number on the button shown when no practice opens again today'),
    imageAlt: text,
  }),
  about: z.strictObject({
    heading: text,
    lead: text,
    imageAlt: text,
    story: z.array(text).min(1),
    values: list(benefit, 4),
    stats: list(stat, 4),
    basis,
  }),
  practices: z.strictObject({ accepting: text, listFull: text }).describe('The state of a practice wherever it is shown'),
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
    })
    .describe('For all slides of the page'),
  services: heading,
  team: heading.extend({
    qualifications: text,
    more: text.describe('Opens the words about a person and their qualifications. {name} becomes their name.'),
    languages: text,
    gdcNumber: text,
    portraitAlt: text.describe("{name} becomes the person's name"),
  }),
  transformations: z.strictObject({
    heading: text,
    lead: text,
    before: text,
    after: text,
    illustration: text,
    compare: text,
    shown: text.describe('What screen readers say when the handle moves. {percent} becomes how much is shown.'),
    months: text.describe("After the number: 'months'"),
    more: z.strictObject({ label: text, to: internalLink }).optional().describe('A link to a page about straightening teeth'),
  }),
  videos: z.strictObject({
    heading: text,
    lead: text,
    play: text,
    privacyNote: text,
    elsewhere: text.describe('Under a video: the link to it on YouTube'),
  }),
  reviews: z.strictObject({
    heading: text,
    lead: text,
    readMore: text,
    count: text.describe('{reviews} becomes how many there are'),
    stars: text.describe('Read out, not shown. {rating} becomes the number of stars.'),
    policyHeading: text,
  }),
  nhs: z.strictObject({
    heading: text,
    lead: byOpenLists(text),
    charges: text,
    register: text,
    listFull: text,
    callPrivate: text,
    urgent: text
      .default('For urgent care ring us or NHS 111, whether or not our list is full.')
      .describe('While a list is full: here, and on the pages about NHS care, emergencies and that practice'),
  }),
  booking: z.strictObject({
    heading: text,
    lead: text,
    action: text,
    opensNewTab: text,
    choice: text
      .default('{choice}. Say so when you book.')
      .describe('On the pages about treatments. {choice} becomes what the patient chose there, and its price.'),
  }),
  contact: z.strictObject({
    heading: text,
    phone: text,
    hours: text,
    address: text,
    call: text.describe("Before a town, read out on the telephone link: 'Call Ripon'"),
    card: text.default('Add to contacts').describe("On the link to a practice's contact card"),
  }),
  locations: z.strictObject({
    heading: text,
    reviews: text.describe('{reviews} becomes how many there are'),
    stars: text.describe('Read out, not shown. {rating} becomes the number of stars.'),
    writeReview: text,
    directions: text,
    details: text.describe('{town} becomes the town'),
  }),
  faq: heading,
});
