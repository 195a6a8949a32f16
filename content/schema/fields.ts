import { z } from 'zod';

/** A non-empty line of text without the stray spaces that YAML folding leaves behind. */
export const text = z.string().trim().min(1);

/** Exactly so many: a page is drawn for that number. */
export const list = <T extends z.ZodType>(item: T, length: number) => z.array(item).length(length);

export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens');

export const isoDate = z.iso.date().describe('Year, month, day: 2026-04-01');

export const absoluteUrl = z.url({ protocol: /^https?$/ }).describe('A whole address: https://www.example.org');

/** A path or fragment of this site; the content check proves that it leads somewhere. */
export const internalLink = z
  .string()
  .regex(/^\/(?!\/)[^\s]*$/, 'expected a path that starts with one slash, such as /blog or /#booking')
  .describe('A page of this site: /blog or /#booking');

/** As people read it: '01632 960101'. The rule for dialling it is in domain/uk-phone. */
export const ukPhone = z
  .string()
  .regex(/^0[\d ]{9,13}$/, "expected a UK number that starts with 0, such as '01632 960101'")
  .describe('As people read it: 01632 960101');

export const email = z.email().meta({ title: 'E-mail', description: 'An address that somebody reads' });

export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "expected a time such as '09:00', in quotes")
  .describe('On the 24-hour clock: 09:00');

export const hexColour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, "expected a colour such as '#17408b', in quotes and lower case")
  .describe('A colour: #17408b');

/** The drawn icons of app/ui/icon; a name outside this list has no drawing. */
export const iconName = z
  .enum([
    'alert',
    'arrow-right',
    'badge',
    'bleeding',
    'braces',
    'broken-tooth',
    'calendar',
    'check',
    'chevron-down',
    'child',
    'clock',
    'close',
    'crown',
    'external',
    'filling',
    'heart',
    'implant',
    'leaf',
    'map-pin',
    'menu',
    'moon',
    'pause',
    'people',
    'phone',
    'play',
    'pound',
    'scan',
    'search',
    'shield',
    'smile',
    'sparkle',
    'speech',
    'star',
    'swelling',
    'tooth',
    'toothbrush',
    'tooth-out',
    'zigzag',
  ])
  .describe('The drawing beside it');

/** What one page tells search engines. Every page has all three, so no page can forget one. */
export const pageHead = z.strictObject({
  title: text.max(70).describe('Shown in the browser tab and as the heading of a search result'),
  description: text.min(50).max(170).describe('Shown under the heading of a search result'),
  keywords: z.array(text).min(3).describe('What people may type to find the page; at least three'),
});

export const heading = z.strictObject({ heading: text, lead: text.optional().describe('The words under the heading') });

export const stat = z.strictObject({
  value: text.describe("The figure as it is shown, such as '13,920'"),
  label: text.describe('What the figure counts'),
});

export const benefit = z.strictObject({ icon: iconName, title: text, description: text });

export const step = z.strictObject({ title: text, description: text });

export const questionAndAnswer = z.strictObject({
  question: text.describe('As a patient would ask it'),
  answer: text.describe('Plain words; the first sentence answers'),
});

/** For words of a patient: the CAP Code asks their publisher to hold proof. */
export const proof = text.optional().describe('Where the signed, dated permission is kept; never shown');

/** 'From £500 per tooth', or words where there is no figure. One source for the page and for structured data. */
export const price = z.union([
  z
    .strictObject({
      from: z.number().positive().describe('Pounds, as a bare figure: 2500'),
      per: text.optional().describe("Such as 'tooth'"),
    })
    .meta({ title: 'A figure' }),
  z.strictObject({ words: text.describe('What is shown where there is no figure') }).meta({ title: 'Words instead of a figure' }),
]);
export type Price = z.infer<typeof price>;

export const treatmentCard = z.strictObject({
  icon: iconName,
  title: text,
  description: text,
  duration: text.describe('How long it takes'),
  price,
  link: internalLink.optional().describe('Where the treatment has a page of its own'),
});
