import { defineConfig } from '@playwright/test';
import { chromiumPath } from './tests/support/chromium.ts';
import { testPort } from './tests/support/test-site.ts';

/** The approved pictures were taken by Chromium itself, whose letters differ by some pixels. */
const pictureBrowser = process.env['CHROMIUM'] || '/usr/bin/chromium';

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
    { name: 'pictures', testDir: 'tests/pictures', use: { launchOptions: { executablePath: pictureBrowser, args } } },
  ],
  globalSetup: './tests/support/browser-setup.ts',
  fullyParallel: true,
  // One more than two processors: tests wait for timers, mails and the network too.
  workers: 3,
  // A test that passes only at the second try has found something.
  retries: 0,
  // Generous, since a busy machine makes pages wait; a test about time measures it itself.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['CI'] ? [['line'], ['json', { outputFile: 'test-reports/browser.json' }]] : [['list']],
  use: {
    baseURL: `http://localhost:${testPort}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Carousels that turn and clouds that drift have the page painted all the time. A test about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests that answer a request themselves would not see one that goes through the worker; offline.spec.ts lets it in.
    serviceWorkers: 'block',
  },
});
