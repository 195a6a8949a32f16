import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import type { IConfiguration } from 'dependency-cruiser';
import { describe, expect, it, test } from 'vitest';

type Package = Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>;

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts, dependencies, devDependencies }: Package = JSON.parse(read('package.json'));

/** What is committed or about to be: a file that nobody has added yet counts too. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const topFolders = [...new Set(files.flatMap((file) => /^(\w[^/]*)\//.exec(file)?.[1] ?? []))];

// Words of the site follow the content check, which knows what their links may be.
const documents = files.filter(
  (file) => file.endsWith('.md') && !/^(?:content\/(?:pages|blog|blog-backlog)|content-template)\//.test(file),
);
const decisions = documents.filter((file) => /^docs\/decisions\/(?!README)/.test(file));

const withoutFences = (markdown: string) => markdown.replace(/^```.*?^```/gms, '');
const linesOf = (markdown: string) => markdown.replace(/\n$/, '').split('\n');

/** As GitHub and most readers make it: lower case, hyphens for spaces, no punctuation. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsOf = (file: string) =>
  [...withoutFences(read(file)).matchAll(/^#+ (.+)$/gm)].map((match) => anchorOf(match[1] ?? ''));

/** Of links, and of pictures that are written as HTML so that they can stand side by side. */
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

/** Every document that somebody finds who starts with the README and follows links; a folder is its README. */
function reachable(from = 'README.md', found = new Set<string>()): Set<string> {
  found.add(from);
  for (const link of targetsIn(read(from))) {
    const file = fileOf(from, link.split('#')[0] ?? '').replace(/\/$/, '');
    const document = documents.find((each) => each === file || each === `${file}/README.md`);
    if (document && !found.has(document)) reachable(document, found);
  }
  return found;
}

