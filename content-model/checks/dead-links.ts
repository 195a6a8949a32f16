import { isInternalTarget } from '../../domain/site-pages.ts';
import { isArticle } from '../article-path.ts';
import { type ContentFile, oncePerFile } from '../content-file.ts';
import { type SiteContent, yamlFiles } from '../schema/site.ts';
import { fillLine } from './facts-in-prose.ts';
import type { Finding, Place } from './finding.ts';
import { textFields } from './text-lines.ts';

const [redirectsFile] = yamlFiles.redirects;

type Link = Place & { target: string };
type Known = Record<'articles' | 'practices' | 'morePages', readonly { slug: string }[]> & { oldAddresses: readonly string[] };

/** The names of what links may lead to, from the names of the files. */
export function namedTargets(files: readonly ContentFile[]): Omit<Known, 'oldAddresses'> {
  const named = (pattern: RegExp) =>
    files.flatMap(({ file }) => {
      const slug = pattern.exec(file)?.[1];
      return slug === undefined ? [] : [{ slug }];
    });
  return {
    articles: named(/^blog\/(.+)\.md$/),
    practices: named(/^practices\/(.+)\.yaml$/),
    morePages: named(/^pages\/more\/(.+)\.md$/),
  };
}

/** Broken internal links in YAML values and Markdown, to pages, sections and articles. `patientLinks` has the external ones to check. */
export function deadLinks(files: readonly ContentFile[], content: SiteContent | undefined): Finding[] {
  const known = { ...namedTargets(files), oldAddresses: content?.redirects.map(({ from }) => from) ?? [] };
  return files.flatMap((file) =>
    (file.body?.text.includes('{{') ? linksOf(file, content) : linksAsWritten(file)).flatMap(
      ({ target, ...place }): Finding[] => {
        const fault = faultOf(target, known, content?.organisation.website);
        // Those from article to article, and to its picture, have their own check, which knows the blog.
        if (fault === undefined || (isArticle({ path: file.file }) && /^\/(?:blog|pictures)\//.test(target))) return [];
        const message = `Broken link ${target}: ${fault}.`;
        return [{ kind: 'dead-link', message, places: [place], advice: 'Correct or remove the links.' }];
      },
    ),
  );
}

function faultOf(target: string, known: Known, website: string | undefined): string | undefined {
  const ownAddress = website?.replace(/\/$/, '');
  if (ownAddress && (target === ownAddress || target.startsWith(`${ownAddress}/`))) {
    return faultOf(target.slice(ownAddress.length) || '/', known, undefined);
  }
  if (/^(https?:\/\/|mailto:|tel:)/.test(target)) return undefined;
  if (!target.startsWith('/')) return 'a link must start with a slash, https://, mailto: or tel:';
  if (!isInternalTarget(target, known)) {
    const isOld = known.oldAddresses.includes(target.split('#', 1)[0] ?? '');
    return isOld ? 'it is an old address; name the page that it leads to' : 'the site has no such page or section';
  }
  const slug = /^\/blog\/([^?#]+)/.exec(target)?.[1];
  return slug === undefined || known.articles.some((article) => article.slug === slug) ? undefined : `the article does not exist`;
}

const linksAsWritten = oncePerFile((file) => linksOf(file, undefined));

function linksOf(file: ContentFile, content: SiteContent | undefined): Link[] {
  const links: Link[] = textFields(file)
    .filter(({ field }) => file.file !== redirectsFile || field.at(-1) !== 'from')
    .flatMap(({ text, ...place }) =>
      (/^\/\S*$/.test(text) ? [text] : markdownTargets(text)).map((target) => ({ ...place, target })),
    );
  const { body } = file;
  body?.text.split('\n').forEach((text, index) => {
    const filled = fillLine(text, content);
    const place = { file: file.file, line: body.line + index, field: ['body', index] };
    links.push(...markdownTargets(filled).map((target) => ({ ...place, target })));
  });
  // unknownFacts reports placeholders that could not be filled in.
  return links.filter(({ target }) => !target.includes('{{'));
}

function markdownTargets(text: string): string[] {
  const patterns = [/\]\(\s*<?([^)\s>]+)/g, /^\s*\[[^\]]+\]:\s*<?([^\s>]+)/gm, /\bhref\s*=\s*["']([^"']*)["']/g];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []));
}
