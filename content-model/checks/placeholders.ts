import { type ContentFile, locate, oncePerFile } from '../content-file.ts';
import { fieldsOf } from '../fields-of.ts';
import type { Finding } from './finding.ts';
import { everyText } from './text-lines.ts';

const kinds = [
  {
    words: '{value} is a fictitious phone number.',
    // From the ranges that Ofcom reserves for drama. Example numbers in form hints stay fictitious.
    pattern: /(?<!such as )\b(?:01632 ?960 ?\d{3}|0113 ?496 ?0\d{3}|020 ?7946 ?0\d{3}|07700 ?900 ?\d{3})\b/g,
    advice: 'Enter the real phone numbers.',
    note: 'Ring each once.',
  },
  {
    words: '{value} is an example email address.',
    // Starts at the first character of a word: a search from each one would take the square of the time.
    pattern: /(?<![\w.+-])[\w.+-]+@[\w.-]+\.example\b/g,
    advice: 'Enter the real email addresses.',
    note: 'Send each a test email.',
  },
  {
    words: '{value} is an example web address.',
    pattern: /https?:\/\/[\w.-]+\.example\b[^\s)\]'"<>]*/g,
    advice: 'Enter the real web addresses.',
    note: 'Open each once.',
  },
  {
    // A made-up code says nothing to staff.
    words: 'This is an example code.',
    pattern: /\bPLACEHOLD[\w-]*/g,
    advice: 'Enter the real codes from the video and map services.',
  },
  {
    words: '{value} is a placeholder postcode.',
    // ZZ99 is the NHS code for an unknown address.
    pattern: /\b(?:(?:BD1|HG4|LS1) 1AA|ZZ99 \d[A-Z]{2})\b/g,
    advice: 'Enter the real postal addresses.',
  },
  {
    words: 'These figures are marked as made up.',
    pattern: /\binvented: true\b/g,
    advice: 'Enter the real figures, and what they count.',
    note: 'Then remove the mark.',
  },
];

/** Demo values to replace before going live. One finding per value, with all its places. */
export function placeholders(files: readonly ContentFile[]): Finding[] {
  const found = files.flatMap(placeholdersIn);
  return kinds.flatMap((kind) => {
    const { advice, note, words } = kind;
    const places = Map.groupBy(
      found.filter((one) => one.kind === kind),
      ({ value }) => value,
    );
    return [...places].map(([value, at]) => ({
      kind: 'placeholder' as const,
      message: words.replace('{value}', () => value),
      places: at.map(({ place }) => place),
      advice,
      note,
    }));
  });
}

const placeholdersIn = oncePerFile((file) =>
  [...everyText([file]), ...inventedIn(file)].flatMap(({ text, ...place }) =>
    kinds.flatMap((kind) => [...text.matchAll(kind.pattern)].map(([value]) => ({ kind, value, place }))),
  ),
);

/** The marks of invented figures. */
const inventedIn = (file: ContentFile) =>
  [...fieldsOf(file.data?.value)].flatMap(({ field, value }) =>
    field.at(-1) === 'invented' && value === true
      ? [{ file: file.file, line: locate(file, field).line, field, text: 'invented: true' }]
      : [],
  );
