import { byHeading, checkContent, describePlace, type Finding } from '../../content/check.ts';
import { failedLinks } from '../../content/checks/patient-links.ts';
import { londonParts, longDate } from '../../domain/london-time.ts';
import type { Config } from '../platform/config.ts';
import { composeMail, type MailServices } from '../platform/mail/compose-mail.ts';
import { type Job, retriesForADay } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { lastingLinkFaults } from './link-failures.ts';

const backups = {
  heading: 'Backups',
  items: [
    {
      text: "Backups are on the site's machine only. If it is lost, so are patients' requests.",
      details: ['Whoever runs the machine can set a second place: BACKUP_REPOSITORY.'],
    },
  ],
};

/** @param date in London. It forms the message id, so that retries send the same mail */
export function contentReportMail(
  findings: readonly Finding[],
  date: string,
  services: MailServices & { config: Pick<Config, 'hasSecondBackup'> },
) {
  const { config, content } = services;
  const { name, contacts } = content.organisation;
  const places = (finding: Finding) => finding.places.map(describePlace).join(', ');
  const groups = byHeading(findings).map(({ heading, items }) => ({
    heading,
    items: items.map((item) => ({ text: `${item.message} (${places(item)})`, details: item.details })),
  }));
  if (!config.hasSecondBackup) groups.push(backups);
  const number = groups.flatMap(({ items }) => items).length;
  const count = number === 1 ? '1 thing needs your attention' : `${number} things need your attention`;
  const outcome = number === 0 ? 'Nothing needs your attention this week' : count;
  const envelope = {
    id: `content-report-${date}`,
    to: contacts.operations.email,
    subject: `${name}: website content, ${longDate(date)}`,
  };
  return composeMail(services, envelope, [
    `The content of ${config.baseUrl} was checked on ${longDate(date)}. ${outcome}.`,
    ...groups.map(({ heading, items }) => ({ group: [{ heading }, { items }] })),
    { lines: ['Change them at the desk.'], isSoft: true },
  ]);
}

/**
 * Mails the site's owner every Monday what needs attention in the content: charges that changed by law, an NHS status not
 * confirmed for months, remaining placeholders, links to other sites that do not work.
 */
export const contentReport: Job<Services> = {
  name: 'content-report',
  queue: { ...retriesForADay, policy: 'short' },
  schedule: { cron: '0 8 * * 1', options: { tz: 'Europe/London', missed: 'once' } },
  async run(services) {
    const { clock, live, log, mailer, pool } = services;
    const { date } = londonParts(clock());
    const findings = [...checkContent(live, date), ...failedLinks(live, await lastingLinkFaults(pool))];
    await mailer.send(contentReportMail(findings, date, services));
    log.info({ findings: findings.length }, 'content report sent');
  },
};
