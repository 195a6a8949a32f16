import { defineConfig } from '@playwright/test';
import { testPort } from './tests/support/test-site.ts';

export default defineConfig({
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'browser', testDir: 'tests/browser' },
    { name: 'pictures', testDir: 'tests/pictures' },
  ],
  globalSetup: './tests/support/browser-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try has found something: it stays red.
  retries: 0,
  // A busy machine makes pages wait; a test that is about time measures it itself.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['CI'] ? [['line'], ['json', { outputFile: 'test-reports/browser.json' }]] : [['list']],
  use: {
    baseURL: `http://localhost:${testPort}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Tests that answer a request themselves would not see one that goes through the worker; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
