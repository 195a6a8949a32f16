/** What an article can be refused for. */
export type ArticleRule =
  | 'schema'
  | 'html'
  | 'length'
  | 'structure'
  | 'letters'
  | 'links'
  | 'prices'
  | 'phone-numbers'
  | 'opening-hours'
  | 'doses'
  | 'superlatives'
  | 'diagnoses'
  | 'testimonials'
  | 'staff'
  | 'near-duplicate'
  | 'reading-level';

/** `detail` is for the writer: it quotes the passage and says what to do about it. */
export type ArticleProblem = { rule: ArticleRule; detail: string };

const longestQuote = 80;

/** A passage short enough for a log line and for the next request to the writer. */
export function quote(passage: string): string {
  const line = passage.replace(/\s+/g, ' ').trim();
  const letters = [...line.slice(0, 2 * longestQuote)];
  return `"${letters.length > longestQuote ? `${letters.slice(0, longestQuote - 1).join('')}…` : line}"`;
}
