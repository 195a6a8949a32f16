import { z } from 'zod';
import type { PhotographShape } from '../../domain/photographs.ts';
import type {} from './field-meta.ts';

/** Non-empty text, trimmed because YAML folding can leave spaces. */
export const text = z.string().trim().min(1);

/** Text of more than a line. */
export const longText = text.meta({ widget: 'textarea' });

/** What a part of a page or an entry of a list is called. */
export const headingText = text.meta({ names: true });

/** The same, if it also tells the entries of a list apart. */
export const titleText = headingText.meta({ key: true });

/** The text under a heading. */
export const lead = longText.meta({ title: 'Introduction' });

/** For fields that no patient reads as they are. */
export const technical = { audience: 'search engines and designers' } as const;

/** The titles of parts that many pages have. */
export const firstScreen = { title: 'The first screen' };
export const endOfPage = { title: 'End of the page' };
export const figures = { title: 'Figures' };
export const questionsAndAnswers = { title: 'Questions and answers', entry: 'question' };
export const pictureInWords = text.meta({
  title: 'The picture in words',
  description: 'What it shows, for people who cannot see it',
});

/** A photograph of content/pictures, cut to a shape, or a drawing of a folder of drawings/pictures or content/pictures. */
export const picture = (shape: PhotographShape, folder?: string) =>
  z.strictObject({
    file: text.max(2000).meta({
      title: folder ? 'Photograph or drawing' : 'Photograph',
      description: 'A JPEG, PNG, WebP or AVIF of at most 15 MB',
      format: 'picture',
      widget: 'picture',
      shape,
      ...(folder && { folder }),
    }),
    words: pictureInWords.optional(),
    credit: text.optional().describe("As its licence asks, such as 'Photograph: Ann Lee'"),
  });
export type Picture = { file?: string | undefined; words?: string | undefined; credit?: string | undefined };

/** The id of a place in the maps service. */
export const placeId = text.meta({ ...technical, title: 'Code in the maps service', format: 'place-id' });

/** A list with a fixed length that the page layout depends on. */
export const list = <T extends z.ZodType>(item: T, length: number) => z.array(item).length(length);

const hyphenated = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens');

/** The short name of an entry. The desk gives it to new entries, and it stays: addresses contain it. */
export const slug = hyphenated.meta({
  title: 'Short name',
  description: 'Part of web addresses; do not change',
  widget: 'hidden',
  key: true,
});

/** The slug of a practice. */
export const practiceSlug = hyphenated.meta({ title: 'Practice', widget: 'practice' });

export const isoDate = z.iso.date().describe('Year, month, day: 2026-04-01');

export const absoluteUrl = z.url({ protocol: /^https?$/ }).describe('A whole address: https://www.example.org');

/** A path or fragment on this site. The content check verifies that it exists. */
export const internalLink = z
  .string()
  .regex(/^\/(?!\/)[^\s]*$/, 'expected a path that starts with one slash, such as /blog or /#booking')
  .meta({ title: 'Leads to', description: 'A page of this site: /blog or /#booking' });

/** A link to a page of this site. */
export const link = z.strictObject({
  label: text.meta({ title: 'Words of the link', names: true }),
  to: internalLink,
});

/** In display form: '01632 960101'. See domain/uk-phone for dialling. */
export const ukPhone = z
  .string()
  .regex(/^0[\d ]{9,13}$/, "expected a UK number that starts with 0, such as '01632 960101'")
  .meta({ description: 'Such as 01632 960101', widget: 'phone' });

export const email = z.email().meta({ title: 'Email', description: 'An address that is monitored' });

export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "expected a time such as '09:00', in quotes")
  .meta({ description: 'Such as 9am, 5.30pm or 17:30', widget: 'time' });

export const hexColour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, "expected a colour such as '#17408b', in quotes and lower case")
  .meta({ description: 'A colour: #17408b', widget: 'colour' });

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
  .meta({ ...technical, description: 'The icon shown with it' });

/** Metadata for search engines, required on every page. */
export const pageHead = z
  .strictObject({
    title: text.max(70).meta({
      description: 'Shown in the browser tab and as the heading of a search result',
      names: true,
    }),
    description: longText.min(50).max(170).describe('Shown under the heading of a search result'),
    keywords: z
      .array(text)
      .min(3)
      .meta({ title: 'Search terms', description: 'What people search for to find the page; at least three' }),
  })
  .meta({ ...technical, title: 'In search results' });

export const heading = z.strictObject({
  heading: headingText,
  lead: lead.optional().describe('The text under the heading'),
});

export const stat = z.strictObject({
  value: text.meta({ title: 'Figure', description: "As shown, such as '13,920'" }),
  label: text.meta({ title: 'Words under it', description: 'What the figure counts', names: true }),
});

export const benefit = z.strictObject({ icon: iconName, title: titleText, description: longText });

export const step = z.strictObject({ title: titleText, description: longText });

export const questionAndAnswer = z.strictObject({
  question: titleText.describe('As a patient would ask it'),
  answer: longText.describe('Plain words; the first sentence answers'),
});

/** Questions that a page may have. */
export const questions = z
  .strictObject({
    heading: headingText.default('Questions and answers'),
    items: z.array(questionAndAnswer).min(1).meta({ title: 'Questions' }),
  })
  .optional()
  .meta({ title: 'Questions', description: 'What patients ask about this' });

/** For patient testimonials: the CAP Code requires the publisher to hold proof. */
export const proof = text
  .optional()
  .meta({ audience: 'staff', description: 'Where the signed, dated permission is kept; never shown' });

/** 'From £500 per tooth', or text if there is no figure. Used on the page and in structured data. */
export const price = z.union([
  z
    .strictObject({
      from: z.number().positive().describe('Pounds, such as 2500'),
      per: text.optional().describe("Such as 'tooth'"),
    })
    .meta({ title: 'A figure' }),
  z
    .strictObject({ words: text.meta({ description: 'The text shown instead of a figure', names: true }) })
    .meta({ title: 'Words instead of a figure' }),
]);

export const treatmentCard = z.strictObject({
  icon: iconName,
  title: titleText,
  description: longText,
  duration: text.describe('How long it takes'),
  price,
  link: internalLink.optional().describe("The treatment's page, if it has one: /services/dental-implants"),
});
