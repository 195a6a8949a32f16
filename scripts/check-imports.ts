import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IConfiguration, ICruiseResult } from 'dependency-cruiser';
import { cruise } from 'dependency-cruiser';

/**
 * Holds the import table. A checker that read nothing is green too, so what it read is counted against the files that are
 * there: fewer is a failure.
 */
const folders = ['app', 'content', 'domain', 'scripts', 'server'].filter((folder) => existsSync(folder));
const configuration = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as IConfiguration;

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && existsSync(file));

const { output } = await cruise(folders, {
  ...configuration.options,
  ruleSet: { forbidden: configuration.forbidden ?? [] },
  validate: true,
});
const { modules, summary } = output as ICruiseResult;

const read = new Set(
  modules.filter((module) => module.dependencies.length > 0 || module.dependents.length > 0).map((module) => module.source),
);
const unread = sources.filter((file) => !modules.some((module) => module.source === file));
for (const violation of summary.violations) console.error(`${violation.rule.name}: ${violation.from} -> ${violation.to}`);
if (unread.length > 0) console.error(`not read: ${unread.slice(0, 10).join(', ')}${unread.length > 10 ? ' ...' : ''}`);
// A parser that finds no import in any file has read nothing, however many files it lists.
const blind = read.size < sources.length / 2;
if (blind) console.error(`only ${read.size} of ${sources.length} modules have an import: the parser is blind`);
console.log(
  `${sources.length} modules, ${summary.totalDependenciesCruised ?? 0} imports, ${summary.violations.length} violations`,
);
if (summary.violations.length > 0 || unread.length > 0 || blind) process.exit(1);
