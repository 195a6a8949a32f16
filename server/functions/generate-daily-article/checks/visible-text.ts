import sanitizeHtml from 'sanitize-html';

/**
 * Text as the rules read it. What looks alike to a reader becomes the same here: full-width and circled digits, accents,
 * soft hyphens, zero-width characters, curly quotes, long dashes, odd spaces.
 */
export function comparable(text: string): string {
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

/** For a field that is not HTML but may have been written as if it were. */
export function comparablePlainText(text: string): string {
  return comparable(decodeEscapes(sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} })));
}

/** The four escapes that the sanitiser writes; it has decoded every other one. */
export function decodeEscapes(sanitised: string): string {
  return sanitised.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** 'check-up', 'don't' and '18' are one word each. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
}
