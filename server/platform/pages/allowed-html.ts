import sanitizeHtml from 'sanitize-html';
import { quote } from '../../../content-model/plain-text.ts';

const proseTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'br'];

/** Our own first articles have tables. */
export const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

/** content-model/markdown.ts gives every heading an id. */
const allowedAttributes: Readonly<Record<string, string[]>> = { a: ['href'], h2: ['id'], h3: ['id'] };

/** More than the link rule allows, so that a link to another site is reported as such and not as bad HTML. */
const allowedSchemes = ['http', 'https', 'mailto', 'tel'];

const clip = (name: string) => name.slice(0, 30);

type HtmlProblem = { rule: string; detail: string; isHarmful: boolean };
export type SanitisedContent = { html: string; problems: HtmlProblem[] };

/** Returns the HTML that is safe to publish, and a problem for each thing removed from it. */
export function sanitiseContent(content: string, moreTags: readonly string[] = []): SanitisedContent {
  const allowedTags = [...proseTags, ...moreTags];
  const removed = new Set<string>();
  const html = sanitizeHtml(content, {
    allowedTags,
    allowedAttributes: { ...allowedAttributes },
    allowedSchemes,
    allowProtocolRelative: true,
    onOpenTag(name, attributes) {
      for (const reason of removedFrom(name, attributes, allowedTags)) removed.add(reason);
    },
  });
  if (/<[!?]/.test(content)) removed.add('comments and declarations (<!-- -->, <!DOCTYPE>) are not allowed');
  if (content.lastIndexOf('<') > content.lastIndexOf('>')) removed.add('a tag is not closed; write &lt; for a literal <');
  if (/&amp;(?:#x?[0-9a-f]{1,8}|[a-z][a-z0-9]{1,31});/i.test(html))
    removed.add('a character is escaped twice, such as &amp;amp;pound;');
  return { html, problems: [...removed].map((detail) => ({ rule: 'html', detail, isHarmful: true })) };
}

/** All fields except the content are plain text, so HTML in them would appear as source code. */
export function plainTextProblems(texts: readonly string[]): HtmlProblem[] {
  return texts
    .filter((text) => /<[a-z!/?]|&(?:#x?[0-9a-f]{1,8}|[a-z][a-z0-9]{1,31});/i.test(text))
    .map((text) => ({ rule: 'html', detail: `${quote(text)} is plain text: remove the HTML`, isHarmful: true }));
}

function removedFrom(name: string, attributes: Readonly<Record<string, string>>, allowedTags: readonly string[]): string[] {
  const tag = clip(name);
  if (name === 'h1') return ['<h1> is not allowed: the page already shows the title, so start with a paragraph'];
  if (!allowedTags.includes(name)) return [`<${tag}> is not allowed; use only ${allowedTags.join(', ')}`];
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    if (!allowedAttributes[name]?.includes(attribute)) return [`remove ${clip(attribute)} from <${tag}>`];
    if (attribute === 'href' && !hasAllowedScheme(value)) return [`the link to ${quote(value)} is not allowed`];
    return [];
  });
}

/** Browsers ignore control characters and spaces in a URL, so 'java&#10;script:' is a scheme too. */
function hasAllowedScheme(href: string): boolean {
  const scheme = /^([^/?#:]{1,64}):/.exec(href.replace(/[\p{Cc}\p{Cf}\s]+/gu, ''))?.[1];
  return scheme === undefined || allowedSchemes.includes(scheme.toLowerCase());
}
