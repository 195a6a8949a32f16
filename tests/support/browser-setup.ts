import { existsSync } from 'node:fs';
import { startTestSite } from './start-test-site.ts';
import { submissionsPerAddress, testNow, testPort } from './test-site.ts';

/** Starts the production build with PostgreSQL and an SMTP server. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!existsSync('build/server/index.js')) throw new Error('Run `npm run build` first: these tests need the production build');
  const site = await startTestSite(testPort, {
    env: {
      CLOCK: testNow,
      LOG_LEVEL: 'info',
      // All tests share one address. Tests of the rate limit set X-Forwarded-For.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      SUBMISSIONS_PER_ADDRESS: String(submissionsPerAddress),
      SUBMISSIONS_IN_ALL: '1000',
    },
  });
  process.env['TEST_METRICS_URL'] = site.metricsUrl;
  return site.stop;
}
