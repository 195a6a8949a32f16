import { checkContent } from '../../content/check.ts';
import { readContent } from '../../content/load.ts';
import { londonParts } from '../../domain/london-time.ts';
import { contentReportMail } from '../mail/content-report-mail.ts';
import { heartbeat, type Job, retriesForADay } from './job.ts';

/**
 * Tells the site's owner every Monday what in the content needs a person: charges that the law has changed, an NHS status
 * that nobody has confirmed for months, placeholders still on the page. Staff have no screen to look at; they have mail.
 */
export const contentReport: Job = {
  name: 'content-report',
  queue: { ...heartbeat, ...retriesForADay, policy: 'short' },
  schedule: { cron: '0 8 * * 1', options: { tz: 'Europe/London', missed: 'once' } },
  async run({ clock, config, content, mailer, log }) {
    const { date } = londonParts(clock());
    const findings = checkContent(readContent(config.contentFolder), date);
    await mailer.send(contentReportMail({ organisation: content.organisation, findings, date, base: config.baseUrl }));
    log.info({ findings: findings.length }, 'content report sent');
  },
};
