import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { type Engine, windowHeight } from './engine.ts';

/** Starts Debian's Firefox, headless, over WebDriver BiDi. */
export async function startFirefox(proxyPort: number): Promise<Engine> {
  // As root, Firefox refuses a home folder owned by another user, which GitHub's containers have.
  const home = mkdtempSync(join(tmpdir(), 'test-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    env: { ...process.env, HOME: home },
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxyPort,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxyPort,
    },
  });
  const page = await browser.newPage();
  page.setDefaultNavigationTimeout(60_000);
  // WebDriver BiDi sends error objects without their text.
  await page.evaluateOnNewDocument(() => {
    const { error } = console;
    console.error = (...details) => error(...details.map(String));
  });
  let errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  // Includes content security policy violations.
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (response) => response.status() >= 400 && errors.push(`${response.status()} ${response.url()}`));
  return {
    narrow: 360,
    open: async (address) => void (await page.goto(address)),
    resize: (width) => page.setViewport({ width, height: windowHeight }),
    evaluate: (run, ...args) => page.evaluate(run as (...args: unknown[]) => ReturnType<typeof run>, ...args),
    movePointer: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    screenshot: () => page.screenshot(),
    async stop() {
      await browser.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
