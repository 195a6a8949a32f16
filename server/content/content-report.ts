import { checkContent } from '../../content/check.ts';
import { failedLinks } from '../../content/checks/patient-links.ts';
import { londonParts } from '../../domain/london-time.ts';
import { type Job, retriesForADay } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { contentReportMail } from './content-report-mail.ts';
import { lastingLinkFaults } from './link-failures.ts';

/**
 * Mails the site's owner every Monday what needs attention in the content: charges that changed by law, an NHS status not
 * confirmed for months, remaining placeholders, links to other sites that do not work.
 */
export const contentReport: Job<Services> = {
  name: 'content-report',
  queue: { ...retriesForADay, policy: 'short' },
  schedule: { cron: '0 8 * * 1', options: { tz: 'Europe/London', missed: 'once' } },
  async run({ clock, config, live, mailer, log, pool }) {
    const { date } = londonParts(clock());
    const findings = [...checkContent(live, date), ...failedLinks(live, await lastingLinkFaults(pool))];
    await mailer.send(contentReportMail({ content: live.content, findings, date, base: config.baseUrl }));
    log.info({ findings: findings.length }, 'content report sent');
  },
};
