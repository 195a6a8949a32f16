import { isRecord } from '../domain/is-record.ts';
import { alternativeTextAdvice, pictureAdvice } from './checks/alternative-text.ts';
import type { ContentFile } from './content-file.ts';
import { type JsonSchema, optionOf, schemasAt } from './field-schema.ts';
import { type Field, fieldsOf } from './fields-of.ts';
import { formStateOf } from './file-text.ts';
import { kindOf } from './json-schemas.ts';
import { readMarkdown } from './markdown.ts';
import { normaliseText, quote } from './plain-text.ts';
import type { ContentPath } from './problem.ts';
import { longestSentence, readingAge } from './reading-age.ts';
import { formFaults } from './text-limits.ts';
import { claimAdvice, type Speaker } from './wording/claims.ts';

export type TextAdvice = { field: ContentPath; kind: 'reading-age' | 'claim' | 'alternative-text'; message: string };

/** In whole years: the measure is no finer. Our own pages measure 6 to 11. */
const maxReadingAge = 13;

/** A shorter text has too few sentences for an average. */
const minProseWords = 40;
/** The fewest characters that so many words can have, with a space after each. */
const minProseLength = 2 * minProseWords;

/** Advice about the texts of one file, by field. The body of a Markdown file has the field ['body']. */
export function checkText(file: ContentFile): TextAdvice[] {
  // Takes long. The content check reports it.
  if (formFaults(formStateOf(file)).length > 0) return [];
  const advice: TextAdvice[] = [];
  for (const item of fieldsOf(file.data?.value)) {
    for (const { field, message } of alternativeTextAdvice(item, schemaAt(item.field, file)))
      advice.push({ field, kind: 'alternative-text', message });
    advice.push(...textAdvice(item, file), ...titleAdvice(item, file));
  }
  return file.body ? [...advice, ...bodyAdvice(file.body.text)] : advice;
}

function textAdvice({ field, value }: Field, file: ContentFile): TextAdvice[] {
  if (typeof value !== 'string' || !isProse(field, value, file)) return [];
  const speaker = speakerOf(file, field);
  const text = normaliseText(withoutLinks(value));
  // Nobody may edit the words of a patient to make them easier.
  return [...claims(field, [text], speaker), ...(speaker === 'patient' ? [] : readingAdvice(field, [text]))];
}

const schemaAt = (field: ContentPath, { file }: ContentFile): JsonSchema => schemasAt(field, kindOf(file)?.schema).at(-1) ?? {};

/** Whether a page shows a field as text. Notes to ourselves, and names, numbers and addresses of a form of their own are none. */
function isProse(field: ContentPath, value: string, file: ContentFile): boolean {
  const schema = optionOf(schemaAt(field, file), value);
  return schema.audience !== 'staff' && ![schema.const, schema.enum, schema.format, schema.pattern].some(Boolean);
}

function bodyAdvice(body: string): TextAdvice[] {
  const field = ['body'];
  const { blocks, pictures } = readMarkdown(body);
  const texts = blocks.map(({ text }) => normaliseText(text));
  const prose = texts.filter((_, index) => blocks[index]?.isProse);
  return [
    ...claims(field, texts, 'practice'),
    ...readingAdvice(field, prose),
    ...pictures.flatMap(pictureAdvice).map((message) => ({ field, kind: 'alternative-text' as const, message })),
  ];
}

function claims(field: ContentPath, texts: readonly string[], speaker: Speaker): TextAdvice[] {
  return claimAdvice(texts.join('\n'), speaker).map((message) => ({ field, kind: 'claim', message }));
}

function readingAdvice(field: ContentPath, texts: readonly string[]): TextAdvice[] {
  if (texts.join(' ').length < minProseLength) return [];
  const { age, sentences, words } = readingAge(texts);
  const years = Math.round(age);
  if (words < minProseWords || years <= maxReadingAge) return [];
  const message = `The reading age is ${years} years; aim for ${maxReadingAge} or below. Use shorter words and sentences, starting with ${quote(longestSentence(sentences))}.`;
  return [{ field, kind: 'reading-age', message }];
}

/** 'Dr' is a courtesy title of dentists. On anybody else it suggests a dentist or a medical doctor. */
function titleAdvice({ field, value }: Field, { file }: ContentFile): TextAdvice[] {
  if (file !== 'team.yaml' || !isRecord(value)) return [];
  const { name, role } = value;
  if (typeof name !== 'string' || typeof role !== 'string' || !/^(?:dr|doctor)\b/i.test(name) || /dentist/i.test(role)) return [];
  const message = `"Dr" suggests a dentist, but the role is ${role}. Leave the title out.`;
  return [{ field: [...field, 'name'], kind: 'claim', message }];
}

function speakerOf({ data, file }: ContentFile, field: ContentPath): Speaker {
  const [first, , last] = field;
  if (
    file === 'reviews.yaml' &&
    ((first === 'testimonials' && last === 'review') || (first === 'practiceReviews' && last === 'text'))
  )
    return 'patient';
  const entry = file === 'team.yaml' && Array.isArray(data?.value) ? data.value[Number(first)] : undefined;
  const awards = isRecord(entry) && Array.isArray(entry['qualifications']) ? entry['qualifications'] : [];
  const isListed = awards.some(
    (each) => isRecord(each) && /\bspecialist (?:list|register|registration)\b/i.test(String(each['award'])),
  );
  return isListed ? 'specialist' : 'practice';
}

/** The words of Markdown links, without their addresses and without emphasis. */
function withoutLinks(text: string): string {
  return text.replace(/\[([^[\]\n]{1,200})\]\([^()\n]{0,300}\)/g, '$1').replace(/\*\*|__/g, '');
}
