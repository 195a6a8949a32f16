export { quote } from '../../../../content/plain-text.ts';

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
