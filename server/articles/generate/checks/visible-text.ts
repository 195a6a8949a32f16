import sanitizeHtml from 'sanitize-html';
import { normaliseText } from '../../../../content/plain-text.ts';

/** For plain-text fields that may contain HTML by mistake. */
export function normalisePlainText(text: string): string {
  return normaliseText(decodeEscapes(sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} })));
}

/** Decodes the four escapes that the sanitiser writes. It has already decoded all others. */
export function decodeEscapes(sanitised: string): string {
  return sanitised.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
