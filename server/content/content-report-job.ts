import { editHref } from '../../content-model/field-address.ts';
import { type FieldFinding, placeName } from '../../content-model/field-findings.ts';
import { contentGroups, type WaitingGroup } from '../../content-model/waiting-groups.ts';
import { londonParts, longDate } from '../../domain/london-time.ts';
import type { Config } from '../platform/config.ts';
import { atDesk, composeMail, type MailBlock, type MailServices } from '../platform/mail/compose-mail.ts';
import { type Job, retriesForADay } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { lastingLinkFaults } from './link-failures.ts';
import { listDismissals } from './list-dismissals.ts';

const mostThings = 3;
const mostPlaces = 3;

const backups: MailBlock = {
  group: [
    { heading: 'Backups' },
    "Backups are on the site's machine only. If it is lost, so are patients' requests. Whoever runs the machine can set a second place: BACKUP_REPOSITORY.",
  ],
};

/** Something to do, as Today has it. What is done on a screen of its own, such as Facts, is one thing. */
type Thing = { title: string; note: string; findings: readonly FieldFinding[]; href: string };

const thingsOf = ({ detail, entries, href, isWaiting, title }: WaitingGroup): Thing[] =>
  entries.some(({ findings }) => findings.length > 0)
    ? entries.map((entry) => ({ ...entry, href, title: entry.count > 1 ? `${entry.title} (${entry.count})` : entry.title }))
    : isWaiting
      ? [{ title, note: detail, findings: [], href }]
      : [];

/** A thing with its first fields. */
function blocksOf({ findings, href, note, title }: Thing, deskUrl: string | undefined): MailBlock[] {
  const messages = [...Map.groupBy(findings, ({ message }) => message)];
  const shown = messages.slice(0, mostPlaces).map(([text, same]) => {
    const places = new Map(same.map((found) => [placeName(found), found]));
    const details = [...places].map(([name, { field, file }]) =>
      deskUrl ? { text: name, address: deskUrl + editHref(file, field) } : name,
    );
    return { text, details: details.slice(0, mostPlaces) };
  });
  const isAll = messages.length > 0 && messages.length <= mostPlaces;
  return [
    { heading: title },
    ...(note ? [note] : []),
    ...(shown.length > 0 ? [{ items: shown }] : []),
    ...(isAll || !deskUrl ? [] : [{ link: 'See them all at the desk', address: deskUrl + href }]),
  ];
}

/** @param date in London. It forms the message id, so that retries send the same mail */
export function contentReportMail(
  groups: readonly WaitingGroup[],
  date: string,
  services: MailServices & { config: Pick<Config, 'deskUrl' | 'hasSecondBackup'> },
) {
  const { config, content } = services;
  const { name, contacts } = content.organisation;
  const things = groups.flatMap(thingsOf);
  const number = things.length + (config.hasSecondBackup ? 0 : 1);
  const rest = things.slice(mostThings).map(({ title }) => ({ text: title, details: [] }));
  const count = number === 1 ? '1 thing needs your attention' : `${number} things need your attention`;
  const envelope = {
    id: `content-report-${date}`,
    to: contacts.operations.email,
    subject: `${name}: website content, ${longDate(date)}`,
  };
  return composeMail(services, envelope, [
    { heading: number === 0 ? 'Nothing needs your attention this week' : count },
    `We checked the content of ${config.baseUrl} on ${longDate(date)}.${rest.length > 0 ? ' These three come first.' : ''}`,
    ...things.slice(0, mostThings).map((thing) => ({ group: blocksOf(thing, config.deskUrl) })),
    ...(rest.length > 0 ? [{ group: [{ heading: 'Also waiting' }, { items: rest }] }] : []),
    ...(config.hasSecondBackup ? [] : [backups]),
    ...(things.length > 0 ? atDesk(config, 'Open the desk', '/') : []),
  ]);
}

/** Mails the site's owner every Monday what waits at the desk in the content, and was not dismissed. */
export const contentReport: Job<Services> = {
  name: 'content-report',
  queue: { ...retriesForADay, policy: 'short' },
  schedule: { cron: '0 8 * * 1', options: { tz: 'Europe/London', missed: 'once' } },
  async run(services) {
    const { clock, live, log, mailer, pool } = services;
    const { date } = londonParts(clock());
    const [faults, dismissals] = await Promise.all([lastingLinkFaults(pool), listDismissals(pool)]);
    const groups = contentGroups(live, { faults, dismissals, today: date });
    await mailer.send(contentReportMail(groups, date, services));
    log.info({ groups: groups.filter(({ isWaiting }) => isWaiting).length }, 'content report sent');
  },
};
