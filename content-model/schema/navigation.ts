import { z } from 'zod';
import type { ForNhsLists } from '../../domain/nhs-lists.ts';
import { byOpenLists } from './by-nhs-state.ts';
import { internalLink, text } from './fields.ts';

const link = z.strictObject({ label: text.describe('The words of the link'), to: internalLink });

export const navigation = z.strictObject({
  skipLink: text.describe('For keyboard users: skips the menu'),
  topBar: z
    .strictObject({
      emergency: text.describe('Before the number of the emergency line'),
      welcome: byOpenLists(text),
      search: link,
    })
    .describe("Its hours are under 'Name, contacts and closed days'"),
  hoursByPractice: link
    .default({ label: 'Each practice has its own hours', to: '/#contact' })
    .describe('In the top bar and the footer, if the practices have different hours'),
  header: z.strictObject({
    links: z.array(link).min(1),
    locationsLabel: text,
    linksAfterLocations: z.array(link).default([]),
    bookNow: link,
    openMenu: text,
    closeMenu: text,
    menuLabel: text,
    call: text.describe("Before a practice's name on the link that rings it"),
  }),
  emergencyAdvice: text.describe('Below the emergency line in the menus, to the page about emergencies'),
  callBar: z.strictObject({
    label: text.describe('The name of the bar for screen readers'),
    choose: text,
    close: text,
    opensNewTab: text,
  }),
  footer: z.strictObject({
    lead: text,
    columns: z.array(z.strictObject({ heading: text, links: z.array(link).min(1) })).min(1),
    practicesHeading: text,
    hoursHeading: text,
    rating: text.describe('{rating} becomes the number of stars, and {reviews} how many reviews there are'),
    companyNumber: text,
    cqcProvider: text,
    icoRegistration: text,
    pageChanged: text.default('This page last changed').describe('Before the day'),
    lastUpdated: text.describe('Before the day'),
    regulation: text,
    copyright: text.describe("After the year: 'Three Ridings Dental. All rights reserved.'"),
  }),
  noticesLabel: text.default('Notices').describe('The name of the notices for screen readers'),
  breadcrumbLabel: text,
  backLabel: text,
  chatLabel: text.describe('On the button that starts the chat, if visitors must agree first'),
  prefetch: z
    .array(internalLink)
    .default([])
    .meta({ title: 'Pages loaded early', description: 'While a visitor reads, so that they open at once' }),
  pageContents: text.describe('Above the table of contents of a legal page'),
  pageLastUpdated: text.describe('Before the date of a legal page that has its own'),
});
export type Navigation = ForNhsLists<z.infer<typeof navigation>>;
