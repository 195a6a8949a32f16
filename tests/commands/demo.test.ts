import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../local/free-port.ts';
import { chromiumPath } from '../support/chromium.ts';

/** A copy of the project, because these commands build it and the test edits its files. Inside it, so that packages are found. */
const project = '.data/demo-test';
beforeAll(() => {
  rmSync(project, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of files.trim().split('\n')) if (existsSync(file)) cpSync(file, join(project, file));
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Starts a command through npm, with the PostgreSQL that npm install brought. */
async function startThroughNpm(command: 'demo' | 'dev'): Promise<{ base: string; output: () => string; npm: ChildProcess }> {
  const port = await freePort();
  const { DATABASE_URL: _, NODE_ENV: __, ...env } = process.env;
  const npm = spawn('npm', ['run', '-s', command], {
    cwd: project,
    env: { ...env, PORT: String(port), TEST_RUN: testRun },
    detached: true,
  });
  const lines: string[] = [];
  npm.stdout.on('data', (chunk) => lines.push(String(chunk)));
  npm.stderr.on('data', (chunk) => lines.push(String(chunk)));
  const output = () => lines.join('');
  onTestFinished(async () => {
    if (npm.exitCode === null && npm.signalCode === null) await pressCtrlC(npm);
  });
  for (let waited = 0; !output().includes('Ctrl-C stops everything'); waited += 200) {
    if (npm.exitCode !== null || waited > 150_000) throw new Error(`${command} did not start:\n${output()}`);
    await sleep(200);
  }
  return { base: `http://localhost:${port}`, output, npm };
}

/** The address that the output gives to a part of the site. */
const addressIn = (output: string, part: string) => output.match(new RegExp(`^ *${part} +(http\\S+)`, 'm'))?.[1] ?? '';

/** Every process that a command starts inherits this. */
const testRun = randomUUID();

const isOurs = (pid: string) => {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`TEST_RUN=${testRun}`);
  } catch {
    // It has exited since it was listed, or belongs to someone else.
    return false;
  }
};
/** Processes that the command started; none of them may remain. */
const startedByUs = () => readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isOurs(name));

async function pressCtrlC(npm: ChildProcess): Promise<void> {
  const exited = once(npm, 'exit');
  // A terminal sends it to the whole process group.
  process.kill(-(npm.pid ?? 0), 'SIGINT');
  await exited;
  for (let waited = 0; startedByUs().length > 0 && waited < 10_000; waited += 100) await sleep(100);
}

test('npm run demo serves the site, lists its emails, submissions and chatbot loads, and leaves no process behind', async () => {
  const { base, npm, output } = await startThroughNpm('demo');
  expect((await fetch(base)).status).toBe(200);
  expect((await fetch(`${base}/readyz`)).status).toBe(200);
  expect((await fetch(`${base}/review`)).status).toBe(404);
  expect(await (await fetch(addressIn(output(), 'The inbox'))).text()).toContain('Shows all emails sent by the site');
  expect(startedByUs().length).toBeGreaterThanOrEqual(6);
  expect(output()).toMatch(/The desk .* sign in as owner@threeridings\.example; the email arrives in the inbox/);
  expect(await (await fetch(`${addressIn(output(), 'The desk')}/sign-in`)).text()).toContain('Email me a link');
  const logs =
    output()
      .match(/^ *Logs .*$/m)?.[0]
      .match(/\S+\.log/g) ?? [];
  expect(logs.map((file) => /"process":"(\w+)"/.exec(readFileSync(join(project, file), 'utf8'))?.[1])).toEqual([
    'web',
    'worker',
    'desk',
  ]);

  // Search engines and the chatbot are configured, each with a list of what it received.
  const [submissions, loads] = [addressIn(output(), 'Search'), addressIn(output(), 'Chatbot')];
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.goto(`${base}/complaints`);
  await page.getByText('Chatbot stand-in').click({ timeout: 15_000 });
  await page.getByText("loaded with the bot id 'demo'").waitFor();
  expect(refused).toEqual([]);
  await page.goto(loads);
  expect(await page.locator('ol > li').allInnerTexts()).toEqual([expect.stringContaining(`${base}/`)]);
  await page.goto(submissions);
  await page.getByRole('link', { name: `${base}/complaints` }).waitFor({ timeout: 30_000 });
  expect(await page.locator('ol > li strong').allInnerTexts()).toEqual(['localhost']);
  await browser.close();

  await pressCtrlC(npm);
  expect(startedByUs()).toEqual([]);
});

