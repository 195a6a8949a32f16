import { type ContentFile, oncePerFile } from '../content-file.ts';
import { type Finding, finding } from './finding.ts';
import { textLines } from './text-lines.ts';

const kinds = [
  {
    name: 'a fictitious phone number',
    // From the ranges that Ofcom reserves for drama. Example numbers in form hints stay fictitious.
    pattern: /(?<!such as )\b(?:01632 ?960 ?\d{3}|0113 ?496 ?0\d{3}|020 ?7946 ?0\d{3}|07700 ?900 ?\d{3})\b/g,
    advice: 'Enter the real phone numbers. Ring each once.',
  },
  {
    name: 'an example email address',
    // Starts at the first character of a word: a search from each one would take the square of the time.
    pattern: /(?<![\w.+-])[\w.+-]+@[\w.-]+\.example\b/g,
    advice: 'Enter the real email addresses. Send each a test email.',
  },
  {
    name: 'an example web address',
    pattern: /https?:\/\/[\w.-]+\.example\b[^\s)\]'"<>]*/g,
    advice: 'Enter the real web addresses. Open each once.',
  },
  {
    name: 'an example code',
    pattern: /\bPLACEHOLD[\w-]*/g,
    advice: 'Enter the real codes from the video and map services.',
  },
  {
    name: 'a placeholder postcode',
    // ZZ99 is the NHS code for an unknown address.
    pattern: /\b(?:(?:BD1|HG4|LS1) 1AA|ZZ99 \d[A-Z]{2})\b/g,
    advice: 'Enter the real postal addresses.',
  },
  {
    name: 'the mark of invented figures',
    pattern: /\binvented: true\b/g,
    advice: 'Enter the real figures, and what they count. Then remove the mark.',
  },
];

/** Demo values to replace before going live. One finding per value, with all its places. */
export function placeholders(files: readonly ContentFile[]): Finding[] {
  const found = files.flatMap(placeholdersIn);
  return kinds.flatMap((kind) => {
    const places = Map.groupBy(
      found.filter((one) => one.kind === kind),
      ({ value }) => value,
    );
    return [...places].map(([value, at]) =>
      finding(
        'placeholder',
        `${value} is ${kind.name}.`,
        at.map(({ place }) => place),
        kind.advice,
      ),
    );
  });
}

const placeholdersIn = oncePerFile((file) =>
  textLines([file]).flatMap(({ line, text }) =>
    kinds.flatMap((kind) =>
      [...text.matchAll(kind.pattern)].map(([value]) => ({ kind, value, place: { file: file.file, line } })),
    ),
  ),
);
