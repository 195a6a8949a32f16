import { checkContent } from '../../content/check.ts';
import { readContent } from '../../content/load.ts';
import { londonParts } from '../../domain/london-time.ts';
import { heartbeat, type Job, retriesForADay } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { contentReportMail } from './content-report-mail.ts';

/**
 * Mails the site's owner every Monday what needs attention in the content: charges that changed by law, an NHS status not
 * confirmed for months, remaining placeholders. It is a mail because there is no admin screen.
 */
export const contentReport: Job<Services> = {
  name: 'content-report',
  queue: { ...heartbeat, ...retriesForADay, policy: 'short' },
  schedule: { cron: '0 8 * * 1', options: { tz: 'Europe/London', missed: 'once' } },
  async run({ clock, config, content, contentFolder, mailer, log }) {
    const { date } = londonParts(clock());
    const findings = checkContent(readContent(contentFolder), date);
    await mailer.send(contentReportMail({ organisation: content.organisation, findings, date, base: config.baseUrl }));
    log.info({ findings: findings.length }, 'content report sent');
  },
};