/** Edits a file of the copy. Returns a function that restores it. */
function edit(name: string, change: (text: string) => string): () => void {
  const file = join(project, name);
  const original = readFileSync(file, 'utf8');
  const edited = change(original);
  expect(edited).not.toBe(original);
  writeFileSync(file, edited);
  return () => writeFileSync(file, original);
}

test('npm run dev serves the sources and the kit review, reloads pages and the desk on every edit, and shows broken content', async () => {
  const { base, npm, output } = await startThroughNpm('dev');
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  onTestFinished(() => browser.close());
  // Compares only the text in question, because whole pages would clutter a failure report.
  const shows = async (path: string, words: string) => (await (await fetch(base + path)).text()).includes(words);
  expect(await shows('/', 'Good teeth, and good company.')).toBe(true);
  expect(await shows('/review', 'button-heading')).toBe(true);

  // React islands: starting one logs no hydration warning.
  for (const [path, control] of [
    ['/share-your-story', '[name="firstName"]'],
    ['/blog', 'main form button'],
  ] as const) {
    const page = await browser.newPage();
    const logged: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && logged.push(message.text()));
    page.on('pageerror', (error) => logged.push(error.message));
    await page.goto(base + path);
    await page.locator(control).focus();
    await page.locator('[data-island][data-started]').waitFor();
    expect(logged).toEqual([]);
    await page.close();
  }

  // A page without islands.
  const page = await browser.newPage();
  /** Does it and waits until the page hears of changes again: those before that are lost. One edit may reload the page twice. */
  const reloaded = async (act: () => unknown) => {
    const isConnected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
    await act();
    await isConnected;
    await page.waitForLoadState('networkidle');
  };
  await reloaded(() => page.goto(`${base}/complaints`));
  await reloaded(() =>
    edit('content/pages/home.yaml', (text) => text.replace('Good teeth, and good company.', 'Edited while it runs.')),
  );
  expect(await shows('/', 'Edited while it runs.')).toBe(true);
  await reloaded(() => edit('app/pages/legal/legal-page.tsx', (text) => text.replace('<h1', '<h1 data-edited')));
  expect(await page.locator('h1[data-edited]').count()).toBe(1);
  edit('app/styles/base.css', (text) => `${text}\nbody { outline: 7px solid red; }\n`);
  await page.waitForFunction(() => getComputedStyle(document.body).outlineWidth === '7px', undefined, { timeout: 20_000 });

  // Broken content: the overlay names the file and line, also on pages opened later.
  const repair = edit('content/navigation.yaml', (text) => text.replace(/^header:.*$/m, 'header: nothing'));
  const overlay = page.locator('vite-error-overlay');
  await overlay.waitFor({ timeout: 20_000 });
  const where = /navigation\.yaml:\d+/;
  expect(await overlay.locator('.message').innerText()).toMatch(where);
  const second = await browser.newPage();
  await second.goto(base);
  await second.locator('vite-error-overlay').waitFor({ timeout: 20_000 });
  expect(await second.locator('vite-error-overlay .message').innerText()).toMatch(where);
  repair();
  await overlay.waitFor({ state: 'detached', timeout: 20_000 });

  const [desk, inbox] = [addressIn(output(), 'The desk'), addressIn(output(), 'The inbox')];
  await reloaded(() => page.goto(`${desk}/sign-in`));
  edit('desk/styles/desk.css', (text) => `${text}\nbody { outline: 5px solid red; }\n`);
  await page.waitForFunction(() => getComputedStyle(document.body).outlineWidth === '5px', undefined, { timeout: 20_000 });
  await reloaded(() => edit('desk/sign-in/sign-in-screens.tsx', (text) => text.replace('Email me a link', 'Edited at the desk')));
  await page.getByLabel('Email address').fill('owner@threeridings.example');
  await page.getByRole('button', { name: 'Edited at the desk' }).click();
  const mail = async () => (await (await fetch(inbox)).text()).match(/href="(\/\d+)">[^<]*: sign in to the desk/)?.[1];
  await expect.poll(mail, { timeout: 20_000 }).toBeDefined();
  await page.goto((await (await fetch(`${inbox}${await mail()}`)).text()).match(/http\S+\?token=\w+/)?.[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
  // The form's script and the preview's stylesheet come from Vite.
  await page.goto(`${desk}/edit/practices/ripon.yaml`);
  await page.getByLabel('Parking').waitFor();
  const preview = page.frameLocator('iframe');
  await preview.getByRole('heading', { name: 'Ripon Dentist' }).waitFor();
  const outline = () => preview.locator('body').evaluate((body) => getComputedStyle(body).outlineWidth);
  await expect.poll(outline, { timeout: 20_000 }).toBe('7px');
  await pressCtrlC(npm);
  expect(startedByUs()).toEqual([]);
});
