import pLimit from 'p-limit';
import { patientLinks } from '../../content/checks/patient-links.ts';
import { heartbeat, type Job, retriesForADay } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { storeLinkFailures } from './link-failures.ts';
import { linkFault } from './link-fault.ts';

/** Enough for 60 practices. With four at a time and ten seconds for each, below the 15 minutes of a job. */
const maxLinks = 200;

/** Requests the addresses on other sites that patients need. `content-report` and the desk name those that fail twice. */
export const checkLinks: Job<Services> = {
  name: 'check-links',
  queue: { ...heartbeat, ...retriesForADay, policy: 'short' },
  schedule: { cron: '40 4 * * *', options: { tz: 'Europe/London', missed: 'once' } },
  run: (services) => checkPatientLinks(services),
};

type Ports = Pick<Services, 'clock' | 'config' | 'content' | 'log' | 'pool'>;

/** A test passes its own rule, to reach its own server. */
export async function checkPatientLinks(
  { clock, config, content, log, pool }: Ports,
  isPublic?: (address: string) => boolean,
): Promise<void> {
  const urls = [...new Set(patientLinks(content).map(({ url }) => url))];
  if (urls.length > maxLinks) log.warn({ links: urls.length, checked: maxLinks }, 'Too many links to check them all');
  const userAgent = `link check of ${config.baseUrl}`;
  const results = await pLimit(4).map(urls.slice(0, maxLinks), async (url) => ({
    url,
    fault: await linkFault(url, { userAgent, isPublic }),
  }));
  const faults = new Map(results.flatMap(({ fault, url }) => (fault ? [[url, fault]] : [])));
  await storeLinkFailures(pool, faults, clock());
  log.info({ checked: results.length, failed: faults.size }, 'Checked the links to other sites');
}
