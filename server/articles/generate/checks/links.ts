import { normaliseText, quote } from '../../../../content-model/plain-text.ts';
import type { Link } from './article-blocks.ts';
import { type ArticleProblem, problemsOf } from './article-problem.ts';

const minLinks = 2;

export function linkProblems(links: readonly Link[], pageExists: (path: string) => boolean, isNews = false): ArticleProblem[] {
  const details = new Set(links.flatMap((link) => linkFaults(link, pageExists)));
  if (!isNews && links.length < minLinks)
    details.add(`the article has ${links.length} links; link to at least ${minLinks} pages of the site`);
  return problemsOf('links', details);
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
