import { existsSync } from 'node:fs';
import { startTestSite } from './start-test-site.ts';
import { submissionsPerAddress, testNow, testPort } from './test-site.ts';

/** The production build on a real PostgreSQL with a real SMTP server: what a visitor would meet. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!existsSync('build/server/index.js')) throw new Error('run `npm run build` first: these tests try the production build');
  const site = await startTestSite(testPort, {
    env: {
      CLOCK: testNow,
      LOG_LEVEL: 'info',
      // Every test sends from this machine; one that is about the limit names itself another address.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      SUBMISSIONS_PER_ADDRESS: String(submissionsPerAddress),
      SUBMISSIONS_IN_ALL: '1000',
    },
    say: (line) => console.log(line),
    onUnexpectedEnd: () => console.error('a process of the site ended: the tests that follow will fail'),
  });
  process.env['TEST_METRICS_URL'] = site.metricsUrl;
  return site.stop;
}
