import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * What the site is made of when it runs: every production package of the lock file as CycloneDX, by npm's own command, which
 * asks nobody on the network. The same lock gives the same bytes, so that two releases can be compared: time and random
 * number are taken out, and so is the name of the folder, which npm takes for the name of the package.
 */
type Bom = {
  serialNumber: string;
  metadata: { timestamp?: string; component: { name: string } };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

const { values } = parseArgs({ options: { stdout: { type: 'boolean', default: false } } });
const bomFile = 'build/sbom.json';
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const { name, version }: { name: string; version: string } = read('package.json');
const locked: Record<string, { version: string; dev?: boolean }> = read('package-lock.json').packages;
const packageOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
const production = new Set(
  Object.entries(locked).flatMap(([folder, { dev, version }]) => (dev ? [] : [`${packageOf(folder)}@${version}`])),
);
const site = `${name}@${version}`;

// Of everything, and filtered here: with --omit=dev npm 11 leaves out react, pg and 30 more that a development package asks for
// too (npm/cli issue 7909).
const printed = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  // Warnings about the caller's own npm settings are no part of this.
  stdio: ['ignore', 'pipe', 'ignore'],
});
const bom: Bom = JSON.parse(printed);
bom.components = bom.components.filter((component) => production.has(component['bom-ref']));
bom.dependencies = bom.dependencies
  .filter(({ ref }) => ref === site || production.has(ref))
  .map(({ dependsOn, ref }) => ({ ref, dependsOn: dependsOn.filter((other) => production.has(other)) }));
bom.metadata.component.name = name;
delete bom.metadata.timestamp;
bom.serialNumber = '';
const digest = createHash('sha256').update(JSON.stringify(bom)).digest('hex');
// A UUID of the eighth version: made of what it names.
bom.serialNumber = `urn:uuid:${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`;

const text = `${JSON.stringify(bom, null, 2)}\n`;
if (values.stdout) {
  process.stdout.write(text);
} else {
  mkdirSync('build', { recursive: true });
  writeFileSync(bomFile, text);
  console.log(`Wrote ${bomFile}: ${bom.components.length} packages.`);
}
