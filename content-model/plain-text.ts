/**
 * Normalises text for the rules, so that text that looks alike is equal: full-width and circled digits, accents, soft hyphens,
 * zero-width characters, curly quotes, long dashes, unusual spaces.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}]+/gu, '')
    .normalize('NFKC')
    .replace(/[‘’‚‛′´`]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/⁄/g, '/')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** 'check-up', 'don't' and '18' count as one word each. */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
}

const maxQuoteLength = 80;

/** Shortens a passage for messages. */
export function quote(passage: string): string {
  const line = passage.replace(/\s+/g, ' ').trim();
  const characters = [...line.slice(0, 2 * maxQuoteLength)];
  return `"${characters.length > maxQuoteLength ? `${characters.slice(0, maxQuoteLength - 1).join('')}…` : line}"`;
}
