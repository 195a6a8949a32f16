import { byHeading, describePlace, type Finding } from '../../content/check.ts';
import type { Organisation } from '../../content/schema/organisation.ts';
import { escapeMarkup } from '../platform/escape-markup.ts';
import type { Mail } from '../platform/mail/mailer.ts';

const closing = 'How to change each of these is in content/README.md.';

type Report = {
  organisation: Pick<Organisation, 'name' | 'contacts'>;
  findings: readonly Finding[];
  /** London's date. It forms the message id, so that retries send the same mail. */
  date: string;
  base: string;
};

export function contentReportMail({ organisation, findings, date, base }: Report): Mail {
  const groups = byHeading(findings);
  const count = findings.length === 1 ? '1 thing needs a person' : `${findings.length} things need a person`;
  const outcome = findings.length === 0 ? 'Nothing needs you this week' : count;
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

  const html = [
    `<p>${escapeMarkup(intro)}</p>`,
    ...groups.map(({ heading, items }) => {
      const rows = items.map((item) => {
        const details = item.details.map((detail) => `<br>${escapeMarkup(detail)}`).join('');
        return `<li>${escapeMarkup(item.message)} <small>(${escapeMarkup(places(item))})</small>${details}</li>`;
      });
      return `<h2>${escapeMarkup(heading)}</h2>\n<ul>\n${rows.join('\n')}\n</ul>`;
    }),
    `<p>${closing}</p>`,
  ].join('\n');

  return {
    to: organisation.contacts.operations.email,
    subject: `${organisation.name}: website content, ${date}`,
    text,
    html,
    messageId: `<content-report-${date}@${new URL(base).hostname}>`,
  };
}
