import sanitizeHtml from 'sanitize-html';
import { normaliseText } from '../../../../content-model/plain-text.ts';
import { decodeEntities } from '../../../platform/pages/page-text.ts';

/** For plain-text fields that may contain HTML by mistake. */
export function normalisePlainText(text: string): string {
  return normaliseText(decodeEntities(sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} })));
}
