import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A copy of the sources to spoil; the checker and its packages stay where they are. */
function copyOfTheTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tree-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of [
    'app',
    'content',
    'domain',
    'scripts',
    'server',
    'tests',
    'worker',
    'package.json',
    '.dependency-cruiser.cjs',
  ]) {
    // Approved pictures are megabytes that nothing imports.
    cpSync(part, join(folder, part), { recursive: true, filter: (file) => !file.endsWith('.png') });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  execFileSync('git', ['init', '-q'], { cwd: folder });
  return folder;
}

function checkImports(folder: string): { code: number; output: string } {
  try {
    const output = execFileSync(process.execPath, ['scripts/check-imports.ts'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    return { code: 0, output };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { code: status, output: `${stdout}${stderr}` };
  }
}

const add = (folder: string, file: string, line: string) => {
  const path = join(folder, file);
  writeFileSync(path, `${line}\n${readFileSync(path, 'utf8')}`);
};

test('the tree as it is holds the rule, and the checker has read it', () => {
  const { code, output } = checkImports(copyOfTheTree());
  expect(output).toMatch(/^\d{3,} modules, \d{3,} imports, 0 violations/m);
  expect(code).toBe(0);
}, 60_000);

test.each([
  ['a page into the server', 'server/app.ts', "import '../app/pages/home/home-page.tsx';", 'server-never-imports-the-app'],
  [
    'a page into another page',
    'app/pages/home/home-page.tsx',
    "import '../error/error-page.tsx';",
    'a-page-never-imports-another-page',
  ],
  ['the server into a page', 'app/pages/home/home-page.tsx', "import '../../../server/log.ts';", 'pages'],
  ['a schema into a page', 'app/pages/home/home-page.tsx', "import '../../../content/schema/faq.ts';", 'the-browser-gets-types'],
  ['dentistry into the kit', 'app/ui/button.tsx', "import '../../domain/uk-phone.ts';", 'ui-knows-no-dentistry'],
  ['content into a rule', 'domain/slug.ts', "import '../content/markdown.ts';", 'domain-imports-nothing'],
])(
  'importing %s turns the check red',
  (_, file, line, rule) => {
    const folder = copyOfTheTree();
    add(folder, file, line);
    const { code, output } = checkImports(folder);
    expect(code).toBe(1);
    expect(output).toContain(rule);
  },
  60_000,
);

test('a checker that read no modules turns the check red', () => {
  const folder = copyOfTheTree();
  const config = join(folder, '.dependency-cruiser.cjs');
  writeFileSync(config, readFileSync(config, 'utf8').replace('exclude: { path: [', "exclude: { path: ['.*', "));
  const { code, output } = checkImports(folder);
  expect(code).toBe(1);
  expect(output).toMatch(/not read|blind/);
}, 60_000);
