import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../local/free-port.ts';
import { chromiumPath } from '../support/chromium.ts';
import { editedContent } from '../support/edited-content.ts';

const answers = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );

test('npm run content:edit shows a changed opening hour on the page beside the form, and Ctrl-C stops everything', async () => {
  const copy = editedContent();
  const port = await freePort();
  const { DATABASE_URL: _, NODE_ENV: __, ...env } = process.env;
  const command = ['run', '-s', 'content:edit', '--', '--folder', copy.folder, '--port', String(port)];
  const npm = spawn('npm', command, { env, detached: true });
  const lines: string[] = [];
  npm.stdout.on('data', (chunk) => lines.push(String(chunk)));
  npm.stderr.on('data', (chunk) => lines.push(String(chunk)));
  onTestFinished(() => {
    if (npm.exitCode === null && npm.signalCode === null) process.kill(-(npm.pid ?? 0), 'SIGKILL');
    copy.remove();
  });
  for (let waited = 0; !lines.join('').includes('Ctrl-C stops everything'); waited += 200) {
    if (npm.exitCode !== null || waited > 120_000) throw new Error(`content:edit did not start:\n${lines.join('')}`);
    await sleep(200);
  }
  const editor = /The content editor +(http:\/\/localhost:\d+)/.exec(lines.join(''))?.[1] ?? '';

  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1500, height: 900 } });
  await page.goto(`${editor}/#practices/ripon.yaml`);
  const shown = page.frameLocator('iframe');
  const pageWords = () => shown.locator('main').innerText();
  await expect.poll(pageWords, { timeout: 60_000 }).toContain('Mon-Fri 9:00-5:00');
  await page.locator('main summary', { has: page.getByText('Hours', { exact: true }) }).click();
  await page.getByLabel('Monday opens').fill('08:25');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('status').getByText('Saved.').waitFor();
  await expect.poll(pageWords, { timeout: 30_000 }).toContain('8:25-5:00');

  const changed = copy.read('practices/ripon.yaml').split('\n');
  const original = readFileSync('content/practices/ripon.yaml', 'utf8').split('\n');
  expect(changed.filter((line, index) => line !== original[index])).toHaveLength(1);

  await browser.close();
  const exited = once(npm, 'exit');
  process.kill(-(npm.pid ?? 0), 'SIGINT');
  await exited;
  await expect.poll(() => answers(`http://127.0.0.1:${port}/healthz`), { timeout: 15_000 }).toBe(false);
  expect(await answers(editor)).toBe(false);
});
