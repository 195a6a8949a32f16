import { z } from 'zod';
import type { ForNhsLists } from '../../domain/nhs-lists.ts';
import { byOpenLists } from './by-nhs-state.ts';
import { headingText, internalLink, lead, link, longText, technical, text } from './fields.ts';

export const navigation = z
  .strictObject({
    topBar: z
      .strictObject({
        emergency: text.meta({ title: 'Emergency line', description: 'Before its number' }),
        welcome: byOpenLists(longText),
        search: link,
      })
      .describe("Its hours are under 'Name, contacts and closed days'"),
    hoursByPractice: link.default({ label: 'Each practice has its own hours', to: '/#contact' }).meta({
      title: 'Link to the hours of each practice',
      description: 'In the top bar and the footer, if the practices have different hours',
    }),
    header: z.strictObject({
      links: z.array(link).min(1),
      locationsLabel: text.meta({ title: 'Menu of the practices' }),
      linksAfterLocations: z.array(link).default([]).meta({ title: 'Links after the practices', entry: 'link' }),
      bookNow: link.meta({ title: 'Button to book' }),
      openMenu: text.meta({ title: 'Button that opens the menu' }),
      closeMenu: text.meta({ title: 'Button that closes the menu' }),
      menuLabel: text.meta({ title: 'Name of the menu for screen readers' }),
      call: text.meta({ title: 'Link to ring', description: "Before a practice's name on the link that rings it" }),
    }),
    emergencyAdvice: text.describe('Below the emergency line in the menus, to the page about emergencies'),
    callBar: z
      .strictObject({
        label: text.meta({ title: 'Name of the bar for screen readers', names: true }),
        choose: text.meta({ title: 'Choose a practice' }),
        close: text,
        opensNewTab: text.meta({ title: 'After links that open a new tab' }),
      })
      .meta({ title: 'Buttons at the foot of a phone' }),
    footer: z.strictObject({
      lead,
      columns: z.array(z.strictObject({ heading: headingText, links: z.array(link).min(1) })).min(1),
      practicesHeading: text.meta({ title: 'Heading of the practices' }),
      hoursHeading: text.meta({ title: 'Heading of the opening hours' }),
      rating: text.describe('{rating} becomes the number of stars, and {reviews} how many reviews there are'),
      companyNumber: text,
      cqcProvider: text.meta({ title: 'Care Quality Commission' }),
      icoRegistration: text.meta({ title: "Information Commissioner's Office" }),
      pageChanged: text
        .default('This page last changed')
        .meta({ title: 'When the page last changed', description: 'Before the day' }),
      lastUpdated: text.meta({ title: 'When the site last changed', description: 'Before the day' }),
      regulation: text,
      copyright: text.describe("After the year: 'Three Ridings Dental. All rights reserved.'"),
    }),
    noticesLabel: text.default('Notices').meta({ title: 'Name of the notices for screen readers' }),
    breadcrumbLabel: text.meta({ title: 'Name of the path to a page for screen readers' }),
    backLabel: text.meta({ title: 'Link back' }),
    chatLabel: text.meta({
      title: 'Button that starts the chat',
      description: 'If visitors must agree first',
    }),
    pageContents: text.meta({ title: 'Contents', description: 'Above the table of contents of a legal page' }),
    pageLastUpdated: text.meta({
      title: 'When a legal page last changed',
      description: 'Before the date of one that has its own',
    }),
    skipLink: text.meta({ ...technical, description: 'For keyboard users: skips the menu' }),
    prefetch: z
      .array(internalLink)
      .default([])
      .meta({ ...technical, title: 'Pages loaded early', description: 'While a visitor reads, so that they open at once' }),
  })
  .meta({ title: 'Menus and footer' });
export type Navigation = ForNhsLists<z.infer<typeof navigation>>;
