import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import type { IConfiguration } from 'dependency-cruiser';
import { describe, expect, it, test } from 'vitest';
import { repositoryFiles as files } from '../support/repository-files.ts';

type Package = Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>;

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts, dependencies, devDependencies }: Package = JSON.parse(read('package.json'));

const topFolders = [...new Set(files.flatMap((file) => /^(\w[^/]*)\//.exec(file)?.[1] ?? []))];

// Links in the site's own text are checked by the content check.
const documents = files.filter(
  (file) => file.endsWith('.md') && !/^(?:content\/(?:pages|blog|blog-backlog)|content-template)\//.test(file),
);
const decisions = documents.filter((file) => /^docs\/decisions\/(?!README)/.test(file));

const withoutFences = (markdown: string) => markdown.replace(/^```.*?^```/gms, '');
const linesOf = (markdown: string) => markdown.replace(/\n$/, '').split('\n');

/** Heading anchors as on GitHub: lower case, hyphens for spaces, no punctuation. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsOf = (file: string) =>
  [...withoutFences(read(file)).matchAll(/^#+ (.+)$/gm)].map((match) => anchorOf(match[1] ?? ''));

/** Targets of Markdown links and of HTML images and links. */
const targetsIn = (markdown: string) =>
  [...withoutFences(markdown).matchAll(/\]\(\s*<?([^)\s>]+)|<(?:img|source|a)\s[^>]*?(?:src|href)="([^"]+)"/g)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((target) => !/^(https?:|mailto:|tel:)/.test(target));

const fileOf = (document: string, target: string) => (target === '' ? document : path.join(path.dirname(document), target));

function brokenLinks(document: string): string[] {
  return targetsIn(read(document)).filter((link) => {
    const [target = '', anchor] = link.split('#');
    const file = fileOf(document, target);
    return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
  });
}

/** Every document that can be reached by links from the README. A link to a folder leads to its README. */
function reachable(from = 'README.md', found = new Set<string>()): Set<string> {
  found.add(from);
  for (const link of targetsIn(read(from))) {
    const file = fileOf(from, link.split('#')[0] ?? '').replace(/\/$/, '');
    const document = documents.find((each) => each === file || each === `${file}/README.md`);
    if (document && !found.has(document)) reachable(document, found);
  }
  return found;
}

/** Words in inline code, fenced blocks and indented blocks. */
function codeWords(markdown: string): string[] {
  // Diagrams have labels in brackets and quotes.
  const fenced = [...markdown.matchAll(/^```.*?\n(.*?)^```/gms)].map(([, code = '']) => [
    '',
    code.replace(/[[\](){}|"<>]/g, ' '),
  ]);
  const inline = [...withoutFences(markdown).matchAll(/`([^`\n]+)`/g)];
  const indented = [...withoutFences(markdown).matchAll(/^ {4}(.+)$/gm)];
  return [...fenced, ...inline, ...indented].flatMap((match) => (match[1] ?? '').split(/[\s,;:]+/));
}

const generatedFolders = ['build', 'node_modules', '.data'];

/** Whether a word is a path in the repository: one with an extension, or one that starts with a top folder. Globs are not. */
function isRepositoryPath(word: string): boolean {
  if (!/^\.?[\w@][\w@.+-]*(\/[\w@.+-]+)*\/?$/.test(word)) return false;
  const [first = ''] = word.split('/');
  if (generatedFolders.includes(first)) return false;
  return topFolders.includes(first) || (word.includes('/') && /\.\w{2,5}$/.test(word) && !devOrProduction.has(packageOf(word)));
}

const devOrProduction = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
const packageOf = (word: string) =>
  word
    .split('/')
    .slice(0, word.startsWith('@') ? 2 : 1)
    .join('/');

function missingPaths(document: string): string[] {
  const fromItsFolder = (word: string) => path.join(path.dirname(document), word);
  return codeWords(read(document))
    .filter(isRepositoryPath)
    .filter((word) => !existsSync(word) && !existsSync(fromItsFolder(word)));
}

/** File names without a folder, such as `roles.test.ts`. `x.fixtures.tsx` stands for any name. */
const fileNames = new Set(files.map((file) => path.basename(file)));
const missingNames = (markdown: string) =>
  codeWords(markdown).filter((word) => /^(?!x\.)[\w-][\w.-]*\.(?:cjs|css|md|sql|tsx?|ya?ml)$/.test(word) && !fileNames.has(word));

/** `+app/pages/parking` names a file that a worked example creates. It must not exist, but its folder must. */
const newFiles = (markdown: string) => [...markdown.matchAll(/`\+([\w./-]+)`/g)].map((match) => match[1] ?? '');
const canBeCreated = (file: string) =>
  !existsSync(file) && (existsSync(path.dirname(file)) || existsSync(path.dirname(path.dirname(file))));

const unknownCommands = (text: string) =>
  [...text.matchAll(/\bnpm run (?:-s )?([\w:-]*\w)/g)].map((match) => match[1] ?? '').filter((name) => !(name in scripts));

/** Environment variables such as `SITE_URL` that no source file mentions. */
const sources = files.filter((file) => /\.(ts|tsx)$|^\.ci\//.test(file) && file !== 'tests/unit/documents.test.ts').map(read);
const unknownVariables = (text: string) =>
  [...text.matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !sources.some((source) => source.includes(name)));

/** Function and field names, such as `pageHead` and `mark_contacted()`, that are not in the code or content. */
const written = files
  .filter((file) => /\.(cjs|css|json|sql|sh|tsx?|ya?ml)$/.test(file) && file !== 'tests/unit/documents.test.ts')
  .map(read);
const unknownNames = (markdown: string) =>
  [...withoutFences(markdown).matchAll(/`([a-z]+(?:[A-Z][a-z\d]*)+|[a-z]+(?:_[a-z]+)+(?=\(\)))(?:\(\))?`/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !written.some((text) => text.includes(name)));

/** The first cells of the table under a second-level heading. */
function firstCells(file: string, heading: string): string[] {
  const section =
    read(file)
      .split(/^## /m)
      .find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map((match) => match[1] ?? '');
}

describe.each(documents)('%s', (document) => {
  it('has no broken link', () => {
    expect(brokenLinks(document)).toEqual([]);
  });

  it('names only commands in package.json', () => {
    expect(unknownCommands(read(document))).toEqual([]);
  });

  it('names only environment variables that the code reads', () => {
    expect(unknownVariables(read(document))).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    expect(missingPaths(document)).toEqual([]);
    expect(missingNames(read(document))).toEqual([]);
    expect(newFiles(read(document)).filter((file) => !canBeCreated(file))).toEqual([]);
  });

  it('names only functions and fields that exist', () => {
    expect(unknownNames(read(document))).toEqual([]);
  });
});

test('every document can be reached by links from the README', () => {
  const templates = /^\.github\//;
  expect(documents.filter((document) => !reachable().has(document) && !templates.test(document))).toEqual([]);
});

test.each(files.filter((file) => /^\.(github|ci)\//.test(file)))('%s names only commands and files that exist', (file) => {
  expect(unknownCommands(read(file))).toEqual([]);
  const paths = read(file)
    .split(/[\s`'",;:()]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word.includes('/') && isRepositoryPath(word));
  expect(paths.filter((word) => !existsSync(word))).toEqual([]);
});

test('these checks read the documents and detect mistakes', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'content/README.md', 'docs/glossary.md']));
  expect(unknownCommands('run `npm run demo`, then `npm run -s dmeo`.')).toEqual(['dmeo']);
  expect(unknownVariables('`DATABASE_URL` and `DATABASE_ULR`')).toEqual(['DATABASE_ULR']);
  const words = codeWords('`server/nothing.ts`, `app`, `node server/main.ts --x`\n```\na/b.ts\n```\n\n    npm install\n');
  expect(words.filter(isRepositoryPath)).toEqual(['a/b.ts', 'server/nothing.ts', 'app', 'server/main.ts']);
  expect(['text/html', 'x/*.ts', 'build/server/index.js', 'https://a.example/b.ts', '+44'].filter(isRepositoryPath)).toEqual([]);
  expect(missingNames('`roles.test.ts`, `rolls.test.ts`, `x.fixtures.tsx`')).toEqual(['rolls.test.ts']);
  expect(unknownNames('`pageHead`, `pageHaed`, `mark_contacted()`, `mark_contakted()`, `log_statement`')).toEqual([
    'pageHaed',
    'mark_contakted',
  ]);
  expect(newFiles('`+app/pages/parking/parking-page.tsx`').filter(canBeCreated)).toHaveLength(1);
  expect(['README.md', 'no/such/folder/x.ts'].filter(canBeCreated)).toEqual([]);
  const drawing = codeWords('```mermaid\n  a["server/nothing.ts<br>host"] --> b\n```\n');
  expect(drawing.filter(isRepositoryPath)).toEqual(['server/nothing.ts']);
  expect(targetsIn('[a](b.md#c) <img src="d.webp" width="1"> [e](https://f.example)')).toEqual(['b.md#c', 'd.webp']);
  expect(anchorOf("'Open now', until: what it means")).toBe('open-now-until-what-it-means');
});

