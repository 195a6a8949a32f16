import { z } from 'zod';
import { byOpenLists } from './by-nhs-state.ts';
import { benefit, heading, list, pageHead, stat, text } from './fields.ts';

export const homePage = z.strictObject({
  head: pageHead,
  hero: z.strictObject({
    headline: text,
    lead: text,
    book: text,
    meetTeam: text,
    ticks: list(text, 2),
    emergencyTick: text.describe('The third tick, before the number of the emergency line'),
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
  }),
  practices: z.strictObject({ heading: text, accepting: text, listFull: text, call: text }),
  carousel: z
    .strictObject({ previous: text, next: text, pause: text, play: text, goTo: text, of: text })
    .describe("For every carousel of the page; 'goTo' with {name} in it"),
  services: heading,
  team: heading.extend({
    qualifications: text,
    more: text.describe("With {name} in it; opens the team member's biography and qualifications"),
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
    shown: text.describe('The position of the slider, read out; with {percent} in it'),
    months: text.describe("After the number: 'months'"),
  }),
  videos: z.strictObject({
    heading: text,
    lead: text,
    play: text,
    privacyNote: text,
    elsewhere: text.describe("Under a player: links to the video on the host's own page"),
  }),
  reviews: z.strictObject({
    heading: text,
    lead: text,
    readMore: text,
    count: text.describe('With {reviews} in it'),
    stars: text.describe('With {rating} in it; read out, not shown'),
    policyHeading: text,
  }),
  nhs: z.strictObject({
    heading: text,
    lead: byOpenLists(text),
    charges: text,
    register: text,
    listFull: text,
    callPrivate: text,
  }),
  booking: z.strictObject({ heading: text, lead: text, action: text, opensNewTab: text }),
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
    reviews: text.describe('With {reviews} in it'),
    stars: text.describe('With {rating} in it; read out, not shown'),
    writeReview: text,
    directions: text,
    details: text.describe('With {town} in it'),
  }),
  faq: heading,
});
