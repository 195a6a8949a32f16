import { onTestFinished } from 'vitest';
import { readConfig } from '../../server/platform/config.ts';
import { contentOfFolder } from '../../server/publishing/live-content.ts';
import { createServices, type Services } from '../../server/services.ts';

export const secret = 'a secret for the tests, long enough';

/** Read once, because reading it takes longer than most tests. */
const content = contentOfFolder('content');

/** The services of the web process or the worker, which are closed after the test. */
export function siteServices(process: 'web' | 'worker', databaseUrl: string, env: Record<string, string> = {}): Services {
  const settings = { SITE_URL: 'https://group.example', SECRET: secret, LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl, ...env };
  const services = createServices(readConfig(settings), process, content);
  onTestFinished(() => services.close());
  return services;
}
