import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest';

/** A copy of the sources to spoil; the checker and its packages stay where they are. */
function copyOfTheTree(whenDone: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'tree-'));
  whenDone(() => rmSync(folder, { recursive: true }));
  for (const part of [
    'app',
    'content',
    'domain',
    'drawings',
    'local',
    'scripts',
    'server',
    'tests',
    'vite-plugins',
    'package.json',
    '.dependency-cruiser.cjs',
  ]) {
    // Approved pictures are megabytes that nothing imports.
    cpSync(part, join(folder, part), { recursive: true, filter: (file) => !file.endsWith('.png') });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

function checkImports(folder: string): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--run', 'check:imports'], { cwd: folder, encoding: 'utf8' });
  return { code: status, output: `${stdout}${stderr}` };
}

const add = (folder: string, file: string, line: string) => {
  const path = join(folder, file);
  writeFileSync(path, `${line}\n${readFileSync(path, 'utf8')}`);
};

test('the tree as it is holds the rule, and the checker has read it', () => {
  const { code, output } = checkImports(copyOfTheTree());
  expect(code).toBe(0);
  const [, modules, imports] = /no dependency violations found \((\d+) modules, (\d+) dependencies/.exec(output) ?? [];
  expect(Number(modules)).toBeGreaterThan(800);
  expect(Number(imports)).toBeGreaterThan(2500);
}, 60_000);

/** What is imported where it must not be, and the rule that says so. All are put into one copy: a run reads the whole tree. */
const faults = [
  ['a page into the server', 'server/app.ts', '../app/pages/home/home-page.tsx', 'server-never-imports-the-app'],
  ['a page into another page', 'app/pages/home/home-page.tsx', '../error/error-page.tsx', 'a-page-never-imports-another-page'],
  ['the server into a page', 'app/pages/home/home-page.tsx', '../../../server/platform/log.ts', 'pages'],
  [
    'a schema into a page',
    'app/pages/home/home-page.tsx',
    '../../../content/schema/faq.ts',
    'the-browser-gets-types-of-the-content-and-no-schema',
  ],
  ['a feature into the platform', 'server/platform/log.ts', '../articles/feed.ts', 'the-platform-knows-no-feature'],
  ['a feature into another', 'server/search/excerpt.ts', '../articles/feed.ts', 'a-feature-never-imports-another-feature'],
  ['the wiring into a feature', 'server/search/excerpt.ts', '../services.ts', 'a-feature-gets-types-of-the-services-and-no-more'],
  ['dentistry into the kit', 'app/ui/button.tsx', '../../domain/uk-phone.ts', 'ui-knows-no-dentistry'],
  ['content into a rule', 'domain/slug.ts', '../content/markdown.ts', 'domain-imports-nothing'],
] as const;

describe('a forbidden import turns the check red, and the check says which', () => {
  let result: ReturnType<typeof checkImports>;
  beforeAll(() => {
    const folder = copyOfTheTree(afterAll);
    for (const [, file, imported] of faults) add(folder, file, `import '${imported}';`);
    result = checkImports(folder);
  }, 60_000);

  it('ends with a failure', () => {
    expect(result.code).toBe(1);
  });

  it.each(faults)('%s', (_, file, imported, rule) => {
    expect(result.output).toContain(`${rule}: ${file} → ${join(dirname(file), imported)}\n`);
  });
});
