import pLimit from 'p-limit';
import { patientLinks } from '../../content-model/checks/patient-links.ts';
import { type Job, retriesForADay } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { storeLinkFailures } from './link-failures.ts';
import { linkFault } from './link-fault.ts';

/** Enough for 60 practices. With four at a time and ten seconds for each, below the 15 minutes of a job. Beyond, they take turns. */
const linksPerDay = 200;

/** Requests the addresses on other sites that patients need. `content-report` and the desk name those that fail twice. */
export const checkLinks: Job<Services> = {
  name: 'check-links',
  queue: { ...retriesForADay, policy: 'short' },
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
  const now = clock();
  const first = (Math.floor(now.getTime() / 86_400_000) * linksPerDay) % urls.length;
  const due = [...urls.slice(first), ...urls.slice(0, first)].slice(0, linksPerDay);
  const userAgent = `link check of ${config.baseUrl}`;
  const results = await pLimit(4).map(due, async (url) => ({ url, fault: await linkFault(url, { userAgent, isPublic }) }));
  const faults = new Map(results.flatMap(({ fault, url }) => (fault ? [[url, fault]] : [])));
  const waiting = urls.filter((url) => !due.includes(url));
  await storeLinkFailures(pool, faults, waiting, now);
  log.info({ checked: due.length, failed: faults.size }, 'Checked the links to other sites');
}
