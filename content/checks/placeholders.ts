import type { ContentFile } from '../content-file.ts';
import type { Finding, Place } from './finding.ts';
import { textLines } from './text-lines.ts';

const kinds = [
  {
    name: 'a phone number that nobody has (it is from the range that Ofcom keeps for films)',
    // A number given as an example in a form's hint should stay one that nobody has.
    pattern: /(?<!such as )\b(?:01632 ?960 ?\d{3}|0113 ?496 ?0\d{3}|020 ?7946 ?0\d{3}|07700 ?900 ?\d{3})\b/g,
    advice: 'Put in the real number.',
  },
  {
    name: 'an e-mail address that does not exist',
    pattern: /[\w.+-]+@[\w.-]+\.example\b/g,
    advice: 'Put in the real address, and send it a test mail.',
  },
  {
    name: 'a web address that does not exist',
    pattern: /https?:\/\/[\w.-]+\.example\b[^\s)\]'"<>]*/g,
    advice: 'Put in the real address, and open it once.',
  },
  {
    name: 'an id that stands for a real one',
    pattern: /\bPLACEHOLD[\w-]*/g,
    advice: 'Put in the id that the video or map service gives you.',
  },
  {
    name: 'a postcode that stands for the real one',
    // ZZ99 is no place: the NHS writes it where an address is not known.
    pattern: /\b(?:(?:BD1|HG4|LS1) 1AA|ZZ99 \d[A-Z]{2})\b/g,
    advice: 'Put in the real address.',
  },
];

/** What must be replaced before real patients read it: one finding a value, with every place that holds it. */
export function placeholders(files: readonly ContentFile[]): Finding[] {
  const lines = textLines(files);
  return kinds.flatMap(({ name, pattern, advice }) => {
    const found = new Map<string, Place[]>();
    for (const { file, line, text } of lines) {
      for (const [value] of text.matchAll(pattern)) {
        const places = found.get(value) ?? [];
        places.push({ file, line });
        found.set(value, places);
      }
    }
    return [...found].map(([value, places]) => ({
      kind: 'placeholder' as const,
      message: `${value} is ${name}.`,
      details: [],
      places,
      advice,
    }));
  });
}
