import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { freePort } from './free-port.ts';

/**
 * How long a newcomer waits for the first page: a clean clone, an empty npm cache, the demo, and a browser that looks until it
 * sees the home page's headline. Writes the figures into the document for the first day, and fails when they are above what it promises.
 */
const promisedSeconds = 300;
const file = 'docs/first-day.md';
const heading = '## How long it takes';

const folder = mkdtempSync(path.join(tmpdir(), 'first-page-'));
// As root the demo runs PostgreSQL as another user, who has to get in.
chmodSync(folder, 0o755);
const clone = path.join(folder, 'site');

// A newcomer has their own Node and no settings of this repository's npm.
const { DATABASE_URL: _, NODE_ENV: __, PATH: searched = '', ...rest } = process.env;
const own = Object.entries(rest).filter(([name]) => !name.toLowerCase().startsWith('npm_'));
const outside = searched.split(':').filter((part) => !part.includes('node_modules'));
const port = await freePort();
const env = {
  ...Object.fromEntries(own),
  PATH: outside.join(':'),
  PORT: String(port),
  npm_config_cache: path.join(folder, 'npm-cache'),
};
const system = (command: string, ...args: string[]) => execFileSync(command, args, { env, encoding: 'utf8' }).trim();

const steps: { step: string; seconds: number }[] = [];
async function timed(step: string, work: () => unknown): Promise<void> {
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  steps.push({ step, seconds });
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${step}`);
}

const load = loadavg()[0] ?? 0;
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium', args: ['--no-sandbox'] });
let stop = async () => {};
try {
  await timed('`git clone`', () => system('git', 'clone', '--quiet', process.cwd(), clone));
  await timed('`npm install`, nothing in its cache', () =>
    execFileSync('npm', ['install'], { cwd: clone, env, stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  await timed('`npm run demo`, until Chromium shows the home page', async () => {
    const demo = spawn('npm', ['run', 'demo'], { cwd: clone, env, detached: true, stdio: ['ignore', 'ignore', 'inherit'] });
    stop = async () => {
      if (demo.exitCode !== null) return;
      const ended = once(demo, 'exit');
      // As the terminal sends Ctrl-C: to the whole group.
      process.kill(-(demo.pid ?? 0), 'SIGINT');
      await ended;
    };
    const page = await browser.newPage();
    while (!(await page.goto(`http://localhost:${port}`).catch(() => undefined))?.ok()) {
      if (demo.exitCode !== null) throw new Error('The demo ended.');
      await sleep(100);
    }
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
} finally {
  await stop();
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
const [before = ''] = readFileSync(file, 'utf8').split(heading);
const rows = [...steps, { step: '**All of it**', seconds: total }].map(
  ({ step, seconds }) => `| ${step} | ${seconds.toFixed(0)} s |`,
);
writeFileSync(
  file,
  `${before}${heading}

| Step | Time |
|---|---|
${rows.join('\n')}

The line to the npm registry counts most. Measured on ${new Date().toISOString().slice(0, 10)} with ${availableParallelism()} processors (load ${load.toFixed(1)} before it
began), Node ${system('node', '--version').slice(1)} and npm ${system('npm', '--version')} of the system:

    npm run first-page
`,
);
console.log(`${total.toFixed(1).padStart(6)} s  in all; written to ${file}`);
if (total > promisedSeconds) {
  console.error(`A newcomer was promised ${promisedSeconds} s.`);
  process.exit(1);
}
