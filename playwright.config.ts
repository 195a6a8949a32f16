import { defineConfig } from '@playwright/test';
import { chromiumPath } from './tests/support/chromium.ts';
import { testPort } from './tests/support/test-site.ts';

/** Full Chromium took the approved screenshots. The headless shell renders text slightly differently. */
const screenshotBrowser = process.env['CHROMIUM'] || '/usr/bin/chromium';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'browser', testDir: 'tests/browser', use: { launchOptions: { executablePath: chromiumPath, args } } },
    { name: 'pictures', testDir: 'tests/pictures', use: { launchOptions: { executablePath: screenshotBrowser, args } } },
  ],
  globalSetup: './tests/support/browser-setup.ts',
  fullyParallel: true,
  // One more than the two processors, because tests also wait for timers, emails and the network.
  workers: 3,
  // A test that passes only when retried has found a problem.
  retries: 0,
  // Long enough for a busy machine. Tests of timing measure it themselves.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['CI'] ? [['line'], ['json', { outputFile: 'test-reports/browser.json' }]] : [['list']],
  use: {
    baseURL: `http://localhost:${testPort}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Constant animation slows the tests down. Tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // page.route() does not see requests made by a service worker. offline.spec.ts allows it.
    serviceWorkers: 'block',
  },
});
