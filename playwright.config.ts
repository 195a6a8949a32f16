import { defineConfig } from '@playwright/test';
import { chromiumPath } from './tests/support/chromium.ts';
import { testPort } from './tests/support/test-site.ts';

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
  projects: [{ name: 'browser', testDir: 'tests/browser', use: { launchOptions: { executablePath: chromiumPath, args } } }],
  globalSetup: './tests/support/browser-setup.ts',
  fullyParallel: true,
  // One more than the two processors of the test machine, because tests also wait for timers, mail and the network.
  workers: 3,
  // Long enough for a busy machine. Tests of response times measure them.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['CI'] ? [['line'], ['json', { outputFile: 'test-reports/browser.json' }]] : [['list']],
  use: {
    baseURL: `http://localhost:${testPort}`,
    // Fails with the reason, before the test's own timeout.
    actionTimeout: 45_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Moving carousels and clouds repaint the page all the time. Tests of motion override this.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests cannot intercept requests that go through the service worker. offline.spec.ts allows it.
    serviceWorkers: 'block',
  },
});
