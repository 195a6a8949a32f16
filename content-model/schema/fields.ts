import { z } from 'zod';

/** Non-empty text, trimmed because YAML folding can leave spaces. */
export const text = z.string().trim().min(1);

/** The name of a photograph in content/pictures. */
export const pictureName = text.meta({ format: 'picture' });

/** The name of a drawing in a folder of drawings/pictures or content/pictures. */
export const drawingName = (folder: string) =>
  z
    .string()
    .regex(new RegExp(`^${folder}/.+\\.svg$`), `expected a drawing such as '${folder}/….svg'`)
    .meta({ format: 'drawing', folder });

/** The id of a place in the maps service. */
export const placeId = text.meta({ format: 'place-id' });

/** A list with a fixed length that the page layout depends on. */
export const list = <T extends z.ZodType>(item: T, length: number) => z.array(item).length(length);

export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens');

export const isoDate = z.iso.date().describe('Year, month, day: 2026-04-01');

export const absoluteUrl = z.url({ protocol: /^https?$/ }).describe('A whole address: https://www.example.org');

/** A path or fragment on this site. The content check verifies that it exists. */
export const internalLink = z
  .string()
  .regex(/^\/(?!\/)[^\s]*$/, 'expected a path that starts with one slash, such as /blog or /#booking')
  .meta({ title: 'Leads to', description: 'A page of this site: /blog or /#booking' });

/** In display form: '01632 960101'. See domain/uk-phone for dialling. */
export const ukPhone = z
  .string()
  .regex(/^0[\d ]{9,13}$/, "expected a UK number that starts with 0, such as '01632 960101'")
  .describe('With spaces: 01632 960101');

export const email = z.email().meta({ title: 'Email', description: 'An address that is monitored' });

export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "expected a time such as '09:00', in quotes")
  .describe('On the 24-hour clock: 09:00');

export const hexColour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, "expected a colour such as '#17408b', in quotes and lower case")
  .describe('A colour: #17408b');

/** The icons in app/ui/icon. */
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
  .describe('The icon shown with it');

/** Metadata for search engines, required on every page. */
export const pageHead = z.strictObject({
  title: text.max(70).describe('Shown in the browser tab and as the heading of a search result'),
  description: text.min(50).max(170).describe('Shown under the heading of a search result'),
  keywords: z.array(text).min(3).describe('What people search for to find the page; at least three'),
});

export const heading = z.strictObject({ heading: text, lead: text.optional().describe('The text under the heading') });

export const stat = z.strictObject({
  value: text.describe("The figure as shown, such as '13,920'"),
  label: text.describe('What the figure counts'),
});

export const benefit = z.strictObject({ icon: iconName, title: text, description: text });

export const step = z.strictObject({ title: text, description: text });

export const questionAndAnswer = z.strictObject({
  question: text.describe('As a patient would ask it'),
  answer: text.describe('Plain words; the first sentence answers'),
});

/** Questions that a page may have. */
export const questions = z
  .strictObject({
    heading: text.default('Questions and answers'),
    items: z.array(questionAndAnswer).min(1).meta({ title: 'Questions' }),
  })
  .optional()
  .meta({ title: 'Questions', description: 'What patients ask about this' });

/** For patient testimonials: the CAP Code requires the publisher to hold proof. */
export const proof = text.optional().describe('Where the signed, dated permission is kept; never shown');

/** 'From £500 per tooth', or text if there is no figure. Used on the page and in structured data. */
export const price = z.union([
  z
    .strictObject({
      from: z.number().positive().describe('Pounds, without the sign: 2500'),
      per: text.optional().describe("Such as 'tooth'"),
    })
    .meta({ title: 'A figure' }),
  z.strictObject({ words: text.describe('The text shown instead of a figure') }).meta({ title: 'Words instead of a figure' }),
]);

export const treatmentCard = z.strictObject({
  icon: iconName,
  title: text,
  description: text,
  duration: text.describe('How long it takes'),
  price,
  link: internalLink.optional().describe("The treatment's page, if it has one: /services/dental-implants"),
});
