import { byHeading, describePlace, type Finding } from '../../content/check.ts';
import type { Organisation } from '../../content/schema/organisation.ts';
import type { Mail } from '../platform/mail/mailer.ts';

const closing = 'content/README.md explains how to change each of these.';

type Report = {
  organisation: Pick<Organisation, 'name' | 'contacts'>;
  findings: readonly Finding[];
  /** London's date. It forms the message id, so that retries send the same mail. */
  date: string;
  base: string;
};

export function contentReportMail({ organisation, findings, date, base }: Report): Mail {
  const groups = byHeading(findings);
  const count = findings.length === 1 ? '1 thing needs your attention' : `${findings.length} things need your attention`;
  const outcome = findings.length === 0 ? 'Nothing needs your attention this week' : count;
  const intro = `The content of ${base} was checked on ${date}. ${outcome}.`;
  const places = (finding: Finding) => finding.places.map(describePlace).join(', ');

  const text = [
    intro,
    ...groups.map(({ heading, items }) => {
      const lines = items.map((item) =>
        [`- ${item.message} (${places(item)})`, ...item.details.map((detail) => `    ${detail}`)].join('\n'),
      );
      return `${heading}\n${lines.join('\n')}`;
    }),
    closing,
  ].join('\n\n');

  return {
    to: organisation.contacts.operations.email,
    subject: `${organisation.name}: website content, ${date}`,
    text,
    messageId: `<content-report-${date}@${new URL(base).hostname}>`,
  };
}