describe('README.md', () => {
  it('lists ten commands of package.json, and CONTRIBUTING.md lists the others', () => {
    const main = firstCells('README.md', 'Commands');
    expect(main).toHaveLength(10);
    const named = [...main, ...firstCells('CONTRIBUTING.md', 'Commands')].map((command) => command.replace('npm run ', ''));
    expect(named.sort()).toEqual(Object.keys(scripts).sort());
  });

  it('lists every top folder', () => {
    const map = [...read('README.md').matchAll(/^\| \[([\w-]+)\/\]/gm)].map((match) => match[1]);
    expect(map.sort()).toEqual([...topFolders].sort());
  });
});

describe('folders', () => {
  it.each(topFolders)('%s has a README of at most ten lines', (folder) => {
    expect(existsSync(`${folder}/README.md`)).toBe(true);
    // Practice managers read only this one, so it may be longer.
    if (folder === 'content' || folder === 'content-template') return;
    expect(linesOf(read(`${folder}/README.md`)).length).toBeLessThanOrEqual(10);
  });

  it('in app have READMEs of at most ten lines', () => {
    const parts = documents.filter((file) => /^app\/[^/]+\/README\.md$/.test(file));
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter((file) => linesOf(read(file)).length > 10)).toEqual([]);
  });
});

