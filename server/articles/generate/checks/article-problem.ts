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

/** `detail` is for the writer: it quotes the passage and says how to fix it. */
export type ArticleProblem = { rule: ArticleRule; detail: string };

const maxQuoteLength = 80;

/** Shortens a passage for log lines and repair requests. */
export function quote(passage: string): string {
  const line = passage.replace(/\s+/g, ' ').trim();
  const characters = [...line.slice(0, 2 * maxQuoteLength)];
  return `"${characters.length > maxQuoteLength ? `${characters.slice(0, maxQuoteLength - 1).join('')}…` : line}"`;
}
