import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';

// Settings that GitHub, npm and editors read. No test here runs on GitHub: these check what can be checked without it.

const read = (file: string) => readFileSync(file, 'utf8');
const yaml = (file: string) => parse(read(file));
const { devDependencies, overrides = {}, dependencies } = JSON.parse(read('package.json'));

type Step = { run?: string; uses?: string; with?: Record<string, unknown> };
type Job = { container?: { image: string }; needs?: string; permissions?: Record<string, string>; steps?: Step[]; uses?: string };
type Workflow = { permissions: Record<string, string>; jobs: Record<string, Job> };

const workflowFiles = ['check.yml', 'release.yml'];
const workflow = (file: string): Workflow => yaml(`.github/workflows/${file}`);
const commandsOf = ({ steps = [] }: Job = {}) => steps.flatMap(({ run }) => run ?? []);

test('every file names the same version of Node', () => {
  const images = workflowFiles
    .flatMap((file) => Object.values(workflow(file).jobs))
    .flatMap(({ container }) => container?.image ?? []);
  const bases = [...read('ops/Dockerfile').matchAll(/^FROM (\S+)/gm)].map((match) => match[1] ?? '');
  const named = {
    'package.json': [devDependencies.node],
    'ops/Dockerfile': bases.map((image) => /^node:([\d.]+)-bookworm-slim$/.exec(image)?.[1]),
    '.github/workflows': images.map((image) => /^node:([\d.]+)-bookworm$/.exec(image)?.[1]),
  };
  const version = read('.node-version').trim();
  for (const [file, versions] of Object.entries(named)) expect([file, ...new Set(versions)]).toEqual([file, version]);
});

test('.editorconfig and biome.json format files the same way', () => {
  const { formatter } = JSON.parse(read('biome.json'));
  const { indentStyle, indentWidth, lineEnding = 'lf', lineWidth } = formatter;
  const [, everyFile = '', formatted = ''] = read('.editorconfig').split(/^\[.*\]$/m);
  expect(everyFile).toContain(`end_of_line = ${lineEnding}\nindent_style = ${indentStyle}\nindent_size = ${indentWidth}\n`);
  expect(formatted).toContain(`max_line_length = ${lineWidth}\n`);
});

describe.each(workflowFiles)('.github/workflows/%s', (file) => {
  const { jobs, permissions } = workflow(file);
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);

  it('gives jobs read access, and only the job that pushes the image write access', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const widened = Object.entries(jobs).filter(([, job]) => job.permissions);
    expect(widened.map(([name, job]) => [name, job.permissions])).toEqual(
      file === 'release.yml' ? [['image', { contents: 'read', packages: 'write' }]] : [],
    );
  });

  it('pins actions by commit, and keeps no credentials in the checkout', () => {
    const actions = steps.filter(({ uses }) => uses);
    expect(actions.length).toBeGreaterThan(0);
    for (const { uses } of actions) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40}$/);
    for (const action of actions.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(action.with).toMatchObject({ 'persist-credentials': false });
  });
});

describe('the check workflow', () => {
  const { audit, check, secrets } = workflow('check.yml').jobs;

  it('runs .ci/run and no other tests', () => {
    expect(commandsOf(check).filter((command) => !/^git config .*safe\.directory/.test(command))).toEqual(['.ci/run']);
  });

  it('scans the whole history for secrets, with a fixed version of the scanner', () => {
    expect(secrets?.steps?.[0]?.with).toMatchObject({ 'fetch-depth': 0 });
    expect(commandsOf(secrets).join('\n')).toMatch(/ghcr\.io\/gitleaks\/gitleaks:v\d+\.\d+\.\d+(@sha256:[\da-f]{64})? git /);
  });

  it('fails for a serious vulnerability in a production package', () => {
    expect(commandsOf(audit)).toEqual(['npm audit --audit-level=high --omit=dev']);
  });
});

test('a release runs the check before it pushes the image', () => {
  const { check, image } = workflow('release.yml').jobs;
  expect(check?.uses).toBe('./.github/workflows/check.yml');
  expect(yaml('.github/workflows/check.yml').on).toHaveProperty('workflow_call');
  expect(image?.needs).toBe('check');
  expect(commandsOf(image).at(-1)).toContain('--file ops/Dockerfile ');
});

describe('overrides in package.json', () => {
  /** Why each override exists, and the date by which to try without it: delete it, or set a new date here. */
  const reasons: Record<string, { reason: string; reviewBy: string }> = {
    'oxc-parser': {
      reason: 'knip 6.44.1 needs 0.155.0, whose packages for most platforms were missing from the registry on 2026-11-16',
      reviewBy: '2027-02-16',
    },
  };

  it('have a reason each', () => {
    expect(Object.keys(reasons).sort()).toEqual(Object.keys(overrides).sort());
  });

  // Uses the real clock on purpose, so that an override cannot be forgotten.
  it.each(Object.entries(reasons))('%s is not due for review', (name, { reason, reviewBy }) => {
    const today = new Date().toISOString().slice(0, 10);
    const message = `The override of ${name} was due for review on ${reviewBy}. Delete it, or set a new date. Reason: ${reason}`;
    expect(today <= reviewBy, message).toBe(true);
  });
});

describe('.github/dependabot.yml', () => {
  const [npm] = yaml('.github/dependabot.yml').updates;
  const packages = [...Object.keys(dependencies), ...Object.keys(devDependencies)];

  it('keeps exact versions, as in package.json', () => {
    expect(npm).toMatchObject({ 'package-ecosystem': 'npm', 'versioning-strategy': 'increase' });
    const versions = Object.values({ ...dependencies, ...devDependencies, ...overrides });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([]);
  });

  it('waits until packages for every platform are published', () => {
    expect(npm.cooldown['default-days']).toBeGreaterThanOrEqual(28);
  });

  it('names only packages in package.json', () => {
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

  it('has the required fields, and no field twice', () => {
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
