import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from '../support/repository-files.ts';

// The content check covers links in the site's own text.
const documents = repositoryFiles.filter(
  (file) => file.endsWith('.md') && !/^(?:content\/(?:pages|blog|blog-backlog)|content-template)\//.test(file),
);

const withoutFences = (markdown: string) => markdown.replace(/^```.*?^```/gms, '');

/** Heading anchors as on GitHub: lower case, hyphens for spaces, no punctuation. */
const anchorsOf = (file: string) =>
  [...withoutFences(readFileSync(file, 'utf8')).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

test.each(documents)('%s has no broken link', (document) => {
  const links = [
    ...withoutFences(readFileSync(document, 'utf8')).matchAll(/\]\(\s*<?([^)\s>]+)|<(?:img|a)\s[^>]*?(?:src|href)="([^"]+)"/g),
  ]
    .map(([, markdown, html]) => markdown ?? html ?? '')
    .filter((link) => !/^(https?:|mailto:|tel:)/.test(link));
  const broken = links.filter((link) => {
    const [target = '', anchor] = link.split('#');
    const file = target ? path.join(path.dirname(document), target) : document;
    return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
  });
  expect(broken).toEqual([]);
});
