import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';

/** Started as a visitor would, through npm, with the PostgreSQL that npm install brought. */
async function startThroughNpm(command: 'demo' | 'dev'): Promise<{ base: string; output: () => string; npm: ChildProcess }> {
  const port = await freePort();
  const { DATABASE_URL: _, NODE_ENV: __, ...env } = process.env;
  const npm = spawn('npm', ['run', '-s', command], { env: { ...env, PORT: String(port) }, detached: true });
  const lines: string[] = [];
  npm.stdout.on('data', (chunk) => lines.push(String(chunk)));
  npm.stderr.on('data', (chunk) => lines.push(String(chunk)));
  const output = () => lines.join('');
  onTestFinished(() => {
    if (npm.exitCode === null && npm.signalCode === null) npm.kill('SIGKILL');
  });
  for (let waited = 0; !output().includes('Ctrl-C stops everything'); waited += 200) {
    if (npm.exitCode !== null || waited > 150_000) throw new Error(`${command} did not start:\n${output()}`);
    await sleep(200);
  }
  return { base: `http://localhost:${port}`, output, npm };
}

const siteProcesses = () =>
  execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => /(server\/main|worker\/main|scripts\/(demo|dev-web|embedded-postgres))\.ts|\.data\/postgres/.test(line));

/** What was there before is somebody else's; everything that came since belongs to the command, and none may be left. */
const before = siteProcesses();
const startedSince = () => siteProcesses().filter((line) => !before.includes(line));

async function pressCtrlC(npm: ChildProcess): Promise<void> {
  const exited = once(npm, 'exit');
  // The terminal sends it to the whole group.
  process.kill(-(npm.pid ?? 0), 'SIGINT');
  await exited;
  for (let waited = 0; startedSince().length > 0 && waited < 10_000; waited += 100) await sleep(100);
}

test('npm run demo serves the site, shows its mail, and leaves no process behind', async () => {
  const { base, npm, output } = await startThroughNpm('demo');
  expect((await fetch(base)).status).toBe(200);
  expect((await fetch(`${base}/readyz`)).status).toBe(200);
  expect((await fetch(`${base}/review`)).status).toBe(404);
  const inbox = output().match(/http:\/\/localhost:\d+(?= {3}every mail)/)?.[0] ?? '';
  expect(await (await fetch(inbox)).text()).toContain('Every mail that the site sends');
  expect(startedSince().length).toBeGreaterThanOrEqual(4);
  await pressCtrlC(npm);
  expect(startedSince()).toEqual([]);
});

test('npm run dev serves the sources, the kit review, and an edit of the content at once', async () => {
  const { base, npm } = await startThroughNpm('dev');
  const file = 'content/pages/home.yaml';
  const original = readFileSync(file, 'utf8');
  onTestFinished(() => writeFileSync(file, original));
  // Whole pages would drown the report of a failure: only what is asked for is compared.
  const shows = async (path: string, words: string) => (await (await fetch(base + path)).text()).includes(words);
  expect(await shows('/', 'Good teeth, and good company.')).toBe(true);
  expect(await shows('/review', 'accordion-heading')).toBe(true);
  writeFileSync(file, original.replace('Good teeth, and good company.', 'Edited while it runs.'));
  await expect.poll(() => shows('/', 'Edited while it runs.'), { timeout: 10_000 }).toBe(true);
  await pressCtrlC(npm);
  expect(startedSince()).toEqual([]);
});
