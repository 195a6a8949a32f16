import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

// What a hosting service reads. It could not be tried on one where this was written: these hold what we know it needs.

const yaml = (file: string) => parse(readFileSync(file, 'utf8'));
const { devDependencies, overrides, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('.github/workflows/check.yml', () => {
  const workflow = yaml('.github/workflows/check.yml');
  const { container, steps } = workflow.jobs.check;

  it('runs the same check as every machine, and nothing of its own', () => {
    const commands = steps.flatMap(({ run }: { run?: string }) => run ?? []);
    expect(commands.at(-1)).toBe('.ci/run');
    expect(commands.filter((command: string) => !/^(\.ci\/run|git config .*safe\.directory.*)$/.test(command))).toEqual([]);
  });

  it('runs on Debian with the Node of package.json', () => {
    expect(container.image).toBe(`node:${devDependencies.node}-bookworm`);
  });

  it('may only read, and uses actions by commit and not by a tag that can be moved', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const actions = steps.flatMap(({ uses }: { uses?: string }) => uses ?? []);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40}$/);
  });
});

describe('.github/dependabot.yml', () => {
  const [npm] = yaml('.github/dependabot.yml').updates;
  const packages = [...Object.keys(dependencies), ...Object.keys(devDependencies)];

  it('keeps versions exact, as they are in package.json', () => {
    expect(npm).toMatchObject({ 'package-ecosystem': 'npm', 'versioning-strategy': 'increase' });
    const versions = Object.values({ ...dependencies, ...devDependencies, ...overrides });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([]);
  });

  it('waits until the packages for every platform are there', () => {
    expect(npm.cooldown['default-days']).toBeGreaterThanOrEqual(28);
  });

  it('names packages that we have', () => {
    const groups: { patterns?: string[] }[] = Object.values(npm.groups);
    const ignored: { 'dependency-name': string }[] = npm.ignore;
    const named = [...groups.flatMap(({ patterns = [] }) => patterns), ...ignored.map((entry) => entry['dependency-name'])];
    const known = (name: string) =>
      packages.some((each) => (name.endsWith('*') ? each.startsWith(name.slice(0, -1)) : each === name));
    expect(named.filter((name) => !known(name))).toEqual([]);
  });
});

describe.each(['1-bug', '2-content', '3-accessibility'])('the form for %s', (name) => {
  const form = yaml(`.github/ISSUE_TEMPLATE/${name}.yml`);
  type Part = { type: string; id?: string; attributes: { label?: string; value?: string } };

  it('has what a form must have, and no field twice', () => {
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    const parts: Part[] = form.body;
    for (const { attributes, type } of parts) {
      expect(['markdown', 'input', 'textarea']).toContain(type);
      expect(type === 'markdown' ? attributes.value : attributes.label).toBeTruthy();
    }
    const ids = parts.flatMap(({ id }) => id ?? []);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids.length).toBe(parts.filter(({ type }) => type !== 'markdown').length);
  });
});
