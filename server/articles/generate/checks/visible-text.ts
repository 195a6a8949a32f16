import sanitizeHtml from 'sanitize-html';

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

/** For plain-text fields that may contain HTML by mistake. */
export function normalisePlainText(text: string): string {
  return normaliseText(decodeEscapes(sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} })));
}

/** Decodes the four escapes that the sanitiser writes. It has already decoded all others. */
export function decodeEscapes(sanitised: string): string {
  return sanitised.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** 'check-up', 'don't' and '18' count as one word each. */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
}
