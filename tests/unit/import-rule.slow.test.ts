import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest';

/** A copy of the sources that a test can change. It links to the installed packages. */
function copyOfTheTree(whenDone: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'tree-'));
  whenDone(() => rmSync(folder, { recursive: true }));
  for (const part of [
    'app',
    'bench',
    'content',
    'desk',
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
    cpSync(part, join(folder, part), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

function checkImports(folder: string): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.ts', 'imports'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { code: status, output: `${stdout}${stderr}` };
}

const add = (folder: string, file: string, line: string) => {
  const path = join(folder, file);
  writeFileSync(path, `${line}\n${readFileSync(path, 'utf8')}`);
};

test('the source tree follows the rules, and the checker reads all of it', () => {
  const { code, output } = checkImports(copyOfTheTree());
  expect(code).toBe(0);
  const [, modules, imports] = /no dependency violations found \((\d+) modules, (\d+) dependencies/.exec(output) ?? [];
  expect(Number(modules)).toBeGreaterThan(800);
  expect(Number(imports)).toBeGreaterThan(2500);
}, 60_000);

/** Forbidden imports and the rules they break. All go into one copy, because each run reads the whole tree. */
const faults = [
  ['a page into the server', 'server/app.ts', '../app/pages/home/home-page.tsx', 'server'],
  ['a page into another page', 'app/pages/home/home-page.tsx', '../error/error-page.tsx', 'no-page-to-page'],
  ['the server into a page', 'app/pages/home/home-page.tsx', '../../../server/platform/log.ts', 'pages'],
  ['a schema into a page', 'app/pages/home/home-page.tsx', '../../../content/schema/faq.ts', 'content-types-only'],
  ['a feature into the platform', 'server/platform/log.ts', '../articles/feed.ts', 'server-platform'],
  ['a feature into another', 'server/search/excerpt.ts', '../articles/feed.ts', 'no-feature-to-feature'],
  ['the services into a feature', 'server/search/excerpt.ts', '../services.ts', 'services-types-only'],
  ['a domain rule into the UI kit', 'app/ui/button.tsx', '../../domain/uk-phone.ts', 'ui'],
  ['content into a domain rule', 'domain/slug.ts', '../content/markdown.ts', 'domain'],
] as const;

describe('a forbidden import fails the check, which names the rule', () => {
  let result: ReturnType<typeof checkImports>;
  beforeAll(() => {
    const folder = copyOfTheTree(afterAll);
    for (const [, file, imported] of faults) add(folder, file, `import '${imported}';`);
    result = checkImports(folder);
  }, 60_000);

  it('exits with 1', () => {
    expect(result.code).toBe(1);
  });

  it.each(faults)('%s', (_, file, imported, rule) => {
    expect(result.output).toContain(`${rule}: ${file} → ${join(dirname(file), imported)}\n`);
  });
});