describe('ARCHITECTURE.md', () => {
  it('lists every import rule', () => {
    const configuration = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IConfiguration;
    const rules = (configuration.forbidden ?? []).map((rule) => rule.name ?? '');
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((rule) => !read('ARCHITECTURE.md').includes(`\`${rule}\``))).toEqual([]);
  });
});

describe('decision records', () => {
  it('have unique numbers', () => {
    const numbers = decisions.map((file) => path.basename(file).slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  it('are all listed in the README', () => {
    const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(
      ([, title, file]) => `${file} # ${title}`,
    );
    expect(listed).toEqual(decisions.map((file) => `${path.basename(file)} ${linesOf(read(file))[0]}`));
  });

  it.each(decisions)('%s has a number, a date and every section', (file) => {
    const number = path.basename(file).slice(0, 4);
    expect(read(file)).toMatch(new RegExp(`^# ${number} \\S.*\\n\\nDate: \\d{4}-\\d{2}-\\d{2}\\n`));
    const parts = [...read(file).matchAll(/^## (.+)$/gm)].map((match) => match[1]);
    expect(parts).toEqual(['Context', 'Decision', 'Alternatives', 'Consequences']);
  });
});

describe('docs/dependencies.md', () => {
  it('lists every production dependency and nothing else', () => {
    expect(firstCells('docs/dependencies.md', 'Production').sort()).toEqual(Object.keys(dependencies).sort());
  });

  it('lists every development dependency and nothing else', () => {
    expect(firstCells('docs/dependencies.md', 'Development').sort()).toEqual(Object.keys(devDependencies).sort());
  });
});

test('no file contains a path of the machine it was written on', () => {
  const here = [process.cwd(), homedir()].filter((folder) => folder.split('/').length > 2);
  const homeFolder = /(?<![\w.:/-])\/(?:home|Users|root|work|workspace)\/[\w.-]+|\b[A-Z]:\\{1,2}Users\\/;
  expect(homeFolder.test(`cd ${['', 'home', 'name', 'site'].join('/')}`)).toBe(true);
  const revealing = files.filter((file) => {
    const text = readFileSync(file, 'latin1');
    return homeFolder.test(text) || here.some((folder) => text.includes(folder));
  });
  expect(revealing).toEqual([]);
});
