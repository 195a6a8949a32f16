import { normaliseText, quote } from '../../../../content-model/plain-text.ts';
import type { Link } from './article-blocks.ts';
import type { ArticleProblem, ForbiddenPassage } from './article-problem.ts';

const minLinks = 2;

/** Web and email addresses that are written as text, and bodies that are being abolished. */
export const writtenAddresses: readonly ForbiddenPassage[] = [
  { find: /\bhttps?:\/\/[^\s]{0,80}|\bwww\.[^\s]{1,80}/gi, because: 'articles link to pages of this site only' },
  { find: /[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}\.[a-z]{2,20}/gi, because: 'email addresses are on the contact pages' },
  { find: /\b(?:NHS England|Healthwatch)\b/gi, because: 'it is being abolished, so name the integrated care board' },
];

export function linkProblems(links: readonly Link[], pageExists: (path: string) => boolean, isNews = false): ArticleProblem[] {
  const details = new Set(links.flatMap((link) => linkFaults(link, pageExists)));
  if (!isNews && links.length < minLinks)
    details.add(`the article has ${links.length} links; link to at least ${minLinks} pages of the site`);
  return [...details].map((detail) => ({ rule: 'links', detail }));
}

function linkFaults({ href, text }: Link, pageExists: (path: string) => boolean): string[] {
  const words = normaliseText(text);
  if (!href) return [`the link ${quote(words)} has no address`];
  const faults = words ? [] : [`the link to ${quote(href)} has no text`];
  // Browsers read '/\' as '//', which leaves the site, and ignore tabs and line breaks in a URL.
  if (!/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(href)) {
    faults.push(`the link to ${quote(href)} leaves the site; use a path such as /nhs-information`);
  } else if (!pageExists(href.replace(/[?#].*$/, ''))) faults.push(`the site has no page ${quote(href)}`);
  return faults;
}