/** Words of code: between backticks, in fenced and in indented blocks. */
function codeWords(markdown: string): string[] {
  // Drawings have their words between brackets and quotation marks.
  const fenced = [...markdown.matchAll(/^```.*?\n(.*?)^```/gms)].map(([, code = '']) => [
    '',
    code.replace(/[[\](){}|"<>]/g, ' '),
  ]);
  const inline = [...withoutFences(markdown).matchAll(/`([^`\n]+)`/g)];
  const indented = [...withoutFences(markdown).matchAll(/^ {4}(.+)$/gm)];
  return [...fenced, ...inline, ...indented].flatMap((match) => (match[1] ?? '').split(/[\s,;:]+/));
}

const madeByCommands = ['build', 'node_modules', '.data'];

/** A word that names a file of ours: a path with an extension, or one that starts in a top folder. Patterns are not paths. */
function isRepositoryPath(word: string): boolean {
  if (!/^\.?[\w@][\w@.+-]*(\/[\w@.+-]+)*\/?$/.test(word)) return false;
  const [first = ''] = word.split('/');
  if (madeByCommands.includes(first)) return false;
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

/** `roles.test.ts` and the like: a file somewhere in the tree. `x.fixtures.tsx` stands for any. */
const fileNames = new Set(files.map((file) => path.basename(file)));
const missingNames = (markdown: string) =>
  codeWords(markdown).filter((word) => /^(?!x\.)[\w-][\w.-]*\.(?:cjs|css|md|sql|tsx?|ya?ml)$/.test(word) && !fileNames.has(word));

/** `+app/pages/parking`: a file that a worked change makes. It is not there, and the place for it is. */
const newFiles = (markdown: string) => [...markdown.matchAll(/`\+([\w./-]+)`/g)].map((match) => match[1] ?? '');
const hasPlace = (file: string) =>
  !existsSync(file) && (existsSync(path.dirname(file)) || existsSync(path.dirname(path.dirname(file))));

const unknownCommands = (text: string) =>
  [...text.matchAll(/\bnpm run (?:-s )?([\w:-]*\w)/g)].map((match) => match[1] ?? '').filter((name) => !(name in scripts));

/** `SITE_URL` and the like: a variable that was renamed in the code is still asked for by an operator who reads here. */
const sources = files.filter((file) => /\.(ts|tsx)$|^\.ci\//.test(file) && file !== 'tests/unit/documents.test.ts').map(read);
const unknownVariables = (text: string) =>
  [...text.matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !sources.some((source) => source.includes(name)));

/** Names of our functions and fields: `pageHead`, `mark_contacted()`. They are in the code or in the content, or nobody finds them. */
const written = files
  .filter((file) => /\.(cjs|css|json|sql|sh|tsx?|ya?ml)$/.test(file) && file !== 'tests/unit/documents.test.ts')
  .map(read);
const unknownNames = (markdown: string) =>
  [...withoutFences(markdown).matchAll(/`([a-z]+(?:[A-Z][a-z\d]*)+|[a-z]+(?:_[a-z]+)+(?=\(\)))(?:\(\))?`/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !written.some((text) => text.includes(name)));

/** The first cells of the table under a heading of the second level. */
function firstCells(file: string, heading: string): string[] {
  const section =
    read(file)
      .split(/^## /m)
      .find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map((match) => match[1] ?? '');
}

describe.each(documents)('%s', (document) => {
  it('has no link that leads nowhere', () => {
    expect(brokenLinks(document)).toEqual([]);
  });

  it('names no command that package.json does not have', () => {
    expect(unknownCommands(read(document))).toEqual([]);
  });

  it('names no variable of the environment that the code does not know', () => {
    expect(unknownVariables(read(document))).toEqual([]);
  });

  it('names no file or folder that is not there', () => {
    expect(missingPaths(document)).toEqual([]);
    expect(missingNames(read(document))).toEqual([]);
    expect(newFiles(read(document)).filter((file) => !hasPlace(file))).toEqual([]);
  });

  it('names no function and no field that is not there', () => {
    expect(unknownNames(read(document))).toEqual([]);
  });
});

test('every document can be found by links from the README', () => {
  const templates = /^\.github\//;
  expect(documents.filter((document) => !reachable().has(document) && !templates.test(document))).toEqual([]);
});

test.each(files.filter((file) => /^\.(github|ci)\//.test(file)))('%s names only commands and files that are there', (file) => {
  expect(unknownCommands(read(file))).toEqual([]);
  const paths = read(file)
    .split(/[\s`'",;:()]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word.includes('/') && isRepositoryPath(word));
  expect(paths.filter((word) => !existsSync(word))).toEqual([]);
});

test('these tests read the documents, and would see a fault in one', () => {
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
  expect(newFiles('`+app/pages/parking/parking-page.tsx`').filter(hasPlace)).toHaveLength(1);
  expect(['README.md', 'no/such/folder/x.ts'].filter(hasPlace)).toEqual([]);
  const drawing = codeWords('```mermaid\n  a["server/nothing.ts<br>host"] --> b\n```\n');
  expect(drawing.filter(isRepositoryPath)).toEqual(['server/nothing.ts']);
  expect(targetsIn('[a](b.md#c) <img src="d.webp" width="1"> [e](https://f.example)')).toEqual(['b.md#c', 'd.webp']);
  expect(anchorOf("'Open now', until: what it means")).toBe('open-now-until-what-it-means');
});

describe('README.md', () => {
  it('names ten commands of package.json, and CONTRIBUTING.md the others', () => {
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
  it.each(topFolders)('%s says in a README of at most ten lines what it is for', (folder) => {
    expect(existsSync(`${folder}/README.md`)).toBe(true);
    // For practice managers, who read nothing else.
    if (folder === 'content' || folder === 'content-template') return;
    expect(linesOf(read(`${folder}/README.md`)).length).toBeLessThanOrEqual(10);
  });

  it('inside app are as short to say', () => {
    const parts = documents.filter((file) => /^app\/[^/]+\/README\.md$/.test(file));
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter((file) => linesOf(read(file)).length > 10)).toEqual([]);
  });
});

describe('ARCHITECTURE.md', () => {
  it('has every rule about imports in its table', () => {
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

  it('are all in the list', () => {
    const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(
      ([, title, file]) => `${file} # ${title}`,
    );
    expect(listed).toEqual(decisions.map((file) => `${path.basename(file)} ${linesOf(read(file))[0]}`));
  });

  it.each(decisions)('%s has its number, a date, and every part', (file) => {
    const number = path.basename(file).slice(0, 4);
    expect(read(file)).toMatch(new RegExp(`^# ${number} \\S.*\\n\\nDate: \\d{4}-\\d{2}-\\d{2}\\n`));
    const parts = [...read(file).matchAll(/^## (.+)$/gm)].map((match) => match[1]);
    expect(parts).toEqual(['Context', 'Decision', 'Alternatives', 'Consequences']);
  });
});

describe('docs/dependencies.md', () => {
  it('gives a reason for every production dependency, and for nothing else', () => {
    expect(firstCells('docs/dependencies.md', 'Production').sort()).toEqual(Object.keys(dependencies).sort());
  });

  it('gives a line to every development dependency, and to nothing else', () => {
    expect(firstCells('docs/dependencies.md', 'Development').sort()).toEqual(Object.keys(devDependencies).sort());
  });
});

test('no file holds a path of the machine that it was written on', () => {
  const here = [process.cwd(), homedir()].filter((folder) => folder.split('/').length > 2);
  const anybodys = /(?<![\w.:/-])\/(?:home|Users|root|work|workspace)\/[\w.-]+|\b[A-Z]:\\{1,2}Users\\/;
  expect(anybodys.test(`cd ${['', 'home', 'somebody', 'site'].join('/')}`)).toBe(true);
  const telling = files.filter((file) => {
    const text = readFileSync(file, 'latin1');
    return anybodys.test(text) || here.some((folder) => text.includes(folder));
  });
  expect(telling).toEqual([]);
});
