import fc from 'fast-check';

/** A fixed seed gives the same cases in every run, so that a failure can be reproduced. */
const seed = 20_261_115;

export const runs = (numRuns: number) => ({ seed, numRuns });

/** Strings that often break programs: control characters, lone surrogates, encodings, markup, SQL and prototype keys. */
export const nastyStrings = [
  '\0',
  '\r\n',
  '\t',
  '\u0085',
  '\u2028',
  '\u200b',
  '\u202e',
  '\ufeff',
  '\ud800',
  '\udc00',
  '🎉',
  'e\u0301',
  'ﷺ',
  'İ',
  'ß',
  '%00',
  '%2e%2e',
  '%ff',
  '%',
  '../',
  '//',
  '\\',
  '?',
  '#',
  "'",
  '"',
  '<script>',
  '</script>',
  '<!--',
  '&#0;',
  "' or 1=1--",
  '{{7*7}}',
  '__proto__',
  'constructor',
  'javascript:',
  '1e309',
  '-0',
  '99999999999999999999',
];

/** Random code points, lone surrogates and nasty strings mixed with ordinary letters. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.oneof(fc.constantFrom(...nastyStrings), fc.string({ maxLength: 8 })), { maxLength: 12 })
    .map((pieces) => pieces.join('')),
  fc.tuple(fc.constantFrom(...nastyStrings), fc.integer({ min: 1, max: 400 })).map(([piece, times]) => piece.repeat(times)),
);
