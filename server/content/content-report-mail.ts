import { byHeading, describePlace, type Finding } from '../../content/check.ts';
import type { SiteContent } from '../../content/schema/site.ts';
import { longDate } from '../../domain/london-time.ts';
import { composeMail } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mailer.ts';

const closing = 'Change them at the desk.';

type Report = {
  content: Pick<SiteContent, 'brand' | 'organisation'>;
  findings: readonly Finding[];
  /** London's date. It forms the message id, so that retries send the same mail. */
  date: string;
  base: string;
};

export function contentReportMail({ content: { brand, organisation }, findings, date, base }: Report): Mail {
  const count = findings.length === 1 ? '1 thing needs your attention' : `${findings.length} things need your attention`;
  const outcome = findings.length === 0 ? 'Nothing needs your attention this week' : count;
  const intro = `The content of ${base} was checked on ${longDate(date)}. ${outcome}.`;
  const places = (finding: Finding) => finding.places.map(describePlace).join(', ');

  return {
    ...composeMail(brand, `${organisation.name}: website content, ${longDate(date)}`, [
      intro,
      ...byHeading(findings).map(({ heading, items }) => ({
        group: [
          { heading },
          { items: items.map((item) => ({ text: `${item.message} (${places(item)})`, details: item.details })) },
        ],
      })),
      { lines: [closing], isSoft: true },
    ]),
    to: organisation.contacts.operations.email,
    messageId: `<content-report-${date}@${new URL(base).hostname}>`,
  };
}
